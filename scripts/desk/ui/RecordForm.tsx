import { useEffect } from 'react';
import type { Path } from '../edit-source';
import { type DeskEdit, type DeskFault, type FieldSchema, valueAt } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { AnyField, capital, type Form, FormProvider, faultsAt, withValue } from './fields';
import { act, change, draftAt, recordOf, type Snapshot, saveDrafts, schemaAt } from './store';

type Props = {
  snapshot: Snapshot;
  file: string;
  record: string;
  focus: Path;
  others: Field[];
  open(field: Field): void;
};

/** The form of a record; `others` are fields that the same text of the page may come from. */
export function RecordForm({ snapshot, file, record, focus, others, open }: Props) {
  const found = recordOf(snapshot.state, file, record);
  useEffect(() => {
    document.querySelector('main')?.scrollTo(0, 0);
  }, []);
  if (!found) return <p>Cette fiche n’existe plus.</p>;
  const schema = snapshot.schemas[found.schema] as FieldSchema;
  const drafts = [...snapshot.drafts.values()].filter((draft) => draft.file === file && draft.record === record);
  const edit = (path: Path, of: DeskEdit['edit'], title: string): DeskEdit => ({
    file,
    record,
    edit: of,
    was: valueAt(found.value, path),
    title,
  });
  const form: Form = {
    snapshot,
    file,
    record,
    value: drafts.reduce(
      (value, draft) =>
        'value' in draft.edit && draft.edit.kind === 'set'
          ? withValue(value, draft.edit.path, draft.edit.value)
          : value,
      found.value,
    ),
    focus,
    draft: (path) => draftAt(snapshot, { file, record, path }),
    faults: (path) =>
      faultsAt([...drafts.flatMap(({ faults }) => faults), ...snapshot.state.faults], { file, record }, path),
    set: (path, value, title, atOnce) => change(edit(path, { kind: 'set', path, value }, title), atOnce),
    insert: async (path, index, value, title) => {
      const outcome = await act('changer', { edits: [edit(path, { kind: 'insert', path, index, value }, title)] });
      return outcome?.kind === 'refused' ? outcome.faults : [];
    },
    remove: (path, title) => void act('changer', { edits: [edit(path, { kind: 'remove', path }, title)] }),
    move: (path, from, to, title) =>
      void act('changer', { edits: [edit(path, { kind: 'move', path, from, to }, title)] }),
    leave: saveDrafts,
    show: open,
  };
  const elsewhere: DeskFault[] = drafts.flatMap(({ faults }) =>
    faults.filter((fault) => fault.file !== file || fault.record !== record),
  );
  return (
    <FormProvider value={form}>
      <h1 className={styles.title}>{capital(found.title)}</h1>
      {others.length > 0 && (
        <p>
          Ce passage vient aussi de :{' '}
          {others.map((field) => (
            <button type="button" key={JSON.stringify(field)} className={styles.quiet} onClick={() => open(field)}>
              {nameOf(snapshot, field)}
            </button>
          ))}
        </p>
      )}
      {elsewhere.map(({ sentence }) => (
        <p key={sentence} className={styles.fault}>
          {sentence}
        </p>
      ))}
      <AnyField schema={{ ...schema, title: found.title }} path={[]} />
    </FormProvider>
  );
}

/** «L'entreprise › numéro de téléphone». */
export function nameOf({ schemas, state }: Pick<Snapshot, 'schemas' | 'state'>, { file, record, path }: Field): string {
  const found = recordOf(state, file, record);
  const schema = found && schemas[found.schema];
  const title = schema ? schemaAt(schema, found.value, path).title : undefined;
  return [found?.title ?? record, title].filter(Boolean).map(capital).join(' › ');
}
