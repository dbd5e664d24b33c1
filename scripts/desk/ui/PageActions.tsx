import { useEffect, useState } from 'react';
import {
  type Collection,
  type CollectionName,
  collectionAt,
  collectionOfRecord,
} from '../../../data/model/collections';
import { capitalize } from '../../../data/model/text/capitalize';
import { formatCount } from '../../lib/format';
import type { Edit, Value } from '../records/edit-source';
import { type Field, keyOf, uniqueFields } from '../shared/field';
import { type DeskRecord, type Mention, slugOfFile, type Withdrawal } from '../shared/protocol';
import { subjectOf } from './AboutSubject';
import { Button } from './Button';
import * as styles from './desk.css';
import { AnyField, FieldAt, RevealButton } from './fields';
import { focusElement } from './focus';
import { FieldLinks, FormContext, formOf } from './form';
import { nameOf, savedValueAt, schemaOf } from './lookups';
import { tabSchemaOf, tabsOf } from './new-pages';
import { act, applyTogether, ask } from './saving';
import { announce, navigateTo, navigateUnlessGone, openForm, useDesk } from './store';

/** The lists that may contain a service, except the menu. */
const MEMBERSHIP_LISTS = [
  { title: 'Sur l’accueil', file: 'data/home.ts', record: 'home', path: ['services', 'cards'] },
  { title: 'En bas des pages', file: 'data/home.ts', record: 'footerServices', path: [] },
];

/** Renders the actions on a whole collection page: its tab, the lists that contain it, and its withdrawal. */
export function PageActions({ file, record, title }: DeskRecord) {
  const collection = collectionOfRecord(record);
  if (!collection) return null;
  const { words, list } = collectionAt(collection);
  return (
    <section className={styles.fields}>
      {list.tabs && <TabField collection={collection} slug={slugOfFile(file)} />}
      {collection === 'services' && <ListMembership slug={slugOfFile(file)} />}
      <RevealButton title={`Retirer ${words.this} du site…`}>
        {(close) => <Withdraw file={file} title={title} words={words} close={close} />}
      </RevealButton>
    </section>
  );
}

/** Links to the lists that contain a service, or may contain it. */
const ListMembership = ({ slug }: { slug: string }) => (
  <div>
    {MEMBERSHIP_LISTS.map(({ title, ...list }) => {
      const slugs = (savedValueAt(list) ?? []) as string[];
      // The button opens the entry of the service, or the form for a new entry.
      const path = [...list.path, slugs.includes(slug) ? slugs.indexOf(slug) : slugs.length];
      return (
        <Button key={title} variant="item" onClick={() => openForm({ ...list, path })}>
          {title} : {slugs.includes(slug) ? 'montré' : 'pas montré'} (changer)
        </Button>
      );
    })}
  </div>
);

type WithdrawProps = { file: string; title: string; words: Collection['words']; close(): void };

/** Shows the consequences of withdrawing a page, then withdraws it. */
function Withdraw({ file, title, words, close }: WithdrawProps) {
  const thisPage = words.this;
  const { version } = useDesk().state;
  const [withdrawal, setWithdrawal] = useState<Withdrawal>();
  // Keeps an answered field in the list, because the field may have the focus.
  const [askedFields, setAskedFields] = useState<Field[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): each version of data/ may have other obstacles.
  useEffect(() => {
    void ask('before-withdrawal', { file }).then((result) => {
      setWithdrawal(result);
      setAskedFields((before) => uniqueFields<Field>([...before, ...(result?.faults ?? [])]));
    });
  }, [file, version]);
  const withdraw = async () => {
    const navigateAfterwards = navigateUnlessGone();
    const outcome = await act('withdraw', { file });
    if (outcome?.kind !== 'saved') return;
    navigateAfterwards(() => navigateTo({ list: 'records' }));
    announce(`Retiré du site : ${capitalize(title)}. « Annuler » remet la page.`);
  };
  const closeWithdrawal = () => {
    close();
    if (withdrawal && withdrawal.faults.length < askedFields.length)
      announce('Rien n’est retiré. Ce que vous avez choisi autrement reste ; « Annuler » le remet.');
  };
  if (!withdrawal) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a `fieldset` is for form fields; this group has mostly text and buttons.
    <div className={styles.newEntry} role="group" aria-label={`Retirer ${thisPage}`} ref={focusElement}>
      {withdrawal.faults.length > 0 && (
        <p className={styles.fault}>À changer d’abord : ces endroits montrent {thisPage} ; choisissez-y autre chose.</p>
      )}
      <div className={styles.fields}>
        {uniqueFields(askedFields.map(entryWithTexts)).map((field) => (
          <AskedField key={keyOf(field)} field={field} />
        ))}
      </div>
      <ReferenceList title="Sera retiré de ces listes" fields={withdrawal.references} />
      <Mentions file={file} />
      <p className={styles.hint}>Les anciens liens vers cette page mèneront {words.redirect}.</p>
      <Button variant="action" disabled={withdrawal.faults.length > 0} onClick={withdraw}>
        Retirer {thisPage}
      </Button>{' '}
      <Button onClick={closeWithdrawal}>Ne rien retirer</Button>
    </div>
  );
}

