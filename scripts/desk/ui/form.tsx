import { createContext, useContext } from 'react';
import type { Edit, Path, Value } from '../edit-source';
import { type DeskFault, type DeskRecord, type FieldSchema, valueAt } from '../protocol';
import { type Field, sameField } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { edited, summary } from './schema';
import {
  change,
  decide,
  modelOf,
  nameOf,
  open,
  recordOf,
  type Typed,
  takeTogether,
  typedAt,
  typedIn,
  useDesk,
} from './store';

/** How a form reads and changes what it shows: a record, or something new that is not complete yet. */
export type Form = {
  file: string;
  record: string;
  /** Where the value stands in the record, if that is not all of it. */
  at?: Path;
  /** What the form shows: what is written, with what is typed over it. */
  value: Value | undefined;
  faults(path: Path): DeskFault[];
  /** Keeps what is typed; `at once` where nothing is being typed, or no more. */
  type(edit: Edit, atOnce?: boolean): void;
  /** Changes what stands there, and gives what is wrong; nothing where it is written. */
  edit(edit: Edit): Promise<DeskFault[]>;
  /** What was typed for a place and is not written. */
  typed?(path: Path): Typed | undefined;
  /** The record by whose page its own fields are seen: itself, or a draft's model; what is in no record yet has none. */
  seen?: DeskRecord | undefined;
};

/** What a field may hold, where it stands, and whether its record may do without it. */
export type FieldProps = { schema: FieldSchema; path: Path; depth?: number; isOptional?: boolean };

/** What every input needs: its name and text, how it changes it, and what ties it to its label and remarks. */
export type InputProps = {
  title: string;
  text: string;
  set(value: Value, atOnce?: boolean): void;
  shared: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
};

const FormContext = createContext<Form | undefined>(undefined);
export const FormProvider = FormContext.Provider;

export function useForm(): Form {
  const form = useContext(FormContext);
  if (!form) throw new Error('a field stands in a form');
  return form;
}

/** The form of a record that there is. */
export function useRecordForm({ file, record }: Pick<Field, 'file' | 'record'>): Form {
  const { state } = useDesk();
  const place = { file, record };
  const found = recordOf(place);
  const typed = typedIn(place);
  const faults = [...typed.flatMap(({ faults }) => faults), ...state.faults, ...(found?.lacks ?? [])];
  return {
    ...place,
    value: typed.reduce<Value | undefined>((value, { edit }) => edited(value, edit), found?.value),
    faults: (path) => faultsAt(faults, { ...place, path }),
    type: (edit, atOnce) => {
      const title = nameOf({ ...place, path: edit.path });
      change({ ...place, edit, was: valueAt(found?.value, edit.path), title }, atOnce);
    },
    edit: async (edit) => {
      const outcome = await takeTogether([{ ...place, edit }]);
      if (outcome?.kind === 'saved') return [];
      if (outcome?.kind === 'refused') return outcome.faults;
      const path = edit.kind === 'insert' ? [...edit.path, edit.index] : edit.path;
      return [{ ...place, path, sentence: outcome?.sentence ?? 'Pas encore enregistré : le bureau est fermé.' }];
    },
    typed: (path) => typedAt({ ...place, path }),
    seen: found?.lacks ? modelOf(found, state) : found,
  };
}

/** A form of a value that is not in its record yet: it will stand at `field`. */
export function formOf(field: Field, value: Value, faults: DeskFault[], save: (value: Value) => void): Form {
  const change = (edit: Edit) => save(edited(value, edit) ?? null);
  return {
    file: field.file,
    record: field.record,
    at: field.path,
    value,
    faults: (path) => faultsAt(faults, { ...field, path: [...field.path, ...path] }),
    type: change,
    edit: async (edit) => {
      change(edit);
      return [];
    },
  };
}

/** What is wrong at a place itself. */
export const faultsAt = (faults: DeskFault[], field: Field) => faults.filter((fault) => sameField(fault, field));

/** Links to fields of any record, by their names. */
export const FieldLinks = ({ fields, look }: { fields: Field[]; look?: 'item' }) =>
  fields.map((field) => (
    <Button key={JSON.stringify(field)} look={look} onClick={() => open(field)}>
      {nameOf(field)}
    </Button>
  ));

/** What is wrong here, and what somebody else has written meanwhile. */
export function Remarks({ path, id }: { path: Path; id?: string }) {
  const form = useForm();
  const typed = form.typed?.(path);
  const faults = form.faults(path);
  return (
    <>
      {faults.length > 0 && (
        <p className={styles.fault} id={id}>
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {typed?.conflict && (
        <div className={styles.conflict} role="alert">
          <p>{typed.conflict.sentence}</p>
          <p>Maintenant : « {summary(typed.conflict.found) ?? 'rien'} »</p>
          <p>Ce que vous avez tapé : « {summary('value' in typed.edit ? typed.edit.value : undefined) ?? 'rien'} »</p>
          <Button onClick={() => decide(typed, true)}>Garder ce que j’ai tapé</Button>{' '}
          <Button onClick={() => decide(typed, false)}>Garder l’autre</Button>
        </div>
      )}
    </>
  );
}
