import type { Path } from '../edit-source';
import { type DeskRecord, type PageDraft, valueAt } from '../protocol';
import type { Field } from '../text-index';
import { Button } from './button';
import * as styles from './desk.css';
import { Moves } from './moves';
import { draftName, NewPage, tabsOf } from './NewPage';
import { capital } from './schema';
import { act, type Snapshot, showOnPage } from './store';

/** What an owner opens most; what is rarely touched stands behind his pages. */
const FIRST = ['company', 'home', 'commitments', 'testimonials', 'photos', 'gallery'];

type Props = { snapshot: Snapshot; open(field: Field): void; openDraft(draft: PageDraft): void };

/** Every record: pages of services and towns in their order on the site, which is changed here. */
export function Records({ snapshot, open, openDraft }: Props) {
  const { drafts } = snapshot.state;
  // As the model has them.
  const names = [...FIRST, ...Object.keys(snapshot.schemas)];
  const records = snapshot.state.records.toSorted(
    (one, other) => names.indexOf(one.schema) - names.indexOf(other.schema),
  );
  const order = records.find(({ record }) => record === 'serviceOrder');
  const zones = records.find(({ record }) => record === 'zones');
  const isPage = ({ file }: DeskRecord) => /^data\/(?:towns|services)\//.test(file);
  const row = ({ file, record, title }: DeskRecord) => {
    const whole = { file, record, path: [] };
    const show = () => {
      open(whole);
      showOnPage(whole);
    };
    return (
      <Button key={`${file} ${record}`} look="item" onClick={show}>
        {capital(title)}
      </Button>
    );
  };
  /** The pages that a list of addresses names, with buttons for their order. */
  const ordered = (folder: string, list: DeskRecord | undefined, path: Path) => {
    const slugs = (valueAt(list?.value, path) ?? []) as string[];
    const move = (from: number, to: number) => {
      const edit = { kind: 'move', path, from, to };
      void act('changer', { edits: [{ file: list?.file, record: list?.record, edit, was: slugs, title: 'un ordre' }] });
    };
    return slugs.map((slug, index) => {
      const page = records.find(({ file }) => file === `${folder}/${slug}.ts`);
      if (!page) return null;
      return (
        <div key={slug} className={styles.row}>
          {row(page)}
          <span className={styles.moves}>
            <Moves name={page.title} index={index} count={slugs.length} move={move} />
          </span>
        </div>
      );
    });
  };
  const started = (collection: PageDraft['collection']) =>
    drafts
      .filter((draft) => draft.collection === collection)
      .map((draft) => (
        <Button key={draft.slug} look="item" onClick={() => openDraft(draft)}>
          {draftName(draft)} <span className={styles.mark}>brouillon</span>
        </Button>
      ));
  return (
    <>
      <h1 className={styles.title}>Toutes les fiches</h1>
      <h2>L’essentiel</h2>
      {records.filter(({ record }) => FIRST.includes(record)).map(row)}
      <h2>Services</h2>
      {ordered('data/services', order, [])}
      {started('services')}
      <NewPage collection="services" snapshot={snapshot} open={openDraft} />
      <h2>Villes</h2>
      {tabsOf(snapshot).map(({ label }, tab) => (
        <section key={label}>
          <h3>{label}</h3>
          {ordered('data/towns', zones, [tab, 'towns'])}
        </section>
      ))}
      {started('towns')}
      <NewPage collection="towns" snapshot={snapshot} open={openDraft} />
      <h2>Autres textes et réglages</h2>
      {records.filter((one) => !isPage(one) && !FIRST.includes(one.record)).map(row)}
    </>
  );
}