/**
 * Returns the entry that contains a field, if that entry has texts about the record that the field names. Otherwise
 * returns the field.
 */
function entryWithTexts(field: Field): Field {
  const parent = { ...field, path: field.path.slice(0, -1) };
  return field.path.length > 0 && subjectOf(schemaOf(parent)) === field.path.at(-1) ? parent : field;
}

/**
 * Renders a field that names the page to withdraw, with the texts about that page. Renders nothing if the entry of the
 * field has been removed.
 */
function AskedField({ field }: { field: Field }) {
  const value = savedValueAt(field);
  if (value === undefined) return null;
  if (typeof value !== 'object') return <FieldAt field={field} schemaChanges={{ title: nameOf(field) }} />;
  return (
    <fieldset className={styles.field}>
      <legend>{nameOf(field)}</legend>
      <FieldAt field={field} />
      <RemoveEntry field={field} />
    </fieldset>
  );
}

/**
 * Offers to remove a list entry. If the list would then be too short, offers to remove the whole list, if the list is
 * optional.
 */
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

/** Lists the texts that mention a page, also if the page is withdrawn. */
export function Mentions({ file }: { file: string }) {
  const { version } = useDesk().state;
  const [fields, setFields] = useState<Mention[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies(version): each version of data/ may have other mentions.
  useEffect(() => void ask('mentions', { file }).then((mentions) => setFields(mentions ?? [])), [file, version]);
  return <ReferenceList title="Ces textes en parlent encore : relisez-les" fields={fields} />;
}

/** Renders links to fields under a title with their number. Renders nothing if there are no fields. */
export const ReferenceList = ({ title, fields }: { title: string; fields: Field[] }) =>
  fields.length > 0 && (
    <details open={fields.length < 6}>
      <summary>
        {title} ({fields.length})
      </summary>
      <FieldLinks fields={fields} variant="item" />
    </details>
  );

/** Renders the choice of a page's tab. A new choice moves the page to the end of the chosen tab. */
function TabField({ collection, slug }: { collection: CollectionName; slug: string }) {
  const { file, record, tabs: { key } = { key: '' } } = collectionAt(collection).list;
  const tabs = tabsOf(collection);
  const from = tabs.findIndex(({ slugs }) => slugs.includes(slug));
  if (from < 0) return null;
  const tab = { zone: tabs[from]!.label };
  const move = (newTab: Value) => {
    const to = tabs.findIndex(({ label }) => label === (newTab as typeof tab).zone);
    const index = tabs[from]!.slugs.indexOf(slug);
    const remove: Edit = { kind: 'remove', path: [from, key, index] };
    const insert: Edit = { kind: 'insert', path: [to, key], index: tabs[to]!.slugs.length, value: slug };
    const edits = [remove, insert].map((edit) => ({ file, record, edit }));
    void applyTogether(edits, `l’onglet de « ${tabs[to]?.label} »`);
  };
  return (
    <FormContext value={formOf({ file: '', record: '', path: [] }, tab, [], move)}>
      <AnyField schema={tabSchemaOf(collection)} path={['zone']} />
    </FormContext>
  );
}
