import { COLLECTION_NAMES, type CollectionName, collectionAt } from '../../../data/model/collections';
import { capitalize } from '../../../data/model/text/capitalize';
import type { Field } from '../shared/field';
import type { DeskRecord } from '../shared/protocol';
import { Button, MoveButtons } from './Button';
import * as styles from './desk.css';
import { isPage, savedValueAt } from './lookups';
import { NewPage } from './NewPage';
import { Search } from './Search';
import { applyTogether } from './saving';
import { openRecord, useDesk } from './store';

/** The records that an owner opens most often. They come first. */
const PINNED_RECORDS = ['company', 'home', 'commitments', 'testimonials', 'photos', 'gallery'];
/** Records that are changed once in years, because they depend on other records or on the code. They come last. */
const RARE_RECORDS = [
  ...['deliveryRules', 'drawings', 'pages', 'redirects'],
  ...COLLECTION_NAMES.map((name) => collectionAt(name).list.record),
];

/** Lists all records. Collection pages are in their order on the site, which the owner changes here. */
export function Records() {
  const { state, schemas } = useDesk();
  // Sorts the pinned records first, then the others in the order of the schemas.
  const names = [...PINNED_RECORDS, ...Object.keys(schemas)];
  const records = state.records.toSorted((a, b) => names.indexOf(a.record) - names.indexOf(b.record));
  return (
    <>
      <h1>Toutes les fiches</h1>
      <Search records={records}>
        <h2>L’essentiel</h2>
        {records.filter(({ record }) => PINNED_RECORDS.includes(record)).map(RecordButton)}
        {COLLECTION_NAMES.map((collection) => (
          <Pages key={collection} collection={collection} records={records} />
        ))}
        <h2>Autres textes</h2>
        {records
          .filter(({ file, record }) => ![...PINNED_RECORDS, ...RARE_RECORDS].includes(record) && !isPage(file))
          .map(RecordButton)}
        <details className={styles.group}>
          <summary>Réglages que l’on ne touche guère</summary>
          {records.filter(({ record }) => RARE_RECORDS.includes(record)).map(RecordButton)}
        </details>
      </Search>
    </>
  );
}

/** Lists the pages of a collection: drafts, a button for a new page, and the published pages in their order. */
function Pages({ collection, records }: { collection: CollectionName; records: DeskRecord[] }) {
  const { folder, record, list, words } = collectionAt(collection);
  const { tabs: { key } = {}, ...listRecord } = list;
  const tabs = (savedValueAt({ ...listRecord, path: [] }) ?? []) as { label: string }[];
  const order = { records, folder, title: words.order };
  return (
    <>
      <h2>{words.plural}</h2>
      {records.filter((page) => page.draft && page.record === record).map(RecordButton)}
      <NewPage collection={collection} />
      {key === undefined ? (
        <OrderedPages {...order} list={{ ...listRecord, path: [] }} />
      ) : (
        tabs.map(({ label }, tab) => (
          <section key={label}>
            <h3>{label}</h3>
            <OrderedPages {...order} list={{ ...listRecord, path: [tab, key] }} />
          </section>
        ))
      )}
    </>
  );
}

const RecordButton = ({ file, record, title, draft }: DeskRecord) => (
  <Button key={`${file} ${record}`} variant="item" onClick={() => openRecord({ file, record })}>
    {capitalize(title)} {draft && <span className={styles.mark}>brouillon</span>}
  </Button>
);

type OrderedPagesProps = { records: DeskRecord[]; folder: string; list: Field; title: string };

/** Lists the pages of a list of slugs, with buttons that move them. */
function OrderedPages({ records, folder, list, title }: OrderedPagesProps) {
  const slugs = (savedValueAt(list) ?? []) as string[];
  const move = (from: number, to: number) =>
    applyTogether([{ ...list, edit: { kind: 'move', path: list.path, from, to } }], title);
  return slugs.map((slug, index) => {
    const page = records.find(({ file }) => file === `${folder}/${slug}.ts`);
    return (
      page && (
        <div key={slug} className={styles.row}>
          <RecordButton {...page} />
          <span className={styles.moves}>
            <MoveButtons name={page.title} index={index} count={slugs.length} move={move} />
          </span>
        </div>
      )
    );
  });
}
