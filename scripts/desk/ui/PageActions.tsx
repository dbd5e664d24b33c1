import { useEffect, useState } from 'react';
import {
  type Collection,
  type CollectionName,
  collectionAt,
  collectionOfRecord,
} from '../../../data/model/collections';
import { formatCount } from '../../lib/format';
import type { Edit, Value } from '../records/edit-source';
import { type Field, keyOf, uniqueFields } from '../shared/field';
import { type DeskRecord, type Mention, slugOfFile, type Withdrawal } from '../shared/protocol';
import { capitalize } from '../shared/values';
import { subjectOf } from './AboutSubject';
import { Button } from './button';
import * as styles from './desk.css';
import { AnyField, FieldAt, RevealButton } from './fields';
import { arrive } from './focus';
import { FieldLinks, FormContext, formOf } from './form';
import { nameOf, savedValueAt, schemaOf } from './lookups';
import { tabSchema, tabsOf } from './new-pages';
import { act, applyTogether, ask } from './saving';
import { open, say, turnTo, turnUnlessGone, useDesk } from './store';

/** Where a service may be shown besides the menu. */
const MEMBERSHIP_LISTS = [
  { title: 'Sur l’accueil', file: 'data/home.ts', record: 'home', path: ['services', 'cards'] },
  { title: 'En bas des pages', file: 'data/home.ts', record: 'footerServices', path: [] },
];

/** What concerns a whole page of a collection: where it is listed, and its end. */
export function PageActions({ file, record, title }: DeskRecord) {
  const collection = collectionOfRecord(record);
  if (!collection) return null;
  const { words, list } = collectionAt(collection);
  return (
    <section className={styles.fields}>
      {list.tabs && <Tab collection={collection} slug={slugOfFile(file)} />}
      {collection === 'services' && <ListMembership slug={slugOfFile(file)} />}
      <RevealButton title={`Retirer ${words.this} du site…`}>
        {(close) => <Withdraw file={file} title={title} words={words} close={close} />}
      </RevealButton>
    </section>
  );
}

/** The lists in which a service is, or may be put. */
const ListMembership = ({ slug }: { slug: string }) => (
  <div>
    {MEMBERSHIP_LISTS.map(({ title, ...list }) => {
      const shown = (savedValueAt(list) ?? []) as string[];
      // To its own entry, or to where one is added.
      const path = [...list.path, shown.includes(slug) ? shown.indexOf(slug) : shown.length];
      return (
        <Button key={title} look="item" onClick={() => open({ ...list, path })}>
          {title} : {shown.includes(slug) ? 'montré' : 'pas montré'} (changer)
        </Button>
      );
    })}
  </div>
);

type WithdrawProps = { file: string; title: string; words: Collection['words']; close(): void };

/** What a page would leave behind, before it goes. */
function Withdraw({ file, title, words, close }: WithdrawProps) {
  const what = words.this;
  const { version } = useDesk().state;
  const [found, show] = useState<Withdrawal>();
  // A field that has been answered stays for whoever is in it.
  const [asked, askFor] = useState<Field[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is changed meanwhile may be in its way, or no more.
  useEffect(() => {
    void ask('before-withdrawal', { file }).then((now) => {
      show(now);
      askFor((before) => uniqueFields<Field>([...before, ...(now?.faults ?? [])]));
    });
  }, [file, version]);
  const withdraw = async () => {
    const turn = turnUnlessGone();
    const outcome = await act('withdraw', { file });
    if (outcome?.kind !== 'saved') return;
    turn(() => turnTo({ list: 'records' }));
    say(`Retiré du site : ${capitalize(title)}. « Annuler » remet la page.`);
  };
  const closeWithdrawal = () => {
    close();
    if (found && found.faults.length < asked.length)
      say('Rien n’est retiré. Ce que vous avez choisi autrement reste ; « Annuler » le remet.');
  };
  if (!found) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: what is read here is no set of fields.
    <div className={styles.newEntry} role="group" aria-label={`Retirer ${what}`} ref={arrive}>
      {found.faults.length > 0 && (
        <p className={styles.fault}>À changer d’abord : ces endroits montrent {what} ; choisissez-y autre chose.</p>
      )}
      <div className={styles.fields}>
        {uniqueFields(asked.map(entryAsked)).map((field) => (
          <Asked key={keyOf(field)} field={field} />
        ))}
      </div>
      <Listed title="Sera retiré de ces listes" fields={found.references} />
      <Spoken file={file} />
      <p className={styles.hint}>Les anciens liens vers cette page mèneront {words.redirect}.</p>
      <Button look="action" disabled={found.faults.length > 0} onClick={withdraw}>
        Retirer {what}
      </Button>{' '}
      <Button onClick={closeWithdrawal}>Ne rien retirer</Button>
    </div>
  );
}

