import type { Field } from '../shared/field';
import type { DeskRecord } from '../shared/protocol';
import { capital } from '../shared/values';
import { Button, Moves } from './button';
import * as styles from './desk.css';
import { isPage, writtenAt } from './lookups';
import { NewPage } from './NewPage';
import { tabsOf, ZONES } from './new-pages';
import { Search } from './Search';
import { takeTogether } from './saving';
import { openWhole, useDesk } from './store';

/** What an owner opens most; what is rarely touched stands behind his pages. */
const FIRST = ['company', 'home', 'commitments', 'testimonials', 'photos', 'gallery'];
/** What follows from other records or from the code, and is changed once in years. */
const SETTINGS = ['deliveryRules', 'drawings', 'pages', 'redirects', 'serviceOrder', 'zones'];
const MENU = { file: 'data/services.ts', record: 'serviceOrder', path: [] };

/** Every record: pages of services and towns in their order on the site, which is changed here. */
export function Records() {
  const { state, schemas } = useDesk();
  // As the model has them.
  const names = [...FIRST, ...Object.keys(schemas)];
  const records = state.records.toSorted((one, other) => names.indexOf(one.record) - names.indexOf(other.record));
  const started = (kind: 'service' | 'town') => [
    ...records.filter(({ draft, record }) => draft && record === kind).map(Row),
    <NewPage key={kind} record={kind} />,
  ];
  return (
    <>
      <h1>Toutes les fiches</h1>
      <Search records={records}>
        <h2>L’essentiel</h2>
        {records.filter(({ record }) => FIRST.includes(record)).map(Row)}
        <h2>Services</h2>
        {started('service')}
        <Ordered records={records} folder="data/services" list={MENU} />
        <h2>Villes</h2>
        {started('town')}
        {tabsOf().map(({ label }, tab) => (
          <section key={label}>
            <h3>{label}</h3>
            <Ordered records={records} folder="data/towns" list={{ ...ZONES, path: [tab, 'towns'] }} />
          </section>
        ))}
        <h2>Autres textes</h2>
        {records.filter(({ file, record }) => ![...FIRST, ...SETTINGS].includes(record) && !isPage(file)).map(Row)}
        <details className={styles.group}>
          <summary>Réglages que l’on ne touche guère</summary>
          {records.filter(({ record }) => SETTINGS.includes(record)).map(Row)}
        </details>
      </Search>
    </>
  );
}

const Row = ({ file, record, title, draft }: DeskRecord) => (
  <Button key={`${file} ${record}`} look="item" onClick={() => openWhole({ file, record })}>
    {capital(title)} {draft && <span className={styles.mark}>brouillon</span>}
  </Button>
);

/** The pages that a list of addresses names, with buttons for their order. */
function Ordered({ records, folder, list }: { records: DeskRecord[]; folder: string; list: Field }) {
  const slugs = (writtenAt(list) ?? []) as string[];
  const title = list.record === 'zones' ? 'ordre des villes' : 'ordre du menu';
  const move = (from: number, to: number) =>
    takeTogether([{ ...list, edit: { kind: 'move', path: list.path, from, to } }], title);
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
