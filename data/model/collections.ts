/**
 * Records of which each has a file of its own and a page of its own. This is the one list of them: reading, checks, the
 * desk, and its texts follow from it. A new collection takes an entry here, its schema in schema/records.ts, and the pages
 * under its path in pages/ (README, «Adding»).
 */
export type Collection = {
  /** The folder of its files; a file's name is the slug of its page. */
  folder: string;
  /** The name behind `export const` in each file. */
  record: string;
  /** The path in front of the slugs. */
  path: string;
  /** The record that lists the slugs in their order; with `key`, it has several lists, each an entry's field of that name. */
  list: { file: string; record: string; key?: string };
  /** The page above its pages in breadcrumbs; the home page if there is none. */
  parent?: string;
  /** Where links to a page lead that was withdrawn. */
  redirect: string;
  /** What the owner reads of it, in French. */
  words: {
    plural: string;
    /** «Ajouter une ville». */
    add: string;
    /** «cette ville». */
    this: string;
    nameLabel: string;
    order: string;
    /** What names an unknown slug, before «n'a l'adresse « … »». */
    none: string;
    /** «choisissez une ville». */
    choose: string;
    /** What is wrong with a page that its list lacks, and the remedy. */
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
    list: { file: 'data/zones.ts', record: 'zones', key: 'towns' },
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

export type CollectionName = keyof typeof COLLECTIONS;

/** The names in the order of the list above, which menus and the site map keep. */
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** Returns a collection with the wider type of all of them: of one in particular the compiler knows the words. */
export const collectionAt = (name: CollectionName): Collection => COLLECTIONS[name];

/** Returns the collection of a file or of a draft of one; undefined for other files. */
export function collectionOf(file: string): CollectionName | undefined {
  const folder = file.replace(/^data\/brouillons\//, 'data/').replace(/\/[^/]*$/, '');
  return COLLECTION_NAMES.find((name) => COLLECTIONS[name].folder === folder);
}

/** Returns the collection of a record by the name behind `export const`. */
export const collectionOfRecord = (record: string): CollectionName | undefined =>
  COLLECTION_NAMES.find((name) => COLLECTIONS[name].record === record);

/** Matches the names of the collections' folders in data/, for patterns of file names: «towns|services». */
export const FOLDER_PATTERN = COLLECTION_NAMES.map((name) => COLLECTIONS[name].folder.slice('data/'.length)).join('|');
