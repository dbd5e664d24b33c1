import { z } from 'zod';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, collectionAt } from '../collections';
import type { Path } from '../owner-facts';
import { fieldAt, type Referable, unwrap } from '../schema/fields';
import type { When } from '../schema/legal';
import type { Records } from '../schema/records';
import { COLLECTION_SCHEMAS, RECORDS, type RecordName } from '../schema/records';
import type { Service } from '../schema/service';
import { isSlip } from '../schema/spellings';
import type { Town } from '../schema/town';
import { isUsable, matches } from '../text/form-patterns';
import { halvesIn } from '../text/pairs';
import { isPdf, isPdfWhole } from '../text/pdf';
import { namesPlace } from '../text/place-names';
import { slugOf } from '../text/slug';
import { type Fault, fieldName, type Place } from './faults';
import { DOCUMENTS } from './folders';
import { type ListEntry, listEntries } from './list-entries';
import { type Problem, problem } from './problems';
import type { Source } from './source';
import { textsIn } from './texts-in';

/** What the rules look at: the records that are right by themselves, and the files that there are. */
type Context = {
  site: Partial<Records>;
  source: Source;
  addresses: Record<CollectionName, string[]>;
  /** The addresses of pages whose files are misnamed, which is told of the files: who names the pages is right. */
  misnamed: string[];
};

/** How many of its five neighbours the texts of an area page name between them, at least. */
export const MIN_NEIGHBOURS_NAMED = 3;

const faultIf = (isWrong: boolean, place: Place, problem: Problem): Fault[] =>
  isWrong ? [{ ...place, ...problem }] : [];
const at = (name: RecordName, ...path: Path) => ({ file: RECORDS[name].file, record: name, path });
const recordPlaceIn = ({ folder, record }: (typeof COLLECTIONS)[CollectionName]) => {
  return ({ slug }: { slug: string }, ...path: Path) => ({ file: `${folder}/${slug}.ts`, record, path });
};
const [placeInTown, placeInService] = [recordPlaceIn(COLLECTIONS.towns), recordPlaceIn(COLLECTIONS.services)];

function placeInList<Item>(name: RecordName, items: Item[]) {
  return (item: Item, ...path: Path) => at(name, items.indexOf(item), ...path);
}

/** What is wrong where records that are right by themselves do not fit one another. */
export function faultsAcross(found: Context): Fault[] {
  const { site } = found;
  const { gallery = [], testimonials = [] } = site;
  const renamed = findRenamedPages(found);
  const context = { ...found, addresses: renamed.addresses };
  const collections = COLLECTION_NAMES.map((name) => ({
    pages: sortByReliability(Object.values<Page>(site[name] ?? {}), listEntries(site, name)),
    locate: recordPlaceIn(COLLECTIONS[name]),
  }));
  const everyPage = collections.flatMap(({ pages, locate }) => pages.map((page) => ({ page, locate })));
  const towns = sortByReliability(Object.values(site.towns ?? {}), listEntries(site, 'towns'));
  const services = sortByReliability(Object.values(site.services ?? {}), listEntries(site, 'services'));
  return [
    ...renamed.faults,
    ...faultsOfNames(context),
    ...faultsOfLists(context),
    ...faultsOfRedirects(context),
    ...faultsOfLinks(context),
    ...towns.flatMap((town) => faultsOfTown(town, site)),
    ...services.flatMap(faultsOfService),
    ...collections.flatMap(({ pages, locate }) => sharedFaults(pages, locate, 'name')),
    ...collections.flatMap(({ pages, locate }) => sharedFaults(pages, locate, 'title')),
    ...sharedFaults(services, placeInService, 'menu', 'title'),
    ...sharedFaults(everyPage, ({ page, locate }, _, ...path) => locate(page, ...path), 'page', 'seo', 'title'),
    ...samePlaceFaults(towns),
    ...towns.flatMap(cutTextFaults),
    ...collections.flatMap(({ pages, locate }) => copiedTextFaults(pages, locate)),
    ...faultsOfCompany(context),
    ...faultsOfForm(site),
    ...faultsOfTestimonials(site),
    ...sharedFaults(testimonials, placeInList('testimonials', testimonials), 'text'),
    ...faultsOfPairs(site),
    ...faultsOfLegalNotice(site),
    ...repeatedChoiceFaults(gallery, 'id'),
    ...repeatedChoiceFaults(gallery, 'photo'),
    ...(['legalNotice', 'privacyPolicy'] as const).flatMap((name) => faultsOfAnchors(site, name)),
  ];
}

