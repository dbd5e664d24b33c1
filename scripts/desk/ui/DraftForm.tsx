import { useEffect, useState } from 'react';
import { collectionAt, collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { formatCount } from '../../lib/format';
import { type Field, isSameField, keyOf, uniqueFields } from '../shared/field';
import { type DeskFault, type DeskRecord, type Draft, pageFileOf, valueAt } from '../shared/protocol';
import { Button } from './Button';
import * as styles from './desk.css';
import { AnyField, FaultsElsewhere } from './fields';
import { useFocusFirstInvalid } from './focus';
import { type Form, FormContext } from './form';
import { nameOf, schemaOf } from './lookups';
import { tabSchemaOf } from './new-pages';
import { act } from './saving';
import { announce, navigateTo, navigateUnlessGone, openRecord } from './store';

/** A field that was missing in the draft, with its name at that time. */
type AskedField = Field & { name: string };

/**
 * Renders the form of a draft: its missing or wrong fields, then the button that publishes the draft, then all other
 * fields.
 */
export function DraftForm({ form, file, record, title, faults }: Omit<DeskRecord, 'draft'> & Draft & { form: Form }) {
  const collection = collectionOf(file)!;
  const lackingFields = uniqueFields(faults);
  const storageKey = `bureau-demande ${file}`;
  const ownFields = lackingFields
    .filter((field) => field.file === file)
    .map((field) => ({ ...field, name: nameOf(field, false) }));
  const withOwnFields = (before: AskedField[]) => uniqueFields([...before, ...ownFields]);
  // A field that has been filled in keeps its position and its name, also when the draft is opened again.
  const [askedFields, setAskedFields] = useState(() =>
    withOwnFields(JSON.parse(localStorage.getItem(storageKey) ?? '[]')),
  );
  useEffect(() => localStorage.setItem(storageKey, JSON.stringify(askedFields)), [storageKey, askedFields]);
  // Returns false for a removed list entry.
  const exists = (field: Field) =>
    valueAt(form.value, field.path) !== undefined || ownFields.some((ownField) => isSameField(ownField, field));
  const [faultsOfAttempt, setFaultsOfAttempt] = useState<DeskFault[]>();
  const container = useFocusFirstInvalid<HTMLDivElement>(faultsOfAttempt);
  const isEmpty = (path: Path) => [undefined, ''].includes(valueAt(form.value, path) as string);
  const publish = async () => {
    const navigateAfterwards = navigateUnlessGone();
    const outcome = await act('publish', { file });
    if (outcome?.kind === 'saved') return navigateAfterwards(() => openRecord({ file: pageFileOf(file), record }));
    setAskedFields(withOwnFields);
    setFaultsOfAttempt(faults);
  };
  const discard = async () => {
    const navigateAfterwards = navigateUnlessGone();
    if ((await act('discard', { file }))?.kind !== 'saved') return;
    navigateAfterwards(() => navigateTo({ list: 'records' }));
    announce(`Brouillon supprimé : ${title}. « Annuler » le remet.`);
  };
  return (
    // An empty field shows no fault until the owner tries to publish the page.
    <FormContext value={{ ...form, faults: form.faults.filter(({ path }) => faultsOfAttempt || !isEmpty(path)) }}>
      <h1 className={styles.heading}>{title} : brouillon</h1>
      <div className={styles.fields} ref={container}>
        <p>
          {lackingFields.length === 0
            ? 'Rien ne manque : la page peut aller sur le site.'
            : `Il reste ${formatCount(lackingFields.length, 'information')} à donner. Le brouillon est gardé ; le site n’en montre rien. L’aperçu montre votre page : en pâle, ce qui manque encore, repris d’une page semblable pour modèle.`}
        </p>
        {askedFields.filter(exists).map(({ name, ...field }) => (
          <AnyField
            key={keyOf(field)}
            schema={field.path[0] === 'zone' ? tabSchemaOf(collection) : { ...schemaOf(field), title: name }}
            path={field.path}
          />
        ))}
        <FaultsElsewhere faults={faults.filter((fault) => fault.file !== file)} />
        <div className={styles.foot}>
          <Button variant="action" onClick={publish}>
            Mettre la page sur le site
          </Button>
        </div>
        <details className={styles.group}>
          <summary>Toute la page : ce qui est déjà rempli, à relire</summary>
          <div className={styles.fields}>
            {collectionAt(collection).list.tabs && <AnyField schema={tabSchemaOf(collection)} path={['zone']} />}
            <AnyField schema={schemaOf({ file, record, path: [] })} path={[]} />
          </div>
        </details>
        <div>
          <Button onClick={discard}>Supprimer ce brouillon</Button>
        </div>
      </div>
    </FormContext>
  );
}
