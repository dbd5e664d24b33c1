import { type ReactNode, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import { capitalize } from '../../../data/model/text/capitalize';
import type { Edit, Value } from '../records/edit-source';
import { type DeskFault, type FieldSchema, valueAt } from '../shared/protocol';
import { withoutMark } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { type Form, FormContext, fieldIn, formOf, useForm } from './form';
import { nameOfEntry } from './lookups';
import { pendingEntryKey, savePendingEntry, useDesk } from './store';

/**
 * Returns the key of the field that names the record described by the texts of a part; undefined if the part has no
 * such texts.
 */
export const subjectOf = ({ properties = {} }: FieldSchema): string | undefined =>
  Object.values(properties).find(({ subject }) => subject)?.subject;

type AboutSubjectProps = { schema: FieldSchema; path: Path; children(path: Path): ReactNode };

/**
 * Wraps the fields of a part in which texts describe the record that another field names. For example, a text gives the
 * reason why a town is in a list. If the owner chooses another record, the texts become empty. The part is saved once
 * the owner has filled them in.
 */
export function AboutSubject({ schema, path, children }: AboutSubjectProps) {
  const form = useForm();
  const { pendingEntries } = useDesk();
  const [{ faults, refusedValue }, setRefusal] = useState<{ faults: DeskFault[]; refusedValue?: Value }>({
    faults: [],
  });
  const subject = subjectOf(schema);
  if (subject === undefined || form.isNew) return children(path);

  const field = fieldIn(form, path);
  const value = (withoutMark(valueAt(form.value, path)) ?? {}) as Record<string, Value>;
  const texts = Object.entries(schema.properties ?? {}).filter(
    ([key, property]) => property.subject === subject && value[key],
  );
  const name = nameOfEntry(value[subject]) ?? '';
  const title = `autre choix que ${name}`;
  const entryKey = pendingEntryKey(field, title);
  const pendingValue = pendingEntries.get(entryKey)?.value as Record<string, Value> | undefined;
  const savePending = (next: Value) => savePendingEntry(entryKey, { ...field, title, isChange: true, value: next });
  const discard = () => {
    savePendingEntry(entryKey, undefined);
    setRefusal({ faults: [] });
  };

  /** Starts a pending change of the texts if the owner chooses another subject. Passes all other edits to the form. */
  const handleInput: Form['handleInput'] = (edit, immediately) => {
    const isOtherSubject = edit.kind === 'set' && edit.path.join() === [...path, subject].join() && texts.length > 0;
    if (!isOtherSubject) return form.handleInput(edit, immediately);
    savePending({ ...value, ...Object.fromEntries(texts.map(([key]) => [key, ''])), [subject]: edit.value });
  };
  const save = async (newValue: Record<string, Value>) => {
    const keys = Object.keys(newValue).filter((key) => JSON.stringify(newValue[key]) !== JSON.stringify(value[key]));
    const edits = keys.map((key): Edit => ({ kind: 'set', path: [...path, key], value: newValue[key]! }));
    const newFaults = await form.applyEdits(...edits);
    if (newFaults.length === 0) discard();
    else setRefusal({ faults: newFaults, refusedValue: newValue });
  };
  const handlePendingChange = (next: Value) =>
    (next as Record<string, Value>)[subject] === value[subject] ? discard() : savePending(next);

  return (
    <>
      <FormContext
        value={
          pendingValue
            ? formOf(field, pendingValue, faults, handlePendingChange, refusedValue)
            : { ...form, handleInput }
        }
      >
        {children(pendingValue ? [] : path)}
      </FormContext>
      {pendingValue && (
        <div className={styles.newEntry}>
          <p className={styles.hint}>
            {texts
              .map(([key, text]) => typeset(`${capitalize(text.title)}, pour ${name} : « ${value[key]} »`))
              .join('\n')}
          </p>
          <Button variant="action" onClick={() => save(pendingValue)}>
            Remplacer
          </Button>{' '}
          <Button
            onClick={() =>
              savePending({ ...pendingValue, ...Object.fromEntries(texts.map(([key]) => [key, value[key]!])) })
            }
          >
            Reprendre l’ancien texte
          </Button>{' '}
          <Button onClick={discard}>Garder {name}</Button>
        </div>
      )}
    </>
  );
}
