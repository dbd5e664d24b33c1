import { type FormEvent, useId, useState } from 'react';
import type { FolderName } from '../../../data/model/records';
import { slugOf } from '../../../data/model/slug';
import { COMMUNES, type Commune, communeNamed, communesAround, isSameName } from '../communes';
import type { Value } from '../edit-source';
import { addressIn, type DeskRecord, DRAFTS, type FieldSchema } from '../protocol';
import { Button } from './button';
import * as styles from './desk.css';
import { blank } from './schema';
import { act, open, openWhole, useDesk, writtenAt } from './store';

const WORDS = {
  towns: { record: 'town', add: 'Ajouter une ville', name: 'Nom de la ville', address: '/zones/' },
  services: { record: 'service', add: 'Ajouter un service', name: 'Nom du service', address: '/services/' },
} as const;

/** The beginning of a page: its name, from which its address comes. */
export function NewPage({ collection }: { collection: FolderName }) {
  const [name, setName] = useState<string>();
  const [isSent, setSent] = useState(false);
  const id = useId();
  const { schemas, state } = useDesk();
  const { record, add, name: label, address } = WORDS[collection];
  const isTown = collection === 'towns';
  if (name === undefined) return <Button onClick={() => setName('')}>{add}</Button>;
  const commune = isTown ? communeNamed(name) : undefined;
  const slug = slugOf(name);
  const file = `${DRAFTS}/${collection}/${slug}.ts`;
  const isCalledSo = ({ title, file }: DeskRecord) => [title, addressIn(file)].some((known) => isSameName(known, name));
  // What has just begun is in the way of nothing.
  const taken = isSent ? undefined : state.records.find((one) => one.record === record && isCalledSo(one));
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    if (!slug || taken) return;
    const empty = blank(schemas[`data/${collection}`] ?? {}) as Record<string, Value>;
    const given = isTown ? townNamed(commune?.name ?? inCapitals(name.trim()), commune) : { title: name.trim() };
    const value = { ...empty, ...given };
    setSent(true);
    if ((await act('commencer', { file, value }))?.kind === 'saved') openWhole({ file, record });
    else setSent(false);
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
          list={isTown ? `${id}-communes` : undefined}
          aria-describedby={`${id}-hint`}
          aria-invalid={taken && true}
          onChange={({ target }) => setName(target.value)}
        />
        {isTown && (
          <datalist id={`${id}-communes`}>
            {COMMUNES.map((one) => (
              <option key={one.name} value={one.name} />
            ))}
          </datalist>
        )}
        <p className={taken ? styles.fault : styles.hint} id={`${id}-hint`} role="status">
          {taken ? 'Cette page existe déjà.' : slug && `Adresse de la page : ${address}${slug}`}
          {commune && !taken && '\nSon code postal, sa position et des communes voisines sont déjà connus.'}
        </p>
        {taken && <Button onClick={() => open({ ...taken, path: [] })}>Ouvrir : {taken.title}</Button>}
      </div>
      <Button type="submit" look="action" disabled={!slug || taken !== undefined}>
        Commencer
      </Button>{' '}
      <Button onClick={() => setName(undefined)}>Ne rien ajouter</Button>
    </form>
  );
}

/** «Girmont-Val-d'Ajol» for «girmont-val-d'ajol»: what is typed in small letters alone. */
const inCapitals = (name: string) =>
  name === name.toLowerCase()
    ? name.replace(/^\p{L}|(?<!\p{L})\p{L}(?=\p{L}{2})/gu, (letter) => letter.toUpperCase())
    : name;

/** What is known of where a town is, to begin with, and its tab, the nearest town's. */
function knownOf(commune: Commune | undefined): Record<string, Value> {
  if (!commune) return { zone: tabsOf()[0]?.label ?? '' };
  const most = Number(writtenAt({ file: 'data/service-area.ts', record: 'serviceArea', path: ['neighbourRadiusKm'] }));
  const neighbours = communesAround(commune, most).slice(0, 5);
  const tabOf = ({ name }: { name: string }) =>
    tabsOf().find(({ towns }) => towns.some((slug) => isSameName(slug, name)));
  const zone = communesAround(commune, Infinity).map(tabOf).find(Boolean)?.label ?? '';
  const { postalCode, latitude, longitude } = commune;
  return { postalCode, latitude, longitude, zone, neighbours };
}

/** «au Val-d'Ajol», «d'Épinal»: as French joins a town's name to its preposition. */
function townNamed(name: string, commune: Commune | undefined): Record<string, Value> {
  const services = writtenAt({ file: 'data/services.ts', record: 'areaServices', path: [] }) as string[];
  const [, article, rest = ''] = /^(Les?) (.*)$/.exec(name) ?? [];
  const [at, of] = !article
    ? [`à ${name}`, /^[AEIOUYÀ-ÝŒ]/.test(name) ? `d'${name}` : `de ${name}`]
    : article === 'Le'
      ? [`au ${rest}`, `du ${rest}`]
      : [`aux ${rest}`, `des ${rest}`];
  return {
    name,
    at,
    of,
    ...knownOf(commune),
    seo: {
      title: `Couvreur ${at} : toiture et façade`,
      description: '',
      keywords: [`couvreur ${name}`, `toiture ${name}`, `ravalement façade ${name}`],
    },
    priorities: services.slice(0, 2).map((service) => ({ service, reason: '' })),
    blurbs: Object.fromEntries(services.map((service) => [service, ''])),
  };
}

type Tab = { label: string; towns: string[] };

/** The tabs of the zones page. */
export const tabsOf = () => (writtenAt({ file: 'data/zones.ts', record: 'zones', path: [] }) ?? []) as Tab[];

/** The tab of the zones page in which a town is listed. */
export const tabSchema = (): FieldSchema => ({
  title: 'onglet de la page des zones',
  enum: tabsOf().map(({ label }) => label),
});
