import { useLayoutEffect } from 'react';
import type { Edit, Path, Value } from '../edit-source';
import { type DeskEdit, type DeskFault, type FieldSchema, valueAt } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { AnyField } from './fields';
import { type Form, FormProvider, faultsAt } from './form';
import { PageActions } from './PageActions';
import { NewPhotos, Photos } from './photos';
import { capital, edited } from './schema';
import { act, change, draftAt, nameOf, recordOf, type Snapshot, saveDrafts } from './store';

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
  // Before the field that is asked for scrolls to itself.
  useLayoutEffect(() => {
    document.querySelector('main')?.scrollTo(0, 0);
  }, []);
  if (!found) return <p>Cette fiche n’existe plus.</p>;
  const schema = snapshot.schemas[found.schema] as FieldSchema;
  const drafts = [...snapshot.drafts.values()].filter((draft) => draft.file === file && draft.record === record);
  const asked = (edit: Edit, title: string): DeskEdit => ({
    file,
    record,
    edit,
    was: valueAt(found.value, edit.path),
    title,
  });
  const form: Form = {
    snapshot,
    file,
    record,
    value: drafts.reduce<Value | undefined>((value, draft) => edited(value, draft.edit), found.value),
    focus,
    draft: (path) => draftAt(snapshot, { file, record, path }),
    faults: (path) =>
      faultsAt([...drafts.flatMap(({ faults }) => faults), ...snapshot.state.faults], { file, record }, path),
    type: (edit, title, atOnce) => change(asked(edit, title), atOnce),
    edit: async (edit, title) => {
      const outcome = await act('changer', { edits: [asked(edit, title)] });
      return outcome?.kind === 'refused' ? outcome.faults : [];
    },
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
      {record === 'photos' && <Photos schema={schema} />}
      {record === 'gallery' && <NewPhotos />}
      {record !== 'photos' && <AnyField schema={{ ...schema, title: found.title }} path={[]} />}
      {/^data\/(?:towns|services)\//.test(file) && <PageActions snapshot={snapshot} file={file} open={open} />}
    </FormProvider>
  );
}