/** A page of any collection, as far as the rules for all of them look at it. */
type Page = { slug: string; name?: string };

/** Removes accents, spaces and hyphens, so that «Le Val-d'Ajol» equals «le-val-dajol». */
const lettersOf = (name: string) => slugOf(name).replaceAll('-', '');

/**
 * Sorts probable copies last, because rules on repetition blame the later page. A page is probably a copy if it is in no
 * list, or if its name does not fit its file.
 */
function sortByReliability<OfKind extends Page>(pages: OfKind[], listed: ListEntry[] = []): OfKind[] {
  const doubtOf = ({ slug, name }: Page) =>
    Number(!listed.some((entry) => entry.slug === slug)) +
    Number(name !== undefined && lettersOf(name) !== lettersOf(slug));
  return pages.toSorted((one, other) => doubtOf(one) - doubtOf(other));
}

/**
 * Finds pages whose file was renamed by mistake: the file is in no list, and a listed slug without a file fits the page's
 * name or differs by one letter. Returns the slugs as they should be, and one fault per file instead of one per mention.
 */
function findRenamedPages({ site, addresses, misnamed }: Context): Pick<Context, 'addresses'> & { faults: Fault[] } {
  const faults: Fault[] = [];
  const findLikelyTypo = (collection: CollectionName) => {
    const listed = listEntries(site, collection)?.map(({ slug }) => slug);
    if (!listed) return addresses[collection];
    const unknown = listed.filter((slug) => !addresses[collection].includes(slug) && !misnamed.includes(slug));
    return addresses[collection].map((slug) => {
      const name = lettersOf(titleOf(site[collection]?.[slug]) ?? '');
      const isLikelyTypo = (one: string) => isSlip(slug, one) || name === lettersOf(one);
      const meant = listed.includes(slug) ? undefined : unknown.find(isLikelyTypo);
      if (!meant) return slug;
      const { folder, record } = COLLECTIONS[collection];
      faults.push({ file: `${folder}/${slug}.ts`, record, path: [], ...problem('renamed-page', { slug: meant }) });
      return meant;
    });
  };
  const meant = COLLECTION_NAMES.map((name) => [name, findLikelyTypo(name)] as const);
  return { addresses: Object.fromEntries(meant) as Context['addresses'], faults };
}

/** Every name of a picture, a service or a town leads to one. */
function faultsOfNames({ site, addresses, misnamed }: Context): Fault[] {
  const slugs = COLLECTION_NAMES.map((name) => [name, [...addresses[name], ...misnamed]] as const);
  const known: Partial<Record<Referable, string[]>> = {
    photos: site.photos && Object.keys(site.photos),
    ...Object.fromEntries(slugs),
  };
  return checkedRecords(site).flatMap(({ schema, value, where }) =>
    namesIn(schema, value).flatMap(({ path, name, collection }) =>
      faultIf(
        known[collection]?.includes(name) === false,
        { ...where, path },
        problem('unknown-choice', { name, collection }),
      ),
    ),
  );
}

/** Every record that is right by itself, with what it may hold and where it stands. */
export function checkedRecords(records: Partial<Records>) {
  const record = (schema: z.ZodType, value: unknown, where: Place) => ({ schema, value, where });
  return [
    ...Object.entries(RECORDS).map(([name, { schema }]) =>
      record(schema, records[name as RecordName], at(name as RecordName)),
    ),
    ...COLLECTION_NAMES.flatMap((name) =>
      Object.values(records[name] ?? {}).map((page) =>
        record(COLLECTION_SCHEMAS[name], page, recordPlaceIn(COLLECTIONS[name])(page)),
      ),
    ),
  ];
}

type ReferredName = { path: Path; name: string; collection: Referable };

/** What was found in a record: of all of data/, an editor that asks after every change has changed one. */
const lastNames = new WeakMap<object, ReferredName[]>();

/** Every name of a record that another record holds (`refersTo` of its schema), with its path. */
export function namesIn(schema: z.ZodType, record: unknown): ReferredName[] {
  if (typeof record !== 'object' || record === null) return namesFrom(schema, record, []);
  const names = lastNames.get(record) ?? namesFrom(schema, record, []);
  lastNames.set(record, names);
  return names;
}

