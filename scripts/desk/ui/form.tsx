import { createContext, useContext } from 'react';
import type { Edit, Path, Value } from '../edit-source';
import type { DeskFault, FieldSchema } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { edited, summary } from './schema';
import { type Draft, decide, type Snapshot } from './store';

/** How a form reads and changes what it shows: a record, or something new that is not complete yet. */
export type Form = {
  snapshot: Snapshot;
  file: string;
  record: string;
  /** What the form shows: what is written, with what is typed over it. */
  value: Value | undefined;
  /** What was typed for a place and is not written. */
  draft(path: Path): Draft | undefined;
  faults(path: Path): DeskFault[];
  /** Keeps what is typed; `at once` where nothing is being typed. */
  type(edit: Edit, title: string, atOnce?: boolean): void;
  /** Changes what stands there, and gives what is wrong; nothing where it is written. */
  edit(edit: Edit, title: string): Promise<DeskFault[]>;
  /** Leaves a field: what was typed need not wait. */
  leave(): void;
  /** The place that is to have the focus. */
  focus?: Path;
  show(field: Field): void;
};

/** What a field may hold, where it stands, and whether its record may do without it. */
export type FieldProps = { schema: FieldSchema; path: Path; depth?: number; isOptional?: boolean };

/** What every input needs: its text, how it changes it, and the attributes that tie it to its label and remarks. */
export type InputProps = {
  text: string;
  set(value: Value, atOnce?: boolean): void;
  shared: { id: string; onBlur(): void; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

const FormContext = createContext<Form | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

type FormPlace = Pick<Form, 'snapshot' | 'file' | 'record' | 'show'>;

/** A form of a value that is not in its record yet: it will stand `at` there. */
export function formOf(
  form: FormPlace,
  at: Path,
  value: Value,
  faults: DeskFault[],
  save: (value: Value) => void,
): Form {
  const change = (edit: Edit) => save(edited(value, edit) ?? null);
  const { snapshot, file, record, show } = form;
  return {
    snapshot,
    file,
    record,
    show,
    value,
    draft: () => undefined,
    faults: (path) => faultsAt(faults, form, [...at, ...path]),
    type: change,
    edit: async (edit) => {
      change(edit);
      return [];
    },
    leave: () => {},
  };
}

/** What is wrong at a place itself. */
export const faultsAt = (faults: DeskFault[], { file, record }: Pick<Form, 'file' | 'record'>, path: Path) =>
  faults.filter((fault) => fault.file === file && fault.record === record && fault.path.join() === path.join());

/** What is wrong here, and what somebody else has written meanwhile. */
export function Remarks({ path, id }: { path: Path; id?: string }) {
  const form = useForm();
  const draft = form.draft(path);
  const faults = form.faults(path);
  return (
    <>
      {faults.length > 0 && (
        <p className={styles.fault} id={id}>
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {draft?.conflict && (
        <div className={styles.conflict} role="alert">
          <p>{draft.conflict.sentence}</p>
          <p>Maintenant : « {summary(draft.conflict.found) ?? 'rien'} »</p>
          <p>Ce que vous avez tapé : « {summary('value' in draft.edit ? draft.edit.value : undefined) ?? 'rien'} »</p>
          <button type="button" className={styles.quiet} onClick={() => decide(draft, true)}>
            Garder ce que j’ai tapé
          </button>{' '}
          <button type="button" className={styles.quiet} onClick={() => decide(draft, false)}>
            Garder l’autre
          </button>
        </div>
      )}
    </>
  );
}
