import { useEffect, useState } from 'react';
import { collectionAt, collectionOf } from '../../../data/model/collections';
import type { Path } from '../../../data/model/owner-facts';
import { formatCount } from '../../lib/format';
import { type Field, isSameField, keyOf, uniqueFields } from '../shared/field';
import { type DeskFault, type DeskRecord, type Draft, pageFileOf, valueAt } from '../shared/protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, FaultsElsewhere } from './fields';
import { useFocusFirstInvalid } from './focus';
import { type Form, FormContext } from './form';
import { nameOf, schemaOf } from './lookups';
import { tabSchema } from './new-pages';
import { act } from './saving';
import { openWhole, say, turnTo, turnUnlessGone } from './store';

/** A field that was empty when it was asked for, by the name that it had then. */
type AskedField = Field & { name: string };

/** The form of a page that is not on the site yet: kept as it is, and put there when nothing is missing. */
export function DraftForm({ form, file, record, title, faults }: Omit<DeskRecord, 'draft'> & Draft & { form: Form }) {
  const collection = collectionOf(file)!;
  const places = uniqueFields(faults);
  const kept = `bureau-demande ${file}`;
  const here = places.filter((place) => place.file === file).map((place) => ({ ...place, name: nameOf(place, false) }));
  const addFields = (before: AskedField[]) => uniqueFields([...before, ...here]);
  // What is answered, or half, stays where it was asked, and under the name that it had, also for whoever comes back.
  const [asked, ask] = useState(() => addFields(JSON.parse(localStorage.getItem(kept) ?? '[]')));
  useEffect(() => localStorage.setItem(kept, JSON.stringify(asked)), [kept, asked]);
  // An entry of a list may have been removed since.
  const isFilled = (field: Field) =>
    valueAt(form.value, field.path) !== undefined || here.some((place) => isSameField(place, field));
  const [tried, setTried] = useState<DeskFault[]>();
  const box = useFocusFirstInvalid<HTMLDivElement>(tried);
  const isEmpty = (path: Path) => [undefined, ''].includes(valueAt(form.value, path) as string);
  const publish = async () => {
    const turn = turnUnlessGone();
    const outcome = await act('publish', { file });
    if (outcome?.kind === 'saved') return turn(() => openWhole({ file: pageFileOf(file), record }));
    ask(addFields);
    setTried(faults);
  };
  const discard = async () => {
    const turn = turnUnlessGone();
    if ((await act('discard', { file }))?.kind !== 'saved') return;
    turn(() => turnTo({ list: 'records' }));
    say(`Brouillon supprimé : ${title}. « Annuler » le remet.`);
  };
  return (
    // A field that nobody has filled in yet is no mistake until the page is to be published.
    <FormContext value={{ ...form, faults: form.faults.filter(({ path }) => tried || !isEmpty(path)) }}>
      <h1 className={styles.heading}>{title} : brouillon</h1>
      <div className={styles.fields} ref={box}>
        <p>
          {places.length === 0
            ? 'Rien ne manque : la page peut aller sur le site.'
            : `Il reste ${formatCount(places.length, 'information')} à donner. Le brouillon est gardé ; le site n’en montre rien. L’aperçu montre votre page : en pâle, ce qui manque encore, repris d’une page semblable pour modèle.`}
        </p>
        {asked.filter(isFilled).map(({ name, ...field }) => (
          <AnyField
            key={keyOf(field)}
            schema={field.path[0] === 'zone' ? tabSchema(collection) : { ...schemaOf(field), title: name }}
            path={field.path}
          />
        ))}
        <FaultsElsewhere faults={faults.filter((fault) => fault.file !== file)} />
        <div className={styles.foot}>
          <Button look="action" onClick={publish}>
            Mettre la page sur le site
          </Button>
        </div>
        <details className={styles.group}>
          <summary>Toute la page : ce qui est déjà rempli, à relire</summary>
          <div className={styles.fields}>
            {collectionAt(collection).list.tabs && <AnyField schema={tabSchema(collection)} path={['zone']} />}
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
