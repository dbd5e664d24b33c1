import { type FormEvent, useId, useState } from 'react';
import type { Value } from '../edit-source';
import { type PageDraft, valueAt } from '../protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { blank } from './schema';
import { keepDraft, type Snapshot } from './store';

type Props = Pick<PageDraft, 'collection'> & { snapshot: Snapshot; open(draft: PageDraft): void };

const WORDS = {
  towns: { add: 'Ajouter une ville', name: 'Nom de la ville', address: '/zones/' },
  services: { add: 'Ajouter un service', name: 'Nom du service', address: '/services/' },
} as const;

/** The beginning of a page: its name, from which its address comes. */
export function NewPage({ collection, snapshot, open }: Props) {
  const [name, setName] = useState<string>();
  const id = useId();
  const { add, name: label, address } = WORDS[collection];
  if (name === undefined) return <Button onClick={() => setName('')}>{add}</Button>;
  const slug = slugOf(name);
  const isTaken =
    snapshot.state.records.some(({ file }) => file === `data/${collection}/${slug}.ts`) ||
    snapshot.state.drafts.some((draft) => draft.collection === collection && draft.slug === slug);
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (!slug || isTaken) return;
    const draft = { collection, slug, value: firstValue(collection, name.trim(), snapshot) };
    if (await keepDraft(draft)) open(draft);
  };
  return (
    <form className={styles.fresh} onSubmit={begin}>
      <div className={styles.field}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: it appears where the owner has just asked for it.
          autoFocus
          value={name}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => setName(target.value)}
        />
        <p className={isTaken ? styles.fault : styles.hint} id={`${id}-hint`}>
          {isTaken ? 'Cette page existe déjà.' : slug && `Adresse de la page : ${address}${slug}`}
        </p>
      </div>
      <Button type="submit" look="action" disabled={!slug || isTaken}>
        Commencer
      </Button>{' '}
      <Button onClick={() => setName(undefined)}>Ne rien ajouter</Button>
    </form>
  );
}

function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** An empty page with its name, and with all that follows from it. */
function firstValue(collection: PageDraft['collection'], name: string, { schemas, state }: Snapshot): Value {
  const empty = blank(schemas[`data/${collection}`] ?? {}) as Record<string, Value>;
  if (collection === 'services') return { ...empty, title: name };
  const written = state.records.find(({ record }) => record === 'areaServices')?.value as string[];
  return { ...empty, name, ...withArticle(name), blurbs: Object.fromEntries(written.map((service) => [service, ''])) };
}

/** «au Val-d'Ajol», «d'Épinal»: as French joins a town to its preposition. */
function withArticle(name: string): { at: string; of: string } {
  const [, article, rest = ''] = /^(Les?) (.*)$/.exec(name) ?? [];
  if (article)
    return article === 'Le' ? { at: `au ${rest}`, of: `du ${rest}` } : { at: `aux ${rest}`, of: `des ${rest}` };
  return { at: `à ${name}`, of: /^[AEIOUYÀ-ÝŒ]/.test(name) ? `d'${name}` : `de ${name}` };
}

/** The tabs of the zones page. */
export const tabsOf = ({ state }: Snapshot): { label: string; towns: string[] }[] =>
  (state.records.find(({ record }) => record === 'zones')?.value as { label: string; towns: string[] }[]) ?? [];

type TabProps = { snapshot: Snapshot; tab: string | undefined; choose(label: string): void };

/** The tab of the zones page in which a town is listed. */
export function TabField({ snapshot, tab, choose }: TabProps) {
  return (
    <div className={styles.field}>
      <label htmlFor="tab">Onglet de la page des zones</label>
      <select id="tab" value={tab} onChange={({ target }) => choose(target.value)}>
        {tabsOf(snapshot).map(({ label }) => (
          <option key={label}>{label}</option>
        ))}
      </select>
    </div>
  );
}

/** What a draft is called. */
export const draftName = ({ collection, value, slug }: PageDraft) =>
  String(valueAt(value, [collection === 'towns' ? 'name' : 'title']) || slug);
