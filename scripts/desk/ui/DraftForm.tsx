import { useState } from 'react';
import type { Path } from '../../../data/model/owner-facts';
import { inCount } from '../../format';
import { type DeskRecord, pageFile, valueAt } from '../protocol';
import { sameField } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, Elsewhere } from './fields';
import { leadTo } from './focus';
import { type Form, FormContext } from './form';
import { tabSchema } from './new-town';
import { act, nameOf, openWhole, say, schemaOf, turnTo } from './store';

/** The form of a page that is not on the site yet: kept as it is, and put there when nothing is missing. */
export function DraftForm({ form, file, record, title, lacks = [] }: DeskRecord & { form: Form }) {
  const [isTried, tried] = useState(false);
  const places = lacks.filter((fault, index) => lacks.findIndex((one) => sameField(one, fault)) === index);
  const isEmpty = (path: Path) => [undefined, ''].includes(valueAt(form.value, path) as string);
  const publish = async () => {
    tried(true);
    if ((await act('publier', { file }))?.kind === 'saved') openWhole({ file: pageFile(file), record });
  };
  const discard = async () => {
    if ((await act('jeter', { file }))?.kind !== 'saved') return;
    turnTo({ list: 'records' });
    say(`Brouillon supprimé : ${title}. « Annuler » le remet.`);
  };
  return (
    // A field that nobody has filled in yet is no mistake until the page is to be published.
    <FormContext value={{ ...form, faults: form.faults.filter(({ path }) => isTried || !isEmpty(path)) }}>
      <h1>{title} : brouillon</h1>
      <div className={styles.fields}>
        <p>
          {places.length === 0
            ? 'Rien ne manque : la page peut aller sur le site.'
            : `Il reste ${inCount(places.length, 'information')} à donner. Le brouillon est gardé ; le site n’en montre rien.`}{' '}
          À droite, une page semblable, pour modèle : vos mots y prennent leur place.
          {record === 'town' && ' Ce qui est déjà rempli est proposé : relisez-le, changez-le.'}
        </p>
        <div>
          <Button look="action" onClick={publish}>
            Mettre la page sur le site
          </Button>{' '}
          <Button onClick={discard}>Supprimer ce brouillon</Button>
        </div>
        {places.length > 0 && (
          <details className={styles.group} open={isTried || places.length < 8 || undefined}>
            <summary>Ce qui manque encore</summary>
            {places
              .filter((fault) => fault.file === file)
              .map((fault) => (
                <Button key={JSON.stringify(fault.path)} look="item" onClick={() => leadTo(fault.path)}>
                  {nameOf(fault, false)}
                  {!isEmpty(fault.path) && ` : ${fault.sentence}`}
                </Button>
              ))}
          </details>
        )}
        <Elsewhere faults={lacks.filter((fault) => fault.file !== file)} />
        {record === 'town' && <AnyField schema={tabSchema()} path={['zone']} />}
        <AnyField schema={schemaOf({ file, record, path: [] })} path={[]} />
      </div>
    </FormContext>
  );
}
