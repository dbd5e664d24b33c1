/**
 * Describes a collection, that is, records that each have their own file and page. The code that reads and checks data/
 * and the desk know collections only from `COLLECTIONS`. To add a collection, add an entry to `COLLECTIONS`, its schema
 * in schema/records.ts, and its pages in pages/ (README, «Adding»).
 */
export type Collection = {
  /** Folder of the files; a file's name is the slug of its page. */
  folder: string;
  /** The name behind `export const` in each file. */
  record: string;
  /** The path in front of the slugs. */
  path: string;
  /**
   * The record that lists the slugs in order. If `tabs` is set, each entry of the record is a tab with a `label` and
   * slugs.
   */
  list: { file: string; record: string; tabs?: Tabs };
  /** Parent page in breadcrumbs; defaults to the home page. */
  parent?: string;
  /** Path to which a withdrawn page redirects. */
  redirect: string;
  /** French texts that the desk shows to the owner. */
  words: {
    plural: string;
    /** «Ajouter une ville». */
    add: string;
    /** «cette ville». */
    this: string;
    nameLabel: string;
    order: string;
    /** Subject of the message for an unknown slug, before «n'a l'adresse « … »». */
    none: string;
    /** «choisissez une ville». */
    choose: string;
    /** Message for a page that its list does not contain, with the remedy. */
    unlisted: string;
    redirect: string;
  };
};

export const COLLECTIONS = {
  services: {
    folder: 'data/services',
    record: 'service',
    path: '/services',
    list: { file: 'data/services.ts', record: 'serviceOrder' },
    redirect: '/',
    words: {
      plural: 'Services',
      add: 'Ajouter un service',
      this: 'ce service',
      nameLabel: 'Nom du service',
      order: 'ordre du menu',
      none: 'aucun service',
      choose: 'choisissez un service',
      unlisted: "n'y est pas ; ajoutez ce service à sa place dans le menu",
      redirect: 'à l’accueil',
    },
  },
  towns: {
    folder: 'data/towns',
    record: 'town',
    path: '/zones',
    list: {
      file: 'data/zones.ts',
      record: 'zones',
      tabs: { key: 'towns', title: 'onglet de la page des zones', choose: 'Choisissez l’onglet de la ville.' },
    },
    parent: '/zones-intervention',
    redirect: '/zones-intervention',
    words: {
      plural: 'Villes',
      add: 'Ajouter une ville',
      this: 'cette ville',
      nameLabel: 'Nom de la ville',
      order: 'ordre des villes',
      none: 'aucune ville',
      choose: 'choisissez une ville',
      unlisted: "n'est dans aucun onglet ; ajoutez cette ville à la liste d'un onglet",
      redirect: 'aux zones d’intervention',
    },
  },
} as const satisfies Record<string, Collection>;

type Tabs = {
  /** The field of a tab that lists its slugs. */
  key: string;
  /** The French name of a tab. */
  title: string;
  /** French request to choose a tab. */
  choose: string;
};

export type CollectionName = keyof typeof COLLECTIONS;

/** The names of the collections, in the order of menus and the site map. */
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Returns a collection with the general type `Collection`. The type of an entry of `COLLECTIONS` has literal texts. */
export const collectionAt = (name: CollectionName): Collection => COLLECTIONS[name];

/** Returns the path of a page of a collection. */
export const pagePath = (name: CollectionName, slug: string): string => `${COLLECTIONS[name].path}/${slug}`;

/** Returns the collection of the page with this path; undefined for other paths. */
export const collectionOfPath = (path: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => path.startsWith(`${COLLECTIONS[name].path}/`));

/** Returns the collection of a file or draft; undefined for other files. */
export function collectionOf(file: string): CollectionName | undefined {
  const folder = file.replace(/^data\/brouillons\//, 'data/').replace(/\/[^/]*$/, '');
  return COLLECTION_NAMES.find((name) => COLLECTIONS[name].folder === folder);
}

/** Returns the collection whose files contain records with this name; undefined for other records. */
export const collectionOfRecord = (record: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => COLLECTIONS[name].record === record);

/** Source of a regular expression that matches the folders of the collections, such as «towns|services». */
export const FOLDER_PATTERN = COLLECTION_NAMES.map((name) => COLLECTIONS[name].folder.slice('data/'.length)).join('|');
