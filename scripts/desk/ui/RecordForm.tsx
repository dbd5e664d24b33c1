import { useEffect } from 'react';
import type { Path } from '../edit-source';
import type { Field } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, Elsewhere } from './fields';
import { FormProvider, leadTo, recordForm } from './form';
import { PageActions } from './PageActions';
import { NewPhotos, Photos } from './photos';
import { capital } from './schema';
import { draftsOf, nameOf, recordOf, type Snapshot } from './store';

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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request for a field is a form of its own.
  useEffect(() => leadTo(focus), []);
  if (!found) return <p>Cette fiche n’est plus là. « Annuler » ramène ce que vous avez retiré.</p>;
  const schema = snapshot.schemas[found.schema] ?? {};
  const faults = draftsOf(snapshot, { file, record }).flatMap(({ faults }) => faults);
  return (
    <FormProvider value={recordForm({ snapshot, file, record, show: open })}>
      <h1 className={styles.title}>{capital(found.title)}</h1>
      {others.length > 0 && (
        <p>
          Ce passage vient aussi de :{' '}
          {others.map((field) => (
            <Button key={JSON.stringify(field)} onClick={() => open(field)}>
              {nameOf(snapshot, field)}
            </Button>
          ))}
        </p>
      )}
      <Elsewhere
        snapshot={snapshot}
        show={open}
        faults={faults.filter((fault) => fault.file !== file || fault.record !== record)}
      />
      {record === 'gallery' && <NewPhotos />}
      {record === 'photos' ? (
        <Photos schema={schema} />
      ) : (
        <AnyField schema={{ ...schema, title: found.title }} path={[]} />
      )}
      {/^data\/(?:towns|services)\//.test(file) && <PageActions snapshot={snapshot} file={file} open={open} />}
    </FormProvider>
  );
}
