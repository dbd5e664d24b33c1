import { createContext, useContext } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import type { Edit, Value } from '../records/edit-source';
import { type Field, isSameField, keyOf, type RecordPlace } from '../shared/field';
import { type DeskFault, type DeskRecord, type FieldSchema, valueAt } from '../shared/protocol';
import { applyEdit, summarize } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { nameOf, readAt, recordOf, savedValueAt, summarizeFaults, unsavedEditAt, unsavedEditsIn } from './lookups';
import { applyTogether, changeField, resolveConflict } from './saving';
import { open, useDesk } from './store';

/** How a form reads and changes what it shows: a record, or something new that is not complete yet. */
export type Form = {
  /** Where the value stands, or will. */
  at: Field;
  /** What the form shows: what is written, with what is typed over it. */
  value: Value | undefined;
  /** All that is wrong there, and perhaps elsewhere. */
  faults: DeskFault[];
  /** In no record yet. */
  isNew?: boolean;
  /** Keeps what is typed; `at once` where nothing is being typed, or no more. */
  type(edit: Edit, atOnce?: boolean): void;
  /** Changes what stands there, all of it or nothing, and gives what is wrong; nothing where it is written. */
  edit(...edits: Edit[]): Promise<DeskFault[]>;
  /** Of a draft, the page that is most like it. */
  model?: DeskRecord | undefined;
};

/** What a field may hold, where it stands, and whether its record may do without it. */
export type FieldProps = { schema: FieldSchema; path: Path; depth?: number; isOptional?: boolean };

/** What every input needs: its name and text, how it changes it, and what ties it to its label and remarks. */
export type InputProps = {
  title: string;
  text: string;
  set(value: Value, atOnce?: boolean): void;
  shared: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined; onFocus(): void };
};

/** The form in which a field stands. */
export const FormContext = createContext({} as Form);
export const useForm = () => useContext(FormContext);

/** Where a place of what a form shows stands in its record. */
export const fieldIn = ({ at }: Form, path: Path): Field => ({ ...at, path: [...at.path, ...path] });

/** What is wrong at a place itself of what a form shows. */
export const faultsAt = (form: Form, path: Path) =>
  form.faults.filter((fault) => isSameField(fault, fieldIn(form, path)));

/** The form of a record that there is. */
export function useRecordForm({ file, record }: RecordPlace): Form {
  const { state } = useDesk();
  const place = { file, record };
  const found = recordOf(place);
  const typed = unsavedEditsIn(place);
  /** What was wrong before what is being typed may be so no more; what is only left, as it is written, moves nothing. */
  const isStale = (fault: DeskFault) => {
    const edit = unsavedEditAt(fault)?.edit;
    return edit && !('value' in edit && JSON.stringify(edit.value) === JSON.stringify(savedValueAt(fault)));
  };
  return {
    at: { ...place, path: [] },
    value: typed.reduce<Value | undefined>((value, { edit }) => applyEdit(value, edit), found?.value),
    faults: [
      ...typed.flatMap(({ faults }) => faults),
      ...[...state.faults, ...state.warnings, ...(found?.draft?.faults ?? [])].filter((fault) => !isStale(fault)),
    ],
    type: (edit, atOnce) => {
      const title = nameOf({ ...place, path: edit.path });
      changeField({ ...place, edit, expected: valueAt(found?.value, edit.path), title }, atOnce);
    },
    edit: async (...edits) => {
      const outcome = await applyTogether(edits.map((edit) => ({ ...place, edit })));
      if (outcome?.kind === 'saved') return [];
      if (outcome?.kind === 'refused') return outcome.faults;
      const [edit] = edits;
      const path = edit?.kind === 'insert' ? [...edit.path, edit.index] : (edit?.path ?? []);
      return [{ ...place, path, sentence: outcome?.sentence ?? 'Pas encore enregistré : le bureau est fermé.' }];
    },
    model: state.records.find((one) => one.file === found?.draft?.model),
  };
}

/** A form of a value that is not in its record yet: it will stand at `at`. What was wrong with `refused` may be right now. */
export function formOf(at: Field, value: Value, all: DeskFault[], save: (value: Value) => void, refused = value): Form {
  const change = (...edits: Edit[]) => save(edits.reduce<Value | undefined>(applyEdit, value) ?? null);
  const isSame = (path: Path) => JSON.stringify(valueAt(value, path)) === JSON.stringify(valueAt(refused, path));
  const faults = all.filter(({ path }) => isSame(path.slice(at.path.length)));
  return {
    at,
    value,
    faults,
    isNew: true,
    type: (edit) => change(edit),
    edit: async (...edits) => {
      change(...edits);
      return [];
    },
  };
}

/** Links to fields of any record, by their names; in a list, with what they say, or their `excerpt`. */
export const FieldLinks = ({ fields, look }: { fields: (Field & { excerpt?: string })[]; look?: 'item' }) =>
  fields.map((field) => (
    <Button key={keyOf(field)} look={look} onClick={() => open(field)}>
      {nameOf(field)}
      {look && <span className={styles.excerpt}>{typeset(field.excerpt ?? summarize(readAt(field)) ?? '')}</span>}
    </Button>
  ));

const printFullValue = (value?: Value) =>
  (typeof value === 'number' ? String(value) : summarize(value, Infinity)) ?? 'rien';

/** What is wrong here, and what somebody else has written meanwhile. */
export function Remarks({ path, id }: { path: Path; id?: string }) {
  const form = useForm();
  const typed = unsavedEditAt(fieldIn(form, path));
  const faults = faultsAt(form, path);
  // What is wrong elsewhere because of what is typed here is read here, too.
  const elsewhere = faults.length === 0 ? (typed?.faults ?? []) : [];
  return (
    <>
      {faults.length > 0 && (
        <p className={styles.fault} id={id}>
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {elsewhere.length > 0 && <p className={styles.fault}>{summarizeFaults(elsewhere)}</p>}
      {typed?.conflict && (
        <div className={styles.conflict} role="alert">
          <p>{typed.conflict.sentence}</p>
          <p>Maintenant : « {printFullValue(typed.conflict.found)} »</p>
          <p>Ce que vous avez tapé : « {printFullValue('value' in typed.edit ? typed.edit.value : undefined)} »</p>
          <Button onClick={() => resolveConflict(typed, true)}>Garder ce que j’ai tapé</Button>{' '}
          <Button onClick={() => resolveConflict(typed, false)}>Garder l’autre</Button>
        </div>
      )}
    </>
  );
}
