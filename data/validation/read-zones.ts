import { missingPhotoFaults } from './photo-references';
import { namesPlace } from './place-names';
import { LEAST_NEIGHBOURS_NAMED, type Town, tabSchema, townSchema, type Zone } from './schema';
import {
  checkRecords,
  copiedTextFaults,
  duplicateFaults,
  locationOf,
  rejectFaults,
  repetitionFaults,
  wrong,
} from './validate';

const LIST = 'data/zones.ts';
const locate = (record: unknown) => locationOf(record, 'data/towns', LIST);
const locateTab = (tab: unknown, index: number) => {
  const label = (tab as { label?: unknown } | null)?.label;
  return { file: LIST, name: typeof label === 'string' && label.trim() !== '' ? label : `onglet ${index + 1}` };
};

/** Checks every tab and town; a town stands in one tab. Throws a DataError with all that is wrong. */
export function readZones(records: { label: string; towns: unknown[] }[]): Zone[] {
  // Its towns are checked by themselves.
  const withoutTowns = records.map((tab) =>
    Array.isArray(tab?.towns) ? { ...tab, towns: tab.towns.map(() => null) } : tab,
  );
  const tabs = checkRecords(tabSchema, withoutTowns, locateTab);
  const tabOf = new Map<unknown, string>();
  const listedTwice: string[] = [];
  for (const [index, tab] of records.entries()) {
    if (!Array.isArray(tab?.towns)) continue;
    for (const record of tab.towns) {
      const other = tabOf.get(record);
      const problem = `cette ville est déjà dans l'onglet « ${other} » ; retirez-la de l'un des deux`;
      if (other === undefined) tabOf.set(record, tab.label);
      else listedTwice.push(wrong({ ...locateTab(tab, index), field: locate(record).name, problem }));
    }
  }
  const listed = [...tabOf.keys()];
  const { items, faults } = checkRecords(townSchema, listed, locate);
  const towns = items.flatMap((town) => town ?? []);
  const twice = [
    ...duplicateFaults(towns, 'slug', ({ name }) => ({ file: LIST, name })),
    ...duplicateFaults(towns, 'name', locate),
  ];
  rejectFaults([
    ...tabs.faults,
    ...listedTwice,
    ...faults,
    ...duplicateFaults(
      records.map((tab) => (tab?.label ? tab : undefined)),
      'label',
      locateTab,
    ),
    ...twice,
    ...towns.flatMap(townFaults),
    // A record that is there twice has all its texts twice.
    ...(twice.length > 0
      ? []
      : [...samePlaceFaults(towns), ...towns.flatMap(foreignNameFaults), ...copiedTextFaults(towns, locate)]),
  ]);
  const townOf = new Map(listed.map((record, index) => [record, items[index]!]));
  return records.map(({ label, towns }) => ({ label, towns: towns.map((record) => townOf.get(record)!) }));
}

function townFaults(town: Town): string[] {
  const { name, heroImage, portfolioImages, neighbours, priorities } = town;
  const at = locate(town);
  const names = neighbours.map((neighbour) => neighbour.name);
  return [
    ...missingPhotoFaults({ heroImage, portfolioImages }, at),
    ...repetitionFaults({ neighbours: names, priorities: priorities.map(({ service }) => service) }, at),
    ...names.flatMap((neighbour, index) => {
      const problem = 'la ville est nommée comme sa propre voisine ; nommez une autre commune';
      return neighbour === name ? wrong({ ...at, field: `neighbours › n° ${index + 1}`, problem }) : [];
    }),
    ...unnamedNeighbourFaults(town),
  ];
}

/** A record that was copied keeps the other town's place on the map. */
function samePlaceFaults(towns: Town[]): string[] {
  return towns.flatMap((town, index) => {
    const { latitude, longitude } = town;
    const other = towns.slice(0, index).find((one) => one.latitude === latitude && one.longitude === longitude);
    const problem = `cette latitude et cette longitude sont aussi celles de « ${other?.name} » ; corrigez la plus récente des deux fiches, d'après geoportail.gouv.fr`;
    return other ? wrong({ ...locate(town), field: 'latitude', problem }) : [];
  });
}

/** A page that was copied from another town's says that town's name where its own belongs. */
function foreignNameFaults(town: Town): string[] {
  const problem = `« ${town.name} » n'y est pas ; écrivez-y le nom de cette ville`;
  return Object.entries({ at: town.at, of: town.of, 'seo › title': town.seo.title })
    .filter(([, text]) => !namesPlace(text, town.name))
    .map(([field]) => wrong({ ...locate(town), field, problem }));
}

/** The eight texts name nearby communes between them; one text alone need not. */
function unnamedNeighbourFaults(town: Town): string[] {
  const texts = Object.values(town.blurbs);
  const names = town.neighbours.map(({ name }) => name);
  const unnamed = names.filter((name) => !texts.some((text) => namesPlace(text, name)));
  const named = names.length - unnamed.length;
  const problem = `ces textes nomment ${named} des ${names.length} communes voisines, il en faut ${LEAST_NEIGHBOURS_NAMED} au moins ; parlez aussi de celles-ci : ${unnamed.join(', ')}`;
  return named < LEAST_NEIGHBOURS_NAMED ? [wrong({ ...locate(town), field: 'blurbs', problem })] : [];
}

/** Throws a DataError for files of data/towns/ that no tab lists; `files` are names such as «epinal.ts». */
export function rejectTownsWithoutTab(files: string[], inTabs: Pick<Town, 'slug'>[]): void {
  const listed = new Set(inTabs.map(({ slug }) => `${slug}.ts`));
  const forgotten = files.filter((file) => !listed.has(file));
  const problem = "cette ville n'est dans aucun onglet ; ajoutez-la à la liste d'un onglet, ou retirez son fichier";
  rejectFaults(
    forgotten.map((file) => wrong({ file: LIST, name: 'zones', field: file.replace(/\.ts$/, ''), problem })),
  );
}
