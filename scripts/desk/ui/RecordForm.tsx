import { useEffect } from 'react';
import { capitalize } from '../../../data/model/text/capitalize';
import type { FieldSchema } from '../shared/protocol';
import { Button } from './Button';
import { DraftForm } from './DraftForm';
import * as styles from './desk.css';
import { AnyField, FaultsElsewhere, FieldAt } from './fields';
import { focusElement, focusField, focusHeading } from './focus';
import { FieldLinks, FormContext, useRecordForm } from './form';
import { currentRecord, isPage, schemaOf, unsavedEditsIn } from './lookups';
import { PageActions } from './PageActions';
import { NewPhotos, Photos } from './Photos';
import { relatedRecordsOf } from './page-paths';
import { type FormView, openForm, useDesk } from './store';
import { NAME_FIELDS, TownName } from './TownName';

/** Renders the form of a record, scrolled to the field of the view. */
export function RecordForm({ view }: { view: FormView }) {
  const { record, others } = view;
  const deskRecord = currentRecord(view);
  const file = deskRecord?.file ?? view.file;
  const form = useRecordForm({ file, record });
  const { state } = useDesk();
  useEffect(() => (view.path.length > 0 ? focusField(view.path) : focusHeading()), [view]);
  if (!deskRecord && state.unreadable.some((entry) => entry.file === file))
    return <h1 ref={focusElement}>Cette fiche ne se lit plus</h1>;
  if (!deskRecord)
    return (
      <>
        <h1 ref={focusElement}>Cette fiche n’est plus là</h1>
        <p>Vous l’avez retirée, ou annulée : « Annuler » ou « Rétablir » la remet.</p>
      </>
    );
  if (deskRecord.draft) return <DraftForm form={form} {...deskRecord} {...deskRecord.draft} />;
  const schema = schemaOf({ file, record, path: [] });
  const faults = unsavedEditsIn({ file, record }).flatMap(({ faults }) => faults);
  return (
    <FormContext value={form}>
      <h1 className={styles.heading}>{capitalize(deskRecord.title)}</h1>
      {isPage(file) && <PageActions {...deskRecord} />}
      {relatedRecordsOf(file).map(({ title, ...record }) => (
        <Button key={record.record} variant="item" onClick={() => openForm({ ...record, path: [] })}>
          Voir aussi : {title}
        </Button>
      ))}
      {others.length > 0 && (
        <p>
          Ce passage peut aussi venir de : <FieldLinks fields={others} />
        </p>
      )}
      <FaultsElsewhere faults={faults.filter((fault) => fault.file !== file || fault.record !== record)} />
      {schema.control === 'pairs' && <NewPhotos />}
      {record === 'testimonials' && <FieldAt field={{ file, record: 'reviewTerms', path: [] }} />}
      {record === 'town' && <TownName file={file} record={record} />}
      {schema.control === 'photos' ? (
        <Photos schema={schema} />
      ) : (
        <AnyField
          schema={{ ...(record === 'town' ? withoutNames(schema) : schema), title: deskRecord.title }}
          path={[]}
        />
      )}
    </FormContext>
  );
}

/** Returns the schema of a town without its name fields, which `TownName` renders. */
const withoutNames = ({ properties = {}, ...schema }: FieldSchema): FieldSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([key]) => !NAME_FIELDS.includes(key))),
});
