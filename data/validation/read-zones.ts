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
const locateTab = ({ label }: { label: string }) => ({ file: LIST, name: label });

/** Checks every tab and town; a town stands in one tab. Throws a DataError with all that is wrong. */
export function readZones(records: { label: string; towns: unknown[] }[]): Zone[] {
  const tabs = checkRecords(tabSchema, records, (_, index) => locateTab(records[index]!));
  const tabOf = new Map<unknown, string>();
  const listedTwice: string[] = [];
  for (const { label, towns } of records) {
    for (const record of towns) {
      const other = tabOf.get(record);
      const problem = `cette ville est déjà dans l'onglet « ${other} » ; retirez-la de l'un des deux`;
      if (other === undefined) tabOf.set(record, label);
      else listedTwice.push(wrong({ ...locateTab({ label }), field: locate(record).name, problem }));
    }
  }
  const listed = [...tabOf.keys()];
  const { items, faults } = checkRecords(townSchema, listed, locate);
  const towns = items.flatMap((town) => town ?? []);
  rejectFaults([
    ...tabs.faults,
    ...listedTwice,
    ...faults,
    ...duplicateFaults(records, 'label', locateTab),
    ...duplicateFaults(towns, 'slug', ({ name }) => ({ file: LIST, name })),
    ...duplicateFaults(towns, 'name', locate),
    ...towns.flatMap(townFaults),
    ...copiedTextFaults(towns, locate),
  ]);
  const townOf = new Map(listed.map((record, index) => [record, items[index]!]));
  return tabs.items.map((tab) => ({ ...tab!, towns: tab!.towns.map((record) => townOf.get(record)!) }));
}

function townFaults(town: Town): string[] {
  const { name, heroImage, portfolioImages, neighbours } = town;
  const at = locate(town);
  const names = neighbours.map((neighbour) => neighbour.name);
  return [
    ...missingPhotoFaults({ heroImage, portfolioImages }, at),
    ...repetitionFaults({ neighbours: names }, at),
    ...names.flatMap((neighbour, index) => {
      const problem = 'la ville est nommée comme sa propre voisine ; nommez une autre commune';
      return neighbour === name ? wrong({ ...at, field: `neighbours › n° ${index + 1}`, problem }) : [];
    }),
    ...foreignNameFaults(town),
    ...unnamedNeighbourFaults(town),
  ];
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
  const problem = `les huit textes nomment ${named} des ${names.length} communes voisines, il en faut ${LEAST_NEIGHBOURS_NAMED} au moins ; parlez aussi de celles-ci : ${unnamed.join(', ')}`;
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
