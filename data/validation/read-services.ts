import { SERVICE_SLUGS } from '../service-slugs';
import { rejectMissingPhotos } from './photo-references';
import { type Service, serviceSchema, type Town } from './schema';
import { locationOf, readRecord, reject, rejectDuplicates, rejectRepeated } from './validate';

const LIST = 'data/services.ts';

/** Checks every record by itself, beside the others and beside the towns it names; throws a DataError. */
export function readServices(records: unknown[], towns: Pick<Town, 'slug'>[]): Service[] {
  const services = records.map((record) =>
    readRecord(serviceSchema, record, locationOf(record, 'data/services', LIST)),
  );
  rejectDuplicates(services, 'slug', ({ title }) => ({ file: LIST, name: title }));
  for (const slug of SERVICE_SLUGS) {
    if (services.some((service) => service.slug === slug)) continue;
    const problem =
      "ce service manque dans la liste de data/services.ts ; ajoutez-l'y, ou retirez son adresse de SERVICE_SLUGS";
    reject({ file: 'data/service-slugs.ts', name: 'SERVICE_SLUGS', field: slug, problem });
  }
  for (const service of services) validateLinks(service, towns);
  return services;
}

function validateLinks(service: Service, known: Pick<Town, 'slug'>[]): void {
  const { slug, heroImage, gallery, relatedServices, towns } = service;
  const at = locationOf(service, 'data/services', LIST);
  rejectMissingPhotos({ heroImage, gallery }, at);
  if (relatedServices.includes(slug)) {
    reject({ ...at, field: 'relatedServices', problem: 'la page renvoie à elle-même ; nommez un autre service' });
  }
  rejectRepeated({ relatedServices, towns: towns.map((town) => town.slug) }, at);
  const unknown = towns.find((town) => !known.some((other) => other.slug === town.slug));
  if (unknown) {
    const problem = `aucune ville n'a l'adresse « ${unknown.slug} » ; copiez celle d'un fichier de data/towns/`;
    reject({ ...at, field: 'towns', problem });
  }
}

/** Throws a DataError for a file of data/services/ that the list of services leaves out; `files` are names such as «charpente.ts». */
export function rejectServicesWithoutPage(files: string[], listed: Pick<Service, 'slug'>[]): void {
  const forgotten = files.find((file) => !listed.some(({ slug }) => file === `${slug}.ts`));
  if (!forgotten) return;
  const problem = "ce service n'est pas dans la liste ; ajoutez-le, ou retirez son fichier";
  reject({ file: LIST, name: 'services', field: forgotten.replace(/\.ts$/, ''), problem });
}