function namesFrom(schema: z.ZodType, value: unknown, path: Path): ReferredName[] {
  const inner = unwrap(schema);
  if (typeof value === 'string') {
    const collection = inner.meta()?.refersTo;
    return collection ? [{ path, name: value, collection }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = Array.isArray(value) ? Number(key) : key;
    const next = fieldAt(inner, [name]);
    return next === inner && !(inner instanceof z.ZodArray) ? [] : namesFrom(next, entry, [...path, name]);
  });
}

/** Each page of a collection is in its list, and in one list only. */
function faultsOfLists({ site, addresses }: Context): Fault[] {
  return COLLECTION_NAMES.flatMap((collection): Fault[] => {
    const { list } = collectionAt(collection);
    const name = list.record as RecordName;
    const entries = listEntries(site, collection);
    if (!entries) return [];
    const nameOf = (slug: string) => titleOf(site[collection]?.[slug]) ?? slug;
    const unlisted = addresses[collection].filter((slug) => !entries.some((entry) => entry.slug === slug));
    return [
      ...unlisted.map((slug) => ({
        ...at(name),
        ...problem('unlisted-page', { title: nameOf(slug), collection, slug }),
      })),
      ...entries.flatMap(({ slug, label, path }) => {
        const first = entries.find((entry) => entry.slug === slug);
        if (!first || first.label === label) return [];
        const facts = { title: nameOf(slug), label: String(first.label), collection };
        return { ...at(name, ...path), ...problem('page-in-two-tabs', facts) };
      }),
    ];
  });
}

/** What readers call a page of a collection. */
function titleOf(page: unknown): string | undefined {
  const { name, menu, title } = (page ?? {}) as { name?: string; menu?: { title: string }; title?: string };
  return name ?? menu?.title ?? title;
}

/** The addresses of all pages. */
const pathsOf = ({ site, addresses }: Context): string[] => [
  ...(site.pages ?? []).map(({ path }) => path),
  ...COLLECTION_NAMES.flatMap((name) => addresses[name].map((slug) => `${COLLECTIONS[name].path}/${slug}`)),
];

/** Refuses links to pages, and to parts of legal pages, that do not exist. */
function faultsOfLinks(context: Context): Fault[] {
  const { site } = context;
  if (!site.pages || !site.redirects) return [];
  const paths = [...pathsOf(context), ...Object.keys(site.redirects)];
  const anchors: Record<string, string[] | undefined> = {
    '/mentions-legales': site.legalNotice?.sections.map(({ id }) => id),
    '/politique-confidentialite': site.privacyPolicy?.sections.map(({ id }) => id),
  };
  return checkedRecords(site).flatMap(({ value, where }) =>
    [...textsIn(value)].flatMap(({ path, text }): Fault | Fault[] => {
      if (path.at(-1) !== 'href' || /^[a-z]+:/i.test(text)) return [];
      const [page = '', anchor] = text.split('#');
      const place = { ...where, path };
      if (!paths.includes(page)) return { ...place, ...problem('unknown-page', { path: page }) };
      if (anchor === undefined || anchors[page]?.includes(anchor) !== false) return [];
      return { ...place, ...problem('unknown-part-of-page', { path: page, anchor }) };
    }),
  );
}

/** Another address leads to a page, and is none itself. */
function faultsOfRedirects(context: Context): Fault[] {
  const { site } = context;
  const paths = pathsOf(context);
  return Object.entries(site.redirects ?? {}).flatMap(([from, to]) => [
    ...faultIf(paths.includes(from), at('redirects', from), problem('redirect-from-page')),
    ...faultIf(
      Boolean(site.pages) && !paths.includes(to),
      at('redirects', from),
      problem('unknown-page', { path: to }),
    ),
  ]);
}

function faultsOfTown(town: Town, { serviceArea }: Partial<Records>): Fault[] {
  const most = serviceArea?.neighbourRadiusKm ?? Number.POSITIVE_INFINITY;
  const faults = town.neighbours.flatMap(({ name, km }, index): Fault[] => [
    ...faultIf(name === town.name, placeInTown(town, 'neighbours', index, 'name'), problem('own-neighbour')),
    ...faultIf(km > most, placeInTown(town, 'neighbours', index, 'km'), problem('far-neighbour', { km, most })),
  ]);
  return [...faults, ...foreignNameFaults(town), ...unnamedNeighbourFaults(town)];
}

