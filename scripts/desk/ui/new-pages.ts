import { type CollectionName, collectionAt } from '../../../data/model/collections';
import type { Town } from '../../../data/model/schema/town';
import { capitalize } from '../../../data/model/text/capitalize';
import type { Value } from '../records/edit-source';
import { type Commune, communeNamed, communesAround, isSameName } from '../shared/communes';
import { type DeskRecord, type DeskState, type FieldSchema, slugOfFile } from '../shared/protocol';
import { savedValueAt } from './lookups';

type Tab = { label: string; slugs: string[] };

/** Returns the tabs of a collection's list; empty if the list has no tabs. */
export function tabsOf(name: CollectionName): Tab[] {
  const { file, record, tabs } = collectionAt(name).list;
  const savedTabs = (tabs ? savedValueAt({ file, record, path: [] }) : []) as Record<string, Value>[] | undefined;
  return (savedTabs ?? []).map((tab) => ({ label: String(tab.label), slugs: (tab[tabs!.key] ?? []) as string[] }));
}

/**
 * Functions that return the initial values of a draft from its name. Drafts of other collections start with their name
 * only.
 */
export const INITIAL_VALUES: Partial<
  Record<CollectionName, (name: string, state: DeskState) => Record<string, Value>>
> = {
  towns: createTown,
  services: (name) => createService(name.trim()),
};

/** Returns the schema of the field for the tab in which a page is listed. */
export const tabSchemaOf = (name: CollectionName): FieldSchema => ({
  title: collectionAt(name).list.tabs?.title ?? '',
  enum: tabsOf(name).map(({ label }) => label),
});

/**
 * Returns the initial values of a town: the known facts of the commune, and sentences that are true of any town. The
 * owner adapts the sentences. Facts that only the owner knows, about roofs and weather, are empty.
 */
function createTown(typedName: string, state: DeskState): Record<string, Value> {
  const commune = communeNamed(typedName);
  const name = commune?.name ?? capitalizeWords(typedName.trim());
  const [{ at, of }, home] = [nameWithPrepositions(name), nameWithPrepositions(String(savedValueAt(CITY)))];
  const services = savedValueAt({ file: 'data/services.ts', record: 'areaServices', path: [] }) as string[];
  return {
    name,
    at,
    of,
    priorities: prioritiesOf(services),
    ...communeValues(commune, state),
    seo: {
      title: `Couvreur ${at} : toiture et façade`,
      description: `Toiture, charpente et façade ${at} : un couvreur installé ${home.at} vient voir et chiffre. Devis gratuit, sans engagement.`,
      keywords: [`couvreur ${name}`, `toiture ${name}`, `ravalement façade ${name}`],
    },
    roofs: { title: `Les toits ${of}`, paragraphs: [''] },
    climate: { title: `Le climat ${of}`, paragraphs: [''] },
    season: `Faites regarder le toit au printemps, une fois le gros du gel passé ; les gouttières se vident quand les feuilles sont tombées. ${capitalize(at)}, les toits se refont plutôt de mai à octobre.`,
    rules: `Changer de tuile ou de teinte, ouvrir une fenêtre de toit : en général, le projet se déclare avant les travaux. Demandez à la mairie ${of} ce que dit le plan local d'urbanisme, et si un monument protégé impose l'avis de l'architecte des Bâtiments de France.`,
    blurbs: Object.fromEntries(services.map((service) => [service, ''])),
  };
}

/**
 * Returns the initial values of a service: headings, and the factors of any price. The work, the method and the
 * insurance are empty, because only the owner knows them.
 */
