import { rejectMissingPhotos } from './photo-references';
import { namesPlace } from './place-names';
import { LEAST_NEIGHBOURS_NAMED, type Town, townSchema, type Zone, zoneSchema } from './schema';
import { locationOf, type RecordLocation, readRecord, reject, rejectDuplicates, rejectRepeated } from './validate';

const LIST = 'data/zones.ts';
const FOLDER = 'data/towns';

/** Checks every tab and town; a town stands in one tab. Throws a DataError. */
export function readZones(records: { label: string; towns: unknown[] }[]): Zone[] {
  const tabOf = new Map<unknown, string>();
  for (const { label, towns } of records) {
    for (const record of towns) {
      const other = tabOf.get(record);
      if (other !== undefined) {
        const problem = `cette ville est déjà dans l'onglet « ${other} » ; retirez-la de l'un des deux`;
        reject({ file: LIST, name: label, field: locationOf(record, FOLDER, LIST).name, problem });
      }
      tabOf.set(record, label);
      validateTown(record);
    }
  }
  const zones = records.map((record) => readRecord(zoneSchema, record, { file: LIST, name: record.label }));
  const towns = zones.flatMap((zone) => zone.towns);
  rejectDuplicates(zones, 'label', ({ label }) => ({ file: LIST, name: label }));
  rejectDuplicates(towns, 'slug', ({ name }) => ({ file: LIST, name }));
  rejectDuplicates(towns, 'name', (town) => locationOf(town, FOLDER, LIST));
  return zones;
}

function validateTown(record: unknown): void {
  const at = locationOf(record, FOLDER, LIST);
  const town = readRecord(townSchema, record, at);
  rejectMissingPhotos({ heroImage: town.heroImage, portfolioImages: town.portfolioImages }, at);
  rejectRepeated({ neighbours: town.neighbours.map(({ name }) => name) }, at);
  for (const [index, { name }] of town.neighbours.entries()) {
    if (name !== town.name) continue;
    reject({
      ...at,
      field: `neighbours › n° ${index + 1}`,
      problem: 'la ville est nommée comme sa propre voisine ; nommez une autre commune',
    });
  }
  rejectUnnamedNeighbours(town, at);
}

/** The eight texts name nearby communes between them; one text alone need not. */
function rejectUnnamedNeighbours({ blurbs, neighbours }: Town, at: RecordLocation): void {
  const texts = Object.values(blurbs);
  const unnamed = neighbours.map(({ name }) => name).filter((name) => !texts.some((text) => namesPlace(text, name)));
  const named = neighbours.length - unnamed.length;
  if (named >= LEAST_NEIGHBOURS_NAMED) return;
  reject({
    ...at,
    field: 'blurbs',
    problem: `les huit textes nomment ${named} des ${neighbours.length} communes voisines, il en faut ${LEAST_NEIGHBOURS_NAMED} au moins ; parlez aussi de celles-ci : ${unnamed.join(', ')}`,
  });
}

/** Throws a DataError for a file of data/towns/ that no tab lists; `files` are names such as «epinal.ts». */
export function rejectTownsWithoutTab(files: string[], inTabs: Pick<Town, 'slug'>[]): void {
  const listed = new Set(inTabs.map(({ slug }) => `${slug}.ts`));
  const forgotten = files.find((file) => !listed.has(file));
  if (!forgotten) return;
  const problem = "cette ville n'est dans aucun onglet ; ajoutez-la à la liste d'un onglet, ou retirez son fichier";
  reject({ file: LIST, name: 'zones', field: forgotten.replace(/\.ts$/, ''), problem });
}
