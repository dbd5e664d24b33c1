import { AREA_SERVICE_SLUGS } from '../service-slugs';
import { rejectMissingPhotos } from './photo-references';
import { namesPlace } from './place-names';
import { type Town, townSchema, type Zone, zoneSchema } from './schema';
import { locationOf, readRecord, reject, rejectDuplicates, rejectRepeated } from './validate';

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
  for (const service of AREA_SERVICE_SLUGS) {
    if (town.neighbours.some(({ name }) => namesPlace(town.blurbs[service], name))) continue;
    const names = town.neighbours.map(({ name }) => name).join(', ');
    reject({
      ...at,
      field: `blurbs › ${service}`,
      problem: `ce texte ne nomme aucune commune voisine ; nommez-en une : ${names}`,
    });
  }
}

/** Throws a DataError for a file of data/towns/ that no tab lists; `files` are names such as «epinal.ts». */
export function rejectTownsWithoutTab(files: string[], inTabs: Pick<Town, 'slug'>[]): void {
  const listed = new Set(inTabs.map(({ slug }) => `${slug}.ts`));
  const forgotten = files.find((file) => !listed.has(file));
  if (!forgotten) return;
  const problem = "cette ville n'est dans aucun onglet ; ajoutez-la à la liste d'un onglet, ou retirez son fichier";
  reject({ file: LIST, name: 'zones', field: forgotten.replace(/\.ts$/, ''), problem });
}
