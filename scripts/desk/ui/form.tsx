import { createContext, useContext } from 'react';
import type { Edit, Path, Value } from '../edit-source';
import { type DeskFault, type FieldSchema, valueAt } from '../protocol';
import { type Field, sameField } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { edited, summary } from './schema';
import {
  act,
  change,
  type Draft,
  decide,
  draftAt,
  draftsOf,
  nameOf,
  recordOf,
  type Snapshot,
  saveDrafts,
  showOnPage,
} from './store';

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
  type(edit: Edit, atOnce?: boolean): void;
  /** Changes what stands there, and gives what is wrong; nothing where it is written. */
  edit(edit: Edit): Promise<DeskFault[]>;
  /** Leaves a field: what was typed need not wait. */
  leave(): void;
  show(field: Field): void;
  /** Shows a place on its page; what is not in a record yet is on none. */
  look?(path: Path): void;
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

/** The form of a record that there is. */
export function recordForm({ snapshot, file, record, show }: FormPlace): Form {
  const place = { file, record };
  const value = recordOf(snapshot.state, file, record)?.value;
  const drafts = draftsOf(snapshot, place);
  const faults = [...drafts.flatMap(({ faults }) => faults), ...snapshot.state.faults];
  const asked = (edit: Edit) => {
    const title = nameOf(snapshot, { ...place, path: edit.path });
    return { ...place, edit, was: valueAt(value, edit.path), title };
  };
  return {
    ...{ snapshot, file, record, show },
    value: drafts.reduce<Value | undefined>((typed, draft) => edited(typed, draft.edit), value),
    draft: (path) => draftAt(snapshot, { ...place, path }),
    faults: (path) => faultsAt(faults, { ...place, path }),
    type: (edit, atOnce) => change(asked(edit), atOnce),
    edit: async (edit) => {
      const outcome = await act('changer', { edits: [asked(edit)] });
      return outcome?.kind === 'refused' ? outcome.faults : [];
    },
    leave: saveDrafts,
    look: (path) => showOnPage({ ...place, path }),
  };
}

/** A form of a value that is not in its record yet: it will stand `at` there. */
export function formOf(
  { snapshot, file, record, show }: FormPlace,
  at: Path,
  value: Value,
  faults: DeskFault[],
  save: (value: Value) => void,
): Form {
  const change = (edit: Edit) => save(edited(value, edit) ?? null);
  return {
    ...{ snapshot, file, record, show },
    value,
    draft: () => undefined,
    faults: (path) => faultsAt(faults, { file, record, path: [...at, ...path] }),
    type: change,
    edit: async (edit) => {
      change(edit);
      return [];
    },
    leave: () => {},
  };
}

/** What is wrong at a place itself. */
export const faultsAt = (faults: DeskFault[], field: Field) => faults.filter((fault) => sameField(fault, field));

/** Leads to the place of a form that was asked for, or to the nearest part around it, and opens what it lies in. */
export function leadTo(path: Path): void {
  const places = [...document.querySelectorAll<HTMLElement>('main [data-path]')];
  const place = path
    .map((_, depth) => JSON.stringify(path.slice(0, path.length - depth)))
    .flatMap((name) => places.find(({ dataset }) => dataset.path === name) ?? [])
    .at(0);
  for (let part = place?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true;
  place?.scrollIntoView({ block: place.tagName === 'DETAILS' ? 'start' : 'center' });
  const fields = ['input:not([type=file]), textarea, select', 'button, summary'];
  fields.flatMap((kind) => place?.querySelector<HTMLElement>(kind) ?? [])[0]?.focus();
}

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
          <Button onClick={() => decide(draft, true)}>Garder ce que j’ai tapé</Button>{' '}
          <Button onClick={() => decide(draft, false)}>Garder l’autre</Button>
        </div>
      )}
    </>
  );
}
