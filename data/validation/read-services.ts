import { AREA_SERVICE_SLUGS, SERVICE_SLUGS } from '../service-slugs';
import { missingPhotoFaults } from './photo-references';
import { type Service, serviceSchema, type Town } from './schema';
import {
  checkRecords,
  copiedTextFaults,
  duplicateFaults,
  locationOf,
  rejectFaults,
  repetitionFaults,
  wrong,
} from './validate';

const LIST = 'data/services.ts';
const SLUGS = { file: 'data/service-slugs.ts', name: 'SERVICE_SLUGS' };
const locate = (record: unknown) => locationOf(record, 'data/services', LIST);
const inMenuOrder = (one: Service, other: Service) =>
  SERVICE_SLUGS.indexOf(one.slug) - SERVICE_SLUGS.indexOf(other.slug);

/**
 * Checks every record by itself, beside the others and beside the towns it names; throws a DataError with all that is
 * wrong. They come in the order of SERVICE_SLUGS, however they are listed.
 */
export function readServices(records: unknown[], towns: Pick<Town, 'slug'>[]): Service[] {
  const { items, faults } = checkRecords(serviceSchema, records, locate);
  const services = items.flatMap((service) => service ?? []).sort(inMenuOrder);
  const listed = records.map((record) => locate(record).name);
  const twice = duplicateFaults(services, 'slug', ({ title }) => ({ file: LIST, name: title }));
  rejectFaults([
    ...faults,
    ...twice,
    ...repetitionFaults({ SERVICE_SLUGS: [...SERVICE_SLUGS] }, SLUGS),
    ...repetitionFaults({ AREA_SERVICE_SLUGS: [...AREA_SERVICE_SLUGS] }, SLUGS),
    ...SERVICE_SLUGS.filter((slug) => !listed.includes(slug)).map((slug) => {
      const problem =
        "ce service manque dans la liste de data/services.ts ; ajoutez-l'y, ou retirez son adresse de SERVICE_SLUGS";
      return wrong({ ...SLUGS, field: slug, problem });
    }),
    ...services.flatMap((service) => serviceFaults(service, towns)),
    // A record that is there twice has all its texts twice.
    ...(twice.length > 0 ? [] : copiedTextFaults(services, locate)),
  ]);
  return services;
}

function serviceFaults(service: Service, known: Pick<Town, 'slug'>[]): string[] {
  const { slug, heroImage, pictures, gallery, relatedServices } = service;
  const at = locate(service);
  const towns = service.towns.map((town) => town.slug);
  return [
    ...missingPhotoFaults(
      { heroImage, gallery, 'pictures.signs': pictures.signs.photo, 'pictures.work': pictures.work?.photo },
      at,
    ),
    ...(relatedServices.includes(slug)
      ? [wrong({ ...at, field: 'relatedServices', problem: 'la page renvoie à elle-même ; nommez un autre service' })]
      : []),
    ...repetitionFaults({ relatedServices, towns }, at),
    ...towns
      .filter((town) => !known.some((other) => other.slug === town))
      .map((town) => {
        const problem = `aucune ville n'a l'adresse « ${town} » ; copiez celle d'un fichier de data/towns/`;
        return wrong({ ...at, field: 'towns', problem });
      }),
  ];
}

/** Throws a DataError for files of data/services/ that the list of services leaves out; `files` are names such as «charpente.ts». */
export function rejectServicesWithoutPage(files: string[], listed: Pick<Service, 'slug'>[]): void {
  const forgotten = files.filter((file) => !listed.some(({ slug }) => file === `${slug}.ts`));
  const problem = "ce service n'est pas dans la liste ; ajoutez-le, ou retirez son fichier";
  rejectFaults(
    forgotten.map((file) => wrong({ file: LIST, name: 'services', field: file.replace(/\.ts$/, ''), problem })),
  );
}
