import { COLLECTION_NAMES, type CollectionName, collectionAt } from '../../../data/model/collections';
import type { Field } from '../shared/field';
import type { DeskRecord } from '../shared/protocol';
import { capitalize } from '../shared/values';
import { Button, Moves } from './button';
import * as styles from './desk.css';
import { isPage, savedValueAt } from './lookups';
import { NewPage } from './NewPage';
import { Search } from './Search';
import { applyTogether } from './saving';
import { openWhole, useDesk } from './store';

/** What an owner opens most; what is rarely touched stands behind his pages. */
const PINNED_RECORDS = ['company', 'home', 'commitments', 'testimonials', 'photos', 'gallery'];
/** What follows from other records or from the code, and is changed once in years. */
const SETTINGS = [
  ...['deliveryRules', 'drawings', 'pages', 'redirects'],
  ...COLLECTION_NAMES.map((name) => collectionAt(name).list.record),
];

/** Every record: pages of collections in their order on the site, which is changed here. */
export function Records() {
  const { state, schemas } = useDesk();
  // As the model has them.
  const names = [...PINNED_RECORDS, ...Object.keys(schemas)];
  const records = state.records.toSorted((one, other) => names.indexOf(one.record) - names.indexOf(other.record));
  return (
    <>
      <h1>Toutes les fiches</h1>
      <Search records={records}>
        <h2>L’essentiel</h2>
        {records.filter(({ record }) => PINNED_RECORDS.includes(record)).map(Row)}
        {COLLECTION_NAMES.map((collection) => (
          <Pages key={collection} collection={collection} records={records} />
        ))}
        <h2>Autres textes</h2>
        {records
          .filter(({ file, record }) => ![...PINNED_RECORDS, ...SETTINGS].includes(record) && !isPage(file))
          .map(Row)}
        <details className={styles.group}>
          <summary>Réglages que l’on ne touche guère</summary>
          {records.filter(({ record }) => SETTINGS.includes(record)).map(Row)}
        </details>
      </Search>
    </>
  );
}

/** The pages of a collection: those that are begun, a button for a new one, and the others in their order. */
function Pages({ collection, records }: { collection: CollectionName; records: DeskRecord[] }) {
  const { folder, record, list, words } = collectionAt(collection);
  const { tabs: { key } = {}, ...place } = list;
  const tabs = (savedValueAt({ ...place, path: [] }) ?? []) as { label: string }[];
  const order = { records, folder, title: words.order };
  return (
    <>
      <h2>{words.plural}</h2>
      {records.filter((one) => one.draft && one.record === record).map(Row)}
      <NewPage collection={collection} />
      {key === undefined ? (
        <OrderedPages {...order} list={{ ...place, path: [] }} />
      ) : (
        tabs.map(({ label }, tab) => (
          <section key={label}>
            <h3>{label}</h3>
            <OrderedPages {...order} list={{ ...place, path: [tab, key] }} />
          </section>
        ))
      )}
    </>
  );
}

const Row = ({ file, record, title, draft }: DeskRecord) => (
  <Button key={`${file} ${record}`} look="item" onClick={() => openWhole({ file, record })}>
    {capitalize(title)} {draft && <span className={styles.mark}>brouillon</span>}
  </Button>
);

type OrderedProps = { records: DeskRecord[]; folder: string; list: Field; title: string };

/** The pages that a list of slugs names, with buttons for their order. */
function OrderedPages({ records, folder, list, title }: OrderedProps) {
  const slugs = (savedValueAt(list) ?? []) as string[];
  const move = (from: number, to: number) =>
    applyTogether([{ ...list, edit: { kind: 'move', path: list.path, from, to } }], title);
  return slugs.map((slug, index) => {
    const page = records.find(({ file }) => file === `${folder}/${slug}.ts`);
    return (
      page && (
        <div key={slug} className={styles.row}>
          <Row {...page} />
          <span className={styles.moves}>
            <Moves name={page.title} index={index} count={slugs.length} move={move} />
          </span>
        </div>
      )
    );
  });
}