function createService(title: string): Record<string, Value> {
  const keyword = title.toLowerCase();
  const { at } = nameWithPrepositions(String(savedValueAt(CITY)));
  const order = savedValueAt({ file: 'data/services.ts', record: 'serviceOrder', path: [] }) as string[];
  const toTitledTexts = (titles: string[], text: string) => titles.map((heading) => ({ title: heading, [text]: '' }));
  return {
    title,
    menu: { title, description: '' },
    seo: {
      title: `${title} dans les Vosges`,
      description: `${title} dans les Vosges : un couvreur installé ${at} vient voir et chiffre. Devis gratuit, sans engagement.`,
      keywords: [keyword, `${keyword} Épinal`, `${keyword} Vosges`],
    },
    content: { title: "Pourquoi s'en occuper", paragraphs: [''] },
    offers: [{ title: 'Selon votre maison', items: ['', ''] }],
    approach: {
      title: "Ce que nous regardons d'abord",
      steps: toTitledTexts(["L'état des lieux", 'Ce qui peut être gardé'], 'text'),
    },
    process: toTitledTexts(['Préparer', 'Réaliser', 'Nettoyer'], 'description'),
    goodToKnow: { title: 'Bon à savoir', paragraphs: [''] },
    price: {
      factors: ['La surface', "La hauteur et l'accès", 'Les matériaux choisis'],
      tenYear: false,
      coverage: '',
    },
    relatedServices: order.slice(0, 2),
  };
}

const CITY = { file: 'data/company.ts', record: 'company', path: ['address', 'city'] };

/** Returns «Luxeuil-les-Bains» for «luxeuil-les-bains». Leaves a name with any capital letter unchanged. */
const capitalizeWords = (name: string) =>
  name === name.toLowerCase()
    ? name.replace(/^\p{L}|(?<!\p{L})(?!(?:l[eè]s|sur|sous|aux|des|devant)-)\p{L}(?=\p{L}{2})/gu, (letter) =>
        letter.toUpperCase(),
      )
    : name;

/** Returns the name with its French prepositions: «au Val-d'Ajol», «du Val-d'Ajol»; «à Épinal», «d'Épinal». */
export function nameWithPrepositions(name: string): { at: string; of: string } {
  const [, article, rest = ''] = /^(Les?) (.*)$/.exec(name) ?? [];
  if (article === 'Le') return { at: `au ${rest}`, of: `du ${rest}` };
  if (article) return { at: `aux ${rest}`, of: `des ${rest}` };
  return { at: `à ${name}`, of: /^[AEIOUYÀ-ÝŒ]/.test(name) ? `d'${name}` : `de ${name}` };
}

const prioritiesOf = (services: string[]) => services.slice(0, 2).map((service) => ({ service, reason: '' }));

/**
 * Returns the known facts of a commune, and the tab, the illustration and the first services of the nearest town page.
 */
function communeValues(commune: Commune | undefined, { records }: DeskState): Record<string, Value> {
  const tabs = tabsOf('towns');
  if (!commune) return { zone: tabs[0]?.label ?? '' };
  const { postalCode, latitude, longitude } = commune;
  const maxKm = Number(
    savedValueAt({ file: 'data/service-area.ts', record: 'serviceArea', path: ['neighbourRadiusKm'] }),
  );
  const neighbours = communesAround(commune, maxKm).slice(0, 5);
  const tabOf = ({ name }: { name: string }) => tabs.find(({ slugs }) => slugs.some((slug) => isSameName(slug, name)));
  const nearest = communesAround(commune, Infinity).find(tabOf);
  const zone = (nearest && tabOf(nearest)?.label) ?? '';
  const isNearest = ({ record, draft, file }: DeskRecord) =>
    nearest && record === 'town' && !draft && isSameName(slugOfFile(file), nearest.name);
  const { heroImage = '', priorities = [] } = (records.find(isNearest)?.value ?? {}) as Partial<Town>;
  const nearestPriorities = prioritiesOf(priorities.map(({ service }) => service));
  return {
    postalCode,
    latitude,
    longitude,
    zone,
    neighbours,
    heroImage,
    ...(nearestPriorities.length > 0 && { priorities: nearestPriorities }),
  };
}