/** Returns the entry that has texts about the record that a field names; else the field. */
function entryAsked(field: Field): Field {
  const around = { ...field, path: field.path.slice(0, -1) };
  return field.path.length > 0 && subjectOf(schemaOf(around)) === field.path.at(-1) ? around : field;
}

/** A field that names a page that is to go, with the texts about that page; nothing if its entry has been removed. */
function Asked({ field }: { field: Field }) {
  const value = savedValueAt(field);
  if (value === undefined) return null;
  if (typeof value !== 'object') return <FieldAt field={field} words={{ title: nameOf(field) }} />;
  return (
    <fieldset className={styles.field}>
      <legend>{nameOf(field)}</legend>
      <FieldAt field={field} />
      <RemoveEntry field={field} />
    </fieldset>
  );
}

/** Removes an entry that its list can do without; else all of the list, if the record can do without it. */
function RemoveEntry({ field }: { field: Field }) {
  const { file, record, path } = field;
  if (typeof path.at(-1) !== 'number') return null;
  const list = { file, record, path: path.slice(0, -1) };
  const { minItems = 0, title = '' } = schemaOf(list);
  const entries = (savedValueAt(list) ?? []) as Value[];
  const remove = (removed: Field) =>
    applyTogether([{ file, record, edit: { kind: 'remove', path: removed.path } }], `retrait : ${nameOf(removed)}`);
  if (entries.length > minItems) return <Button onClick={() => remove(field)}>Retirer cette ligne</Button>;
  const { required = [] } = schemaOf({ ...list, path: list.path.slice(0, -1) });
  if (required.includes(String(list.path.at(-1)))) return null;
  return (
    <Button onClick={() => remove(list)}>
      {`Retirer toute la liste « ${capitalize(title)} » (${formatCount(entries.length, 'ligne')})`}
    </Button>
  );
}

/** Texts that say the name of a page, or of one that was withdrawn. */
export function Spoken({ file }: { file: string }) {
  const { version } = useDesk().state;
  const [fields, show] = useState<Mention[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written otherwise meanwhile says it no more.
  useEffect(() => void ask('mentions', { file }).then((found) => show(found ?? [])), [file, version]);
  return <Listed title="Ces textes en parlent encore : relisez-les" fields={fields} />;
}

/** Links to fields under a title with their number; nothing if there are none. */
export const Listed = ({ title, fields }: { title: string; fields: Field[] }) =>
  fields.length > 0 && (
    <details open={fields.length < 6}>
      <summary>
        {title} ({fields.length})
      </summary>
      <FieldLinks fields={fields} look="item" />
    </details>
  );

/** Moves a page to the end of another tab. */
function Tab({ collection, slug }: { collection: CollectionName; slug: string }) {
  const { file, record, tabs: { key } = { key: '' } } = collectionAt(collection).list;
  const tabs = tabsOf(collection);
  const from = tabs.findIndex(({ slugs }) => slugs.includes(slug));
  if (from < 0) return null;
  const tab = { zone: tabs[from]!.label };
  const move = (chosen: Value) => {
    const to = tabs.findIndex(({ label }) => label === (chosen as typeof tab).zone);
    const at = tabs[from]!.slugs.indexOf(slug);
    const remove: Edit = { kind: 'remove', path: [from, key, at] };
    const insert: Edit = { kind: 'insert', path: [to, key], index: tabs[to]!.slugs.length, value: slug };
    const edits = [remove, insert].map((edit) => ({ file, record, edit }));
    void applyTogether(edits, `l’onglet de « ${tabs[to]?.label} »`);
  };
  return (
    <FormContext value={formOf({ file: '', record: '', path: [] }, tab, [], move)}>
      <AnyField schema={tabSchema(collection)} path={['zone']} />
    </FormContext>
  );
}
