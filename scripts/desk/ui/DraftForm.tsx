import { useEffect, useState } from 'react';
import { inCount } from '../../format';
import type { Path, Value } from '../edit-source';
import { type DeskFault, type PageDraft, valueAt } from '../protocol';
import { type Field, sameField } from '../text-index';
import * as styles from './desk.css';
import { AnyField } from './fields';
import { FormProvider, formOf } from './form';
import { draftName, tabsOf } from './NewPage';
import { capital, schemaAt } from './schema';
import { act, keepDraft, type Snapshot, showOnPage } from './store';

type Props = { snapshot: Snapshot; draft: PageDraft; open(field: Field): void; leave(): void };

/** Typing rests so long, in milliseconds, before the draft is kept. */
const REST = 350;

/** The form of a page that is not on the site yet: kept as it is, and put there when nothing is missing. */
export function DraftForm({ snapshot, draft: opened, open, leave }: Props) {
  const [draft, setDraft] = useState({ zone: tabsOf(snapshot)[0]?.label, ...opened });
  const [faults, setFaults] = useState<DeskFault[]>([]);
  const [isTried, tried] = useState(false);
  const [focus, setFocus] = useState<Path>();
  const { collection, slug, value } = draft;
  const file = `data/${collection}/${slug}.ts`;
  const record = collection === 'towns' ? 'town' : 'service';
  const schema = snapshot.schemas[`data/${collection}`] ?? {};
  useEffect(() => {
    const soon = setTimeout(async () => setFaults((await keepDraft(draft)) ?? []), REST);
    return () => clearTimeout(soon);
  }, [draft]);
  const own = faults.filter((fault) => fault.file === file);
  const places = faults.filter((fault, index) => faults.findIndex((one) => sameField(one, fault)) === index);
  // A field that nobody has filled in yet is no mistake until the page is to be published.
  const shown = own.filter(({ path }) => isTried || ![undefined, ''].includes(valueAt(value, path) as string));
  const form = formOf({ snapshot, file, record, show: open }, [], value, shown, (next: Value) =>
    setDraft({ ...draft, value: next }),
  );
  const publish = async () => {
    tried(true);
    const outcome = await act('publier', draft);
    if (outcome?.kind === 'saved') {
      open({ file, record, path: [] });
      showOnPage({ file, record, path: [] });
    } else if (outcome?.kind === 'refused') setFaults(outcome.faults);
  };
  return (
    <FormProvider value={{ ...form, focus }}>
      <h1 className={styles.title}>{draftName(draft)} : brouillon</h1>
      <p>
        {places.length === 0
          ? 'Rien ne manque : la page peut aller sur le site.'
          : `Il reste ${inCount(places.length, 'information')} à donner. Le brouillon est gardé ; le site n’en montre rien.`}
      </p>
      <button type="button" className={styles.action} onClick={publish}>
        Mettre la page sur le site
      </button>{' '}
      <button
        type="button"
        className={styles.quiet}
        onClick={async () => (await act('jeter', draft))?.kind === 'saved' && leave()}
      >
        Supprimer ce brouillon
      </button>
      {places.length > 0 && (
        <details className={styles.group}>
          <summary>Ce qui manque encore</summary>
          {places.map(({ path, sentence, ...fault }) => (
            <button
              type="button"
              key={sentence}
              className={styles.item}
              onClick={() => (fault.file === file ? setFocus([...path]) : open({ ...fault, path }))}
            >
              {fault.file === file ? titleOf(path) : sentence}
            </button>
          ))}
        </details>
      )}
      {collection === 'towns' && (
        <div className={styles.field}>
          <label htmlFor="tab">Onglet de la page des zones</label>
          <select id="tab" value={draft.zone} onChange={({ target }) => setDraft({ ...draft, zone: target.value })}>
            {tabsOf(snapshot).map(({ label }) => (
              <option key={label}>{label}</option>
            ))}
          </select>
        </div>
      )}
      <AnyField schema={schema} path={[]} />
    </FormProvider>
  );

  function titleOf(path: Path): string {
    const titles = path.map((key, depth) => {
      const { title } = schemaAt(schema, value, path.slice(0, depth + 1));
      const service = snapshot.state.records.find(({ file }) => file === `data/services/${key}.ts`);
      if (service) return service.title;
      return typeof key === 'number' ? `${title} ${key + 1}` : title;
    });
    return [...new Set(titles)].filter(Boolean).map(capital).join(' › ');
  }
}