/** A page that was copied from another town's says that town's name where its own belongs. */
function foreignNameFaults(town: Town): Fault[] {
  const named: [text: string, ...path: Path][] = [
    [town.at, 'at'],
    [town.of, 'of'],
    [town.seo.title, 'seo', 'title'],
  ];
  return named
    .filter(([text]) => !namesPlace(text, town.name))
    .map(([, ...path]) => ({
      ...placeInTown(town, ...path),
      ...problem('foreign-town-name', { name: town.name }),
    }));
}

/** The texts on services, where a town has any of its own, name nearby communes between them; one text alone need not. */
function unnamedNeighbourFaults(town: Town): Fault[] {
  const texts = Object.values(town.blurbs).filter(Boolean);
  if (texts.length === 0) return [];
  const names = town.neighbours.map(({ name }) => name);
  const unnamed = names.filter((name) => !texts.some((text) => namesPlace(text, name)));
  const named = names.length - unnamed.length;
  const facts = { named, least: MIN_NEIGHBOURS_NAMED, unnamed };
  return faultIf(named < MIN_NEIGHBOURS_NAMED, placeInTown(town, 'blurbs'), problem('unnamed-neighbours', facts));
}

function faultsOfService(service: Service): Fault[] {
  const index = service.relatedServices.indexOf(service.slug);
  return faultIf(index >= 0, placeInService(service, 'relatedServices', index), problem('related-to-itself'));
}

/** Two records may not say the same at a path, if they have a text there; both files are named. */
function sharedFaults<Item>(all: Item[], locate: (item: Item, ...path: Path) => Place, ...path: Path): Fault[] {
  const textOf = (item: Item) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], item);
  const items = all.filter((item) => textOf(item) !== undefined);
  return items.flatMap((item, index) => {
    const first = items.findIndex((other) => textOf(other) === textOf(item));
    const [here, other] = [locate(item, ...path), locate(items[first]!, ...path)];
    const file = other.file === here.file ? undefined : other.file;
    return faultIf(first !== index, here, problem('same-text', { text: String(textOf(item)), file }));
  });
}

/** Two entries of the gallery may not have the same number or the same photo. */
function repeatedChoiceFaults(gallery: Records['gallery'], key: 'id' | 'photo'): Fault[] {
  return gallery.flatMap((entry, index) => {
    const first = gallery.findIndex((other) => other[key] === entry[key]);
    return faultIf(first !== index, at('gallery', index, key), problem('same-choice', { name: String(entry[key]) }));
  });
}

/** A record that was copied keeps the other town's place on the map. */
function samePlaceFaults(towns: Town[]): Fault[] {
  return towns.flatMap((town, index): Fault | Fault[] => {
    const { latitude, longitude } = town;
    const other = towns.slice(0, index).find((one) => one.latitude === latitude && one.longitude === longitude);
    return other ? { ...placeInTown(town, 'latitude'), ...problem('same-place', { name: other.name }) } : [];
  });
}

/** Characters from which a text is a sentence of its own, and no label that two records may share. */
const SENTENCE = 80;

/** What is wrong where a record says word for word what it, or an earlier one, has said: a copy, and half rewritten. */
function copiedTextFaults<Item extends { slug: string }>(
  items: Item[],
  locate: (item: Item, ...path: Path) => Place,
): Fault[] {
  const firstSeen = new Map<string, Item>();
  return items.flatMap((item): Fault | Fault[] => {
    const texts = [...textsIn(item)].filter(({ text }) => text.length >= SENTENCE);
    const copied = texts.filter(({ text }) => firstSeen.has(text));
    const duplicates = texts.find(({ text }, index) => texts.findIndex((other) => other.text === text) < index);
    for (const { text } of texts) if (!firstSeen.has(text)) firstSeen.set(text, item);
    const [first] = copied;
    if (!first) return duplicates ? { ...locate(item, ...duplicates.path), ...problem('text-above') } : [];
    const original = firstSeen.get(first.text)!;
    const facts = { count: copied.length, file: locate(original).file, slug: original.slug };
    return { ...locate(item, ...first.path), ...problem('copied-texts', facts) };
  });
}

/** A paragraph ends as a sentence does: one that was cut in its middle is seen by nobody but visitors. */
function cutTextFaults(town: Town): Fault[] {
  return [...textsIn(town)]
    .filter(({ path }) => path[0] !== 'seo' && fieldAt(COLLECTION_SCHEMAS.towns, path).meta()?.isLong)
    .filter(({ text }) => text && !/[.!?…:;»)]$/.test(text.trim()))
    .map(({ path, text }) => ({
      ...placeInTown(town, ...path),
      ...problem('unfinished-sentence', { end: text.trim().slice(-20) }),
    }));
}

