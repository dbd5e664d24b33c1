import { type ReactNode, useState } from 'react';
import { typeset } from '../../../components/typography/typeset';
import type { Path } from '../../../data/model/owner-facts';
import type { Edit, Value } from '../records/edit-source';
import { type DeskFault, type FieldSchema, valueAt } from '../shared/protocol';
import { capitalize, withoutMark } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { type Form, FormContext, fieldIn, formOf, useForm } from './form';
import { entryName } from './lookups';
import { begunPlace, savePendingEntry, useDesk } from './store';

/** Returns the field of a part that names the record its texts are about; undefined if they are about no record. */
export const subjectOf = ({ properties = {} }: FieldSchema): string | undefined =>
  Object.values(properties).find(({ subject }) => subject)?.subject;

type AboutSubjectProps = { schema: FieldSchema; path: Path; children(path: Path): ReactNode };

/**
 * A part with texts about the record that one of its fields names, as the reason why a town is in a list. If the owner
 * chooses another record, the texts are asked for again, and the part is written once they are given.
 */
export function AboutSubject({ schema, path, children }: AboutSubjectProps) {
  const form = useForm();
  const { begun: allBegun } = useDesk();
  const [{ faults, refused }, setRefusal] = useState<{ faults: DeskFault[]; refused?: Value }>({ faults: [] });
  const subject = subjectOf(schema);
  if (subject === undefined || form.isNew) return children(path);

  const field = fieldIn(form, path);
  const value = (withoutMark(valueAt(form.value, path)) ?? {}) as Record<string, Value>;
  const texts = Object.entries(schema.properties ?? {}).filter(
    ([key, property]) => property.subject === subject && value[key],
  );
  const name = entryName(value[subject]) ?? '';
  const title = `autre choix que ${name}`;
  const place = begunPlace(field, title);
  const begun = allBegun.get(place)?.value as Record<string, Value> | undefined;
  const keep = (next: Value) => savePendingEntry(place, { ...field, title, isChange: true, value: next });
  const end = () => {
    savePendingEntry(place, undefined);
    setRefusal({ faults: [] });
  };

  /** Writes what is typed, but for another subject: that begins a change of all that is about it. */
  const type: Form['type'] = (edit, atOnce) => {
    const isOther = edit.kind === 'set' && edit.path.join() === [...path, subject].join() && texts.length > 0;
    if (!isOther) return form.type(edit, atOnce);
    keep({ ...value, ...Object.fromEntries(texts.map(([key]) => [key, ''])), [subject]: edit.value });
  };
  const save = async (changed: Record<string, Value>) => {
    const keys = Object.keys(changed).filter((key) => JSON.stringify(changed[key]) !== JSON.stringify(value[key]));
    const edits = keys.map((key): Edit => ({ kind: 'set', path: [...path, key], value: changed[key]! }));
    const found = await form.edit(...edits);
    if (found.length === 0) end();
    else setRefusal({ faults: found, refused: changed });
  };
  const change = (next: Value) => ((next as Record<string, Value>)[subject] === value[subject] ? end() : keep(next));

  return (
    <>
      <FormContext value={begun ? formOf(field, begun, faults, change, refused) : { ...form, type }}>
        {children(begun ? [] : path)}
      </FormContext>
      {begun && (
        <div className={styles.newEntry}>
          <p className={styles.hint}>
            {texts
              .map(([key, text]) => typeset(`${capitalize(text.title)}, pour ${name} : « ${value[key]} »`))
              .join('\n')}
          </p>
          <Button look="action" onClick={() => save(begun)}>
            Remplacer
          </Button>{' '}
          <Button onClick={() => keep({ ...begun, ...Object.fromEntries(texts.map(([key]) => [key, value[key]!])) })}>
            Reprendre l’ancien texte
          </Button>{' '}
          <Button onClick={end}>Garder {name}</Button>
        </div>
      )}
    </>
  );
}
