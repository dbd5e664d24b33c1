import { createContext, useContext } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import type { Edit, Value } from '../records/edit-source';
import { type Field, isSameField, keyOf, type RecordPlace } from '../shared/field';
import { type DeskFault, type DeskRecord, type FieldSchema, valueAt } from '../shared/protocol';
import { applyEdit, summarize } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import {
  nameOf,
  printedTextAt,
  recordOf,
  savedValueAt,
  summarizeFaults,
  unsavedEditAt,
  unsavedEditsIn,
} from './lookups';
import { applyTogether, changeField, resolveConflict } from './saving';
import { openForm, useDesk } from './store';

/** The record or the pending entry that a form shows, with the functions that change its value. */
export type Form = {
  /** The field of data/ that holds the value, or that will hold the value once it is added. */
  field: Field;
  /** The saved value with the unsaved edits applied. */
  value: Value | undefined;
  /** The faults of the value, and the faults that it causes in other records. */
  faults: DeskFault[];
  /** True for a pending entry, which is in no record yet. */
  isNew?: boolean;
  /**
   * Keeps a typed value and saves it after a pause, or `immediately` for a click or a field that has lost the focus.
   */
  handleInput(edit: Edit, immediately?: boolean): void;
  /** Saves all edits or none. Resolves to the faults, or to an empty list if the edits are saved. */
  applyEdits(...edits: Edit[]): Promise<DeskFault[]>;
  /** The published page that is most similar to a draft; undefined for other records. */
  model?: DeskRecord | undefined;
};

/** The schema and path of a field. `isOptional` if its record may omit it. */
export type FieldProps = { schema: FieldSchema; path: Path; depth?: number; isOptional?: boolean };

/**
 * Props of every input. `inputProps` are attributes that connect the element with its label, its hint and its faults.
 */
export type InputProps = {
  title: string;
  text: string;
  setValue(value: Value, immediately?: boolean): void;
  inputProps: { id: string; 'aria-describedby': string; 'aria-invalid': true | undefined; onFocus(): void };
};

export const FormContext = createContext({} as Form);
/** Returns the form that contains the calling component. */
export const useForm = () => useContext(FormContext);

/** Returns the field of data/ for a path within a form. */
export const fieldIn = ({ field }: Form, path: Path): Field => ({ ...field, path: [...field.path, ...path] });

/** Returns the faults of exactly this path, without the faults of fields below it. */
export const faultsAt = (form: Form, path: Path) =>
  form.faults.filter((fault) => isSameField(fault, fieldIn(form, path)));

/** Returns the form of an existing record. */
export function useRecordForm({ file, record }: RecordPlace): Form {
  const { state } = useDesk();
  const recordPlace = { file, record };
  const deskRecord = recordOf(recordPlace);
  const edits = unsavedEditsIn(recordPlace);
  /** Returns true if an unsaved edit changes the field of a fault, because the edit may have corrected the fault. */
  const isStale = (fault: DeskFault) => {
    const edit = unsavedEditAt(fault)?.edit;
    return edit && !('value' in edit && JSON.stringify(edit.value) === JSON.stringify(savedValueAt(fault)));
  };
  return {
    field: { ...recordPlace, path: [] },
    value: edits.reduce<Value | undefined>((value, { edit }) => applyEdit(value, edit), deskRecord?.value),
    faults: [
      ...edits.flatMap(({ faults }) => faults),
      ...[...state.faults, ...state.warnings, ...(deskRecord?.draft?.faults ?? [])].filter((fault) => !isStale(fault)),
    ],
    handleInput: (edit, immediately) => {
      const title = nameOf({ ...recordPlace, path: edit.path });
      changeField({ ...recordPlace, edit, expected: valueAt(deskRecord?.value, edit.path), title }, immediately);
    },
    applyEdits: async (...edits) => {
      const outcome = await applyTogether(edits.map((edit) => ({ ...recordPlace, edit })));
      if (outcome?.kind === 'saved') return [];
      if (outcome?.kind === 'refused') return outcome.faults;
      const [edit] = edits;
      const path = edit?.kind === 'insert' ? [...edit.path, edit.index] : (edit?.path ?? []);
      return [{ ...recordPlace, path, sentence: outcome?.sentence ?? 'Pas encore enregistré : le bureau est fermé.' }];
    },
    model: state.records.find((candidate) => candidate.file === deskRecord?.draft?.model),
  };
}

/**
 * Returns the form of a value that will be saved at `field`. Shows a fault only while the value at its path equals the
 * value in `refusedValue`, because a changed value may be right.
 */
export function formOf(
  field: Field,
  value: Value,
  allFaults: DeskFault[],
  onChange: (value: Value) => void,
  refusedValue = value,
): Form {
  const change = (...edits: Edit[]) => onChange(edits.reduce<Value | undefined>(applyEdit, value) ?? null);
  const isSame = (path: Path) => JSON.stringify(valueAt(value, path)) === JSON.stringify(valueAt(refusedValue, path));
  const faults = allFaults.filter(({ path }) => isSame(path.slice(field.path.length)));
  return {
    field,
    value,
    faults,
    isNew: true,
    handleInput: (edit) => change(edit),
    applyEdits: async (...edits) => {
      change(...edits);
      return [];
    },
  };
}

/** Renders links to fields of any record. As list items, the links show the text of the field, or its `excerpt`. */
export const FieldLinks = ({ fields, variant }: { fields: (Field & { excerpt?: string })[]; variant?: 'item' }) =>
  fields.map((field) => (
    <Button key={keyOf(field)} variant={variant} onClick={() => openForm(field)}>
      {nameOf(field)}
      {variant && (
        <span className={styles.excerpt}>{typeset(field.excerpt ?? summarize(printedTextAt(field)) ?? '')}</span>
      )}
    </Button>
  ));

const printFullValue = (value?: Value) =>
  (typeof value === 'number' ? String(value) : summarize(value, Infinity)) ?? 'rien';

/** Renders the faults of a field, and the choice between two values if the file was changed while the owner typed. */
export function Remarks({ path, id }: { path: Path; id?: string }) {
  const form = useForm();
  const unsavedEdit = unsavedEditAt(fieldIn(form, path));
  const faults = faultsAt(form, path);
  // Shows faults that this edit causes in other records, if the field itself has no fault.
  const elsewhere = faults.length === 0 ? (unsavedEdit?.faults ?? []) : [];
  return (
    <>
      {faults.length > 0 && (
        <p className={styles.fault} id={id}>
          {faults.map(({ sentence }) => sentence).join(' ')}
        </p>
      )}
      {elsewhere.length > 0 && <p className={styles.fault}>{summarizeFaults(elsewhere)}</p>}
      {unsavedEdit?.conflict && (
        <div className={styles.conflict} role="alert">
          <p>{unsavedEdit.conflict.sentence}</p>
          <p>Maintenant : « {printFullValue(unsavedEdit.conflict.found)} »</p>
          <p>
            Ce que vous avez tapé : « {printFullValue('value' in unsavedEdit.edit ? unsavedEdit.edit.value : undefined)}{' '}
            »
          </p>
          <Button onClick={() => resolveConflict(unsavedEdit, true)}>Garder ce que j’ai tapé</Button>{' '}
          <Button onClick={() => resolveConflict(unsavedEdit, false)}>Garder l’autre</Button>
        </div>
      )}
    </>
  );
}