/** «Avant» and «Après» stand side by side. */
function faultsOfPairs({ gallery = [] }: Partial<Records>): Fault[] {
  return halvesIn(gallery).map((index) => ({ ...at('gallery', index, 'description'), ...problem('half-of-pair') }));
}

/** The number on every page passes the rule that the contact form has for visitors; a paper to download is there. */
function faultsOfCompany({ site, source }: Context): Fault[] {
  const { company, contactForm } = site;
  if (!company) return [];
  const pattern = contactForm?.fields.phone?.rule?.pattern;
  const { attestation } = company;
  return [
    ...(['phone', 'mobile'] as const)
      .filter((field) => pattern && company[field] && !matches(pattern, company[field], EXAMPLES.phone))
      .map((field) => ({
        ...at('company', field),
        ...problem('phone-refused-by-form', { phone: String(company[field]), example: EXAMPLES.phone }),
      })),
    ...(attestation ? faultsOfAttestation(attestation.file, source) : []),
  ];
}

function faultsOfAttestation(file: string, source: Source): Fault[] {
  const place = at('company', 'attestation', 'file');
  const path = `${DOCUMENTS}/${file}`;
  if (!source.exists(path)) return [{ ...place, ...problem('missing-pdf', { file }) }];
  const content = source.read(path);
  if (!isPdf(content)) return [{ ...place, ...problem('not-a-pdf', { file }) }];
  return faultIf(!isPdfWhole(content), place, problem('damaged-pdf', { file }));
}

/** What the contact form's patterns accept, whatever else. */
const EXAMPLES = { phone: '03 29 00 00 00', email: 'contact@exemple.fr' };

/** A pattern that cannot be used is told for itself, and says nothing of the values. */
function faultsOfForm({ contactForm }: Partial<Records>): Fault[] {
  return Object.entries(EXAMPLES).flatMap(([name, example]) => {
    const pattern = contactForm?.fields[name]?.rule?.pattern;
    if (pattern === undefined || isUsable(pattern, example)) return [];
    return [{ ...at('contactForm', 'fields', name, 'rule', 'pattern'), ...problem('unusable-pattern', { example }) }];
  });
}

function faultsOfTestimonials({ testimonials = [], reviewTerms }: Partial<Records>): Fault[] {
  const isReal = testimonials.some((one) => 'published' in one);
  return [
    ...testimonials.flatMap((one, index) =>
      faultIf(
        'published' in one && one.works > one.published,
        at('testimonials', index, 'works'),
        problem('review-before-works'),
      ),
    ),
    ...faultIf(isReal && !reviewTerms, at('reviewTerms'), problem('missing-review-terms')),
  ];
}

/** The law wants them said (LCEN art. 1-1, Code de la consommation L. 616-1): nobody would see that one is gone. */
function faultsOfLegalNotice({ company, legalNotice }: Partial<Records>): Fault[] {
  if (!company || !legalNotice) return [];
  const { owner, siret, register, apeCode, vat, qualification, phone, email, host, insurer, mediator } = company;
  const facts = {
    ...{ owner, siret, register, apeCode, vat, qualification, phone, email },
    host: { name: host.name, address: host.address },
    insurer: { name: insurer.name, contract: insurer.contract },
    mediator: { name: mediator.name, website: mediator.website },
  };
  const said = JSON.stringify(legalNotice);
  return [...textsIn(facts)]
    .filter(({ text }) => !said.includes(JSON.stringify(text).slice(1, -1)))
    .map(({ path }) => ({
      ...at('legalNotice'),
      ...problem('missing-legal-fact', { field: fieldName(path), reference: path.join('.') }),
    }));
}

/** An address leads to one part of a page; parts of which one or the other is shown may share it. */
function faultsOfAnchors(site: Partial<Records>, name: 'legalNotice' | 'privacyPolicy'): Fault[] {
  const sections = site[name]?.sections ?? [];
  return sections.flatMap(({ id, when }, index) => {
    const others = sections.slice(0, index).filter((one) => one.id === id && !areComplementary(one.when, when));
    return faultIf(others.length > 0, at(name, 'sections', index, 'id'), problem('repeated-anchor', { anchor: id }));
  });
}

/** True where a page never shows what depends on the one and what depends on the other. */
function areComplementary(one: When, other: When): boolean {
  return one === `no-${other}` || other === `no-${one}`;
}
