import { z } from 'zod';
import { COLLECTION_NAMES, COLLECTIONS, type CollectionName, collectionAt, pagePath } from '../collections';
import type { Path } from '../owner-facts';
import { fieldAt, type Referable, unwrap } from '../schema/fields';
import type { When } from '../schema/legal';
import type { Records } from '../schema/records';
import { COLLECTION_SCHEMAS, RECORDS, type RecordName } from '../schema/records';
import type { Service } from '../schema/service';
import { isTypoOf } from '../schema/spellings';
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

/** The data that rules compare, that is, the files in data/ and the records without problems of their own. */
type Context = {
  records: Partial<Records>;
  source: Source;
  slugsByCollection: Record<CollectionName, string[]>;
  /**
   * Slugs of pages whose files have a wrong name. The fault is reported for the file, so references to these slugs are
   * not faults.
   */
  misnamedSlugs: string[];
};

/** The texts of an area page must together name this many of the five neighbouring communes. */
const MIN_NEIGHBOURS_NAMED = 3;

const faultIf = (isWrong: boolean, place: Place, problem: Problem): Fault[] =>
  isWrong ? [{ ...place, ...problem }] : [];
/** Returns the place of a field in a record that is not in a collection. */
const placeAt = (name: RecordName, ...path: Path) => ({ file: RECORDS[name].file, record: name, path });
/** Returns a function that locates a field of a page in a collection. */
const recordPlaceIn = ({ folder, record }: (typeof COLLECTIONS)[CollectionName]) => {
  return ({ slug }: { slug: string }, ...path: Path) => ({ file: `${folder}/${slug}.ts`, record, path });
};
const [placeInTown, placeInService] = [recordPlaceIn(COLLECTIONS.towns), recordPlaceIn(COLLECTIONS.services)];

function placeInList<Item>(name: RecordName, items: Item[]) {
  return (item: Item, ...path: Path) => placeAt(name, items.indexOf(item), ...path);
}

/** Returns the faults of records that are valid by themselves but contradict each other or the files. */
export function findFaultsAcrossRecords(originalContext: Context): Fault[] {
  const { records } = originalContext;
  const { gallery = [], testimonials = [] } = records;
  const renamedPages = findRenamedPages(originalContext);
  const context = { ...originalContext, slugsByCollection: renamedPages.slugsByCollection };
  const collections = COLLECTION_NAMES.map((name) => ({
    pages: sortByReliability(Object.values<Page>(records[name] ?? {}), listEntries(records, name)),
    locate: recordPlaceIn(COLLECTIONS[name]),
  }));
  const everyPage = collections.flatMap(({ pages, locate }) => pages.map((page) => ({ page, locate })));
  const towns = sortByReliability(Object.values(records.towns ?? {}), listEntries(records, 'towns'));
  const services = sortByReliability(Object.values(records.services ?? {}), listEntries(records, 'services'));
  return [
    ...renamedPages.faults,
    ...faultsOfNames(context),
    ...faultsOfLists(context),
    ...faultsOfRedirects(context),
    ...faultsOfLinks(context),
    ...towns.flatMap((town) => faultsOfTown(town, records)),
    ...services.flatMap(faultsOfService),
    ...collections.flatMap(({ pages, locate }) => sharedFaults(pages, locate, 'name')),
    ...collections.flatMap(({ pages, locate }) => sharedFaults(pages, locate, 'title')),
    ...sharedFaults(services, placeInService, 'menu', 'title'),
    ...sharedFaults(everyPage, ({ page, locate }, _, ...path) => locate(page, ...path), 'page', 'seo', 'title'),
    ...samePlaceFaults(towns),
    ...towns.flatMap(cutTextFaults),
    ...collections.flatMap(({ pages, locate }) => copiedTextFaults(pages, locate)),
    ...faultsOfCompany(context),
    ...faultsOfForm(records),
    ...faultsOfTestimonials(records),
    ...sharedFaults(testimonials, placeInList('testimonials', testimonials), 'text'),
    ...faultsOfPairs(records),
    ...faultsOfLegalNotice(records),
    ...repeatedChoiceFaults(gallery, 'id'),
    ...repeatedChoiceFaults(gallery, 'photo'),
    ...(['legalNotice', 'privacyPolicy'] as const).flatMap((name) => faultsOfAnchors(records, name)),
  ];
}

/** The fields of a page that rules for all collections compare. */
type Page = { slug: string; name?: string };

/** Removes accents, spaces and hyphens, so that «Le Val-d'Ajol» equals «le-val-dajol». */
const lettersOf = (name: string) => slugOf(name).replaceAll('-', '');

/**
 * Sorts probable copies last, because rules on repetition blame the later page. A page is probably a copy if it is in
 * no list, or if its name does not fit its file.
 */
function sortByReliability<SomePage extends Page>(pages: SomePage[], listedEntries: ListEntry[] = []): SomePage[] {
  const doubtOf = ({ slug, name }: Page) =>
    Number(!listedEntries.some((entry) => entry.slug === slug)) +
    Number(name !== undefined && lettersOf(name) !== lettersOf(slug));
  return pages.toSorted((a, b) => doubtOf(a) - doubtOf(b));
}

/**
 * Finds pages whose file was renamed by mistake. Such a file is in no list, and a listed slug without a file fits the
 * page's name or differs by one letter. Returns the correct slugs, and a fault for each file instead of a fault for
 * each mention.
 */
function findRenamedPages({
  records,
  slugsByCollection,
  misnamedSlugs,
}: Context): Pick<Context, 'slugsByCollection'> & { faults: Fault[] } {
  const faults: Fault[] = [];
  const correctSlugs = (collection: CollectionName) => {
    const listedSlugs = listEntries(records, collection)?.map(({ slug }) => slug);
    if (!listedSlugs) return slugsByCollection[collection];
    const unmatchedSlugs = listedSlugs.filter(
      (slug) => !slugsByCollection[collection].includes(slug) && !misnamedSlugs.includes(slug),
    );
    return slugsByCollection[collection].map((slug) => {
      const name = lettersOf(titleOf(records[collection]?.[slug]) ?? '');
      const isLikelyTypo = (listedSlug: string) => isTypoOf(slug, listedSlug) || name === lettersOf(listedSlug);
      const expectedSlug = listedSlugs.includes(slug) ? undefined : unmatchedSlugs.find(isLikelyTypo);
      if (!expectedSlug) return slug;
      const { folder, record } = COLLECTIONS[collection];
      faults.push({
        file: `${folder}/${slug}.ts`,
        record,
        path: [],
        ...problem('renamed-page', { slug: expectedSlug }),
      });
      return expectedSlug;
    });
  };
  const correctedSlugs = COLLECTION_NAMES.map((name) => [name, correctSlugs(name)] as const);
  return { slugsByCollection: Object.fromEntries(correctedSlugs) as Context['slugsByCollection'], faults };
}

/** Rejects references to photos, services, and towns that do not exist. */
function faultsOfNames({ records, slugsByCollection, misnamedSlugs }: Context): Fault[] {
  const slugs = COLLECTION_NAMES.map((name) => [name, [...slugsByCollection[name], ...misnamedSlugs]] as const);
  const knownNames: Partial<Record<Referable, string[]>> = {
    photos: records.photos && Object.keys(records.photos),
    ...Object.fromEntries(slugs),
  };
  return listCheckedRecords(records).flatMap(({ schema, value, recordPlace }) =>
    namesIn(schema, value).flatMap(({ path, name, collection }) =>
      faultIf(
        knownNames[collection]?.includes(name) === false,
        { ...recordPlace, path },
        problem('unknown-choice', { name, collection }),
      ),
    ),
  );
}

/** Lists the records without problems of their own, with their schemas and places. */
export function listCheckedRecords(records: Partial<Records>) {
  const entry = (schema: z.ZodType, value: unknown, recordPlace: Place) => ({ schema, value, recordPlace });
  return [
    ...Object.entries(RECORDS).map(([name, { schema }]) =>
      entry(schema, records[name as RecordName], placeAt(name as RecordName)),
    ),
    ...COLLECTION_NAMES.flatMap((name) =>
      Object.values(records[name] ?? {}).map((page) =>
        entry(COLLECTION_SCHEMAS[name], page, recordPlaceIn(COLLECTIONS[name])(page)),
      ),
    ),
  ];
}

type ReferredName = { path: Path; name: string; collection: Referable };

/** Caches the names by record, because an editor that checks data/ after every change has changed only one record. */
const cachedNames = new WeakMap<object, ReferredName[]>();

/** Returns the names of photos and slugs of pages in a record (`refersTo` in its schema), with their paths. */
export function namesIn(schema: z.ZodType, record: unknown): ReferredName[] {
  if (typeof record !== 'object' || record === null) return collectNames(schema, record, []);
  const names = cachedNames.get(record) ?? collectNames(schema, record, []);
  cachedNames.set(record, names);
  return names;
}

function collectNames(schema: z.ZodType, value: unknown, path: Path): ReferredName[] {
  const innerSchema = unwrap(schema);
  if (typeof value === 'string') {
    const collection = innerSchema.meta()?.refersTo;
    return collection ? [{ path, name: value, collection }] : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => {
    const name = Array.isArray(value) ? Number(key) : key;
    const nextSchema = fieldAt(innerSchema, [name]);
    return nextSchema === innerSchema && !(innerSchema instanceof z.ZodArray)
      ? []
      : collectNames(nextSchema, entry, [...path, name]);
  });
}

/** Rejects a page that the list of its collection does not contain, and a page in two tabs. */
function faultsOfLists({ records, slugsByCollection }: Context): Fault[] {
  return COLLECTION_NAMES.flatMap((collection): Fault[] => {
    const { list } = collectionAt(collection);
    const name = list.record as RecordName;
    const entries = listEntries(records, collection);
    if (!entries) return [];
    const nameOf = (slug: string) => titleOf(records[collection]?.[slug]) ?? slug;
    const unlistedSlugs = slugsByCollection[collection].filter((slug) => !entries.some((entry) => entry.slug === slug));
    return [
      ...unlistedSlugs.map((slug) => ({
        ...placeAt(name),
        ...problem('unlisted-page', { title: nameOf(slug), collection, slug }),
      })),
      ...entries.flatMap(({ slug, label, path }) => {
        const firstEntry = entries.find((entry) => entry.slug === slug);
        if (!firstEntry || firstEntry.label === label) return [];
        const facts = { title: nameOf(slug), label: String(firstEntry.label), collection };
        return { ...placeAt(name, ...path), ...problem('page-in-two-tabs', facts) };
      }),
    ];
  });
}

/** Returns the name of a page for the owner. */
function titleOf(page: unknown): string | undefined {
  const { name, menu, title } = (page ?? {}) as { name?: string; menu?: { title: string }; title?: string };
  return name ?? menu?.title ?? title;
}

/** Returns the paths of all pages. */
const pathsOf = ({ records, slugsByCollection }: Context): string[] => [
  ...(records.pages ?? []).map(({ path }) => path),
  ...COLLECTION_NAMES.flatMap((name) => slugsByCollection[name].map((slug) => pagePath(name, slug))),
];

/** Rejects links to pages, and to sections of legal pages, that do not exist. */
function faultsOfLinks(context: Context): Fault[] {
  const { records } = context;
  if (!records.pages || !records.redirects) return [];
  const paths = [...pathsOf(context), ...Object.keys(records.redirects)];
  const anchors: Record<string, string[] | undefined> = {
    '/mentions-legales': records.legalNotice?.sections.map(({ id }) => id),
    '/politique-confidentialite': records.privacyPolicy?.sections.map(({ id }) => id),
  };
  return listCheckedRecords(records).flatMap(({ value, recordPlace }) =>
    [...textsIn(value)].flatMap(({ path, text }): Fault | Fault[] => {
      if (path.at(-1) !== 'href' || /^[a-z]+:/i.test(text)) return [];
      const [page = '', anchor] = text.split('#');
      const place = { ...recordPlace, path };
      if (!paths.includes(page)) return { ...place, ...problem('unknown-page', { path: page }) };
      if (anchor === undefined || anchors[page]?.includes(anchor) !== false) return [];
      return { ...place, ...problem('unknown-part-of-page', { path: page, anchor }) };
    }),
  );
}

/** Rejects a redirect that starts at a page, or that leads to no page. */
function faultsOfRedirects(context: Context): Fault[] {
  const { records } = context;
  const paths = pathsOf(context);
  return Object.entries(records.redirects ?? {}).flatMap(([from, to]) => [
    ...faultIf(paths.includes(from), placeAt('redirects', from), problem('redirect-from-page')),
    ...faultIf(
      Boolean(records.pages) && !paths.includes(to),
      placeAt('redirects', from),
      problem('unknown-page', { path: to }),
    ),
  ]);
}

function faultsOfTown(town: Town, { serviceArea }: Partial<Records>): Fault[] {
  const max = serviceArea?.neighbourRadiusKm ?? Number.POSITIVE_INFINITY;
  const faults = town.neighbours.flatMap(({ name, km }, index): Fault[] => [
    ...faultIf(name === town.name, placeInTown(town, 'neighbours', index, 'name'), problem('own-neighbour')),
    ...faultIf(km > max, placeInTown(town, 'neighbours', index, 'km'), problem('far-neighbour', { km, max })),
  ]);
  return [...faults, ...foreignNameFaults(town), ...unnamedNeighbourFaults(town)];
}

/** Rejects fields that do not contain the town's name, which happens in a copy of another town's page. */
function foreignNameFaults(town: Town): Fault[] {
  const textsWithName: [text: string, ...path: Path][] = [
    [town.at, 'at'],
    [town.of, 'of'],
    [town.seo.title, 'seo', 'title'],
  ];
  return textsWithName
    .filter(([text]) => !namesPlace(text, town.name))
    .map(([, ...path]) => ({
      ...placeInTown(town, ...path),
      ...problem('foreign-town-name', { name: town.name }),
    }));
}

/** Requires that a town's own texts on services together name enough neighbouring communes. */
function unnamedNeighbourFaults(town: Town): Fault[] {
  const texts = Object.values(town.blurbs).filter(Boolean);
  if (texts.length === 0) return [];
  const names = town.neighbours.map(({ name }) => name);
  const unnamedNeighbours = names.filter((name) => !texts.some((text) => namesPlace(text, name)));
  const namedCount = names.length - unnamedNeighbours.length;
  const facts = { namedCount, min: MIN_NEIGHBOURS_NAMED, unnamed: unnamedNeighbours };
  return faultIf(namedCount < MIN_NEIGHBOURS_NAMED, placeInTown(town, 'blurbs'), problem('unnamed-neighbours', facts));
}

function faultsOfService(service: Service): Fault[] {
  const index = service.relatedServices.indexOf(service.slug);
  return faultIf(index >= 0, placeInService(service, 'relatedServices', index), problem('related-to-itself'));
}

/** Rejects items with the same text at a path. The message names the first item's file. */
function sharedFaults<Item>(allItems: Item[], locate: (item: Item, ...path: Path) => Place, ...path: Path): Fault[] {
  const textOf = (item: Item) =>
    path.reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], item);
  const items = allItems.filter((item) => textOf(item) !== undefined);
  return items.flatMap((item, index) => {
    const firstIndex = items.findIndex((earlierItem) => textOf(earlierItem) === textOf(item));
    const [place, firstPlace] = [locate(item, ...path), locate(items[firstIndex]!, ...path)];
    const file = firstPlace.file === place.file ? undefined : firstPlace.file;
    return faultIf(firstIndex !== index, place, problem('same-text', { text: String(textOf(item)), file }));
  });
}

/** Rejects gallery entries with the same number or the same photo. */
function repeatedChoiceFaults(gallery: Records['gallery'], key: 'id' | 'photo'): Fault[] {
  return gallery.flatMap((entry, index) => {
    const firstIndex = gallery.findIndex((earlierEntry) => earlierEntry[key] === entry[key]);
    return faultIf(
      firstIndex !== index,
      placeAt('gallery', index, key),
      problem('same-choice', { name: String(entry[key]) }),
    );
  });
}

/** Rejects towns with the same coordinates, which happens in a copy of another town's page. */
function samePlaceFaults(towns: Town[]): Fault[] {
  return towns.flatMap((town, index): Fault | Fault[] => {
    const { latitude, longitude } = town;
    const twin = towns
      .slice(0, index)
      .find((earlierTown) => earlierTown.latitude === latitude && earlierTown.longitude === longitude);
    return twin ? { ...placeInTown(town, 'latitude'), ...problem('same-place', { name: twin.name }) } : [];
  });
}

/** Shorter texts, such as labels, may be the same in two records. */
const MIN_COPIED_CHARACTERS = 80;

/**
 * Rejects a long text if an earlier record or the same record contains it already. Such a page is a copy that was only
 * half rewritten.
 */
function copiedTextFaults<Item extends { slug: string }>(
  items: Item[],
  locate: (item: Item, ...path: Path) => Place,
): Fault[] {
  const firstItems = new Map<string, Item>();
  return items.flatMap((item): Fault | Fault[] => {
    const texts = [...textsIn(item)].filter(({ text }) => text.length >= MIN_COPIED_CHARACTERS);
    const copiedTexts = texts.filter(({ text }) => firstItems.has(text));
    const repeatedText = texts.find(
      ({ text }, index) => texts.findIndex((earlierText) => earlierText.text === text) < index,
    );
    for (const { text } of texts) if (!firstItems.has(text)) firstItems.set(text, item);
    const [firstCopy] = copiedTexts;
    if (!firstCopy) return repeatedText ? { ...locate(item, ...repeatedText.path), ...problem('text-above') } : [];
    const originalItem = firstItems.get(firstCopy.text)!;
    const facts = { count: copiedTexts.length, file: locate(originalItem).file, slug: originalItem.slug };
    return { ...locate(item, ...firstCopy.path), ...problem('copied-texts', facts) };
  });
}

/** Rejects a paragraph without final punctuation, because it was probably cut off and the owner would not notice. */
function cutTextFaults(town: Town): Fault[] {
  return [...textsIn(town)]
    .filter(({ path }) => path[0] !== 'seo' && fieldAt(COLLECTION_SCHEMAS.towns, path).meta()?.isLong)
    .filter(({ text }) => text && !/[.!?…:;»)]$/.test(text.trim()))
    .map(({ path, text }) => ({
      ...placeInTown(town, ...path),
      ...problem('unfinished-sentence', { end: text.trim().slice(-20) }),
    }));
}

/** Rejects a photo «Avant» without its «Après», and the reverse. */
function faultsOfPairs({ gallery = [] }: Partial<Records>): Fault[] {
  return halvesIn(gallery).map((index) => ({
    ...placeAt('gallery', index, 'description'),
    ...problem('half-of-pair'),
  }));
}

/** Requires that the company's numbers pass the contact form's rule, and that the attestation's PDF exists. */
function faultsOfCompany({ records, source }: Context): Fault[] {
  const { company, contactForm } = records;
  if (!company) return [];
  const pattern = contactForm?.fields.phone?.rule?.pattern;
  const { attestation } = company;
  return [
    ...(['phone', 'mobile'] as const)
      .filter((field) => pattern && company[field] && !matches(pattern, company[field], EXAMPLES.phone))
      .map((field) => ({
        ...placeAt('company', field),
        ...problem('phone-refused-by-form', { phone: String(company[field]), example: EXAMPLES.phone }),
      })),
    ...(attestation ? faultsOfAttestation(attestation.file, source) : []),
  ];
}

function faultsOfAttestation(file: string, source: Source): Fault[] {
  const place = placeAt('company', 'attestation', 'file');
  const path = `${DOCUMENTS}/${file}`;
  if (!source.exists(path)) return [{ ...place, ...problem('missing-pdf', { file }) }];
  const content = source.read(path);
  if (!isPdf(content)) return [{ ...place, ...problem('not-a-pdf', { file }) }];
  return faultIf(!isPdfWhole(content), place, problem('damaged-pdf', { file }));
}

/** Values that the contact form's patterns must accept. */
const EXAMPLES = { phone: '03 29 00 00 00', email: 'contact@exemple.fr' };

/** Rejects patterns of the form that refuse their example. Values are not checked against such patterns. */
function faultsOfForm({ contactForm }: Partial<Records>): Fault[] {
  return Object.entries(EXAMPLES).flatMap(([name, example]) => {
    const pattern = contactForm?.fields[name]?.rule?.pattern;
    if (pattern === undefined || isUsable(pattern, example)) return [];
    return [
      { ...placeAt('contactForm', 'fields', name, 'rule', 'pattern'), ...problem('unusable-pattern', { example }) },
    ];
  });
}

function faultsOfTestimonials({ testimonials = [], reviewTerms }: Partial<Records>): Fault[] {
  const hasReview = testimonials.some((testimonial) => 'published' in testimonial);
  return [
    ...testimonials.flatMap((testimonial, index) =>
      faultIf(
        'published' in testimonial && testimonial.works > testimonial.published,
        placeAt('testimonials', index, 'works'),
        problem('review-before-works'),
      ),
    ),
    ...faultIf(hasReview && !reviewTerms, placeAt('reviewTerms'), problem('missing-review-terms')),
  ];
}

/** Requires the facts that the law demands in the legal notice (LCEN art. 1-1, Code de la consommation L. 616-1). */
function faultsOfLegalNotice({ company, legalNotice }: Partial<Records>): Fault[] {
  if (!company || !legalNotice) return [];
  const { owner, siret, register, apeCode, vat, qualification, phone, email, host, insurer, mediator } = company;
  const facts = {
    ...{ owner, siret, register, apeCode, vat, qualification, phone, email },
    host: { name: host.name, address: host.address },
    insurer: { name: insurer.name, contract: insurer.contract },
    mediator: { name: mediator.name, website: mediator.website },
  };
  const noticeText = JSON.stringify(legalNotice);
  return [...textsIn(facts)]
    .filter(({ text }) => !noticeText.includes(JSON.stringify(text).slice(1, -1)))
    .map(({ path }) => ({
      ...placeAt('legalNotice'),
      ...problem('missing-legal-fact', { field: fieldName(path), reference: path.join('.') }),
    }));
}

/** Rejects sections with the same id, unless their conditions exclude each other. */
function faultsOfAnchors(records: Partial<Records>, name: 'legalNotice' | 'privacyPolicy'): Fault[] {
  const sections = records[name]?.sections ?? [];
  return sections.flatMap(({ id, when }, index) => {
    const isRepeated = sections
      .slice(0, index)
      .some((earlierSection) => earlierSection.id === id && !areComplementary(earlierSection.when, when));
    return faultIf(isRepeated, placeAt(name, 'sections', index, 'id'), problem('repeated-anchor', { anchor: id }));
  });
}

/** Returns true if exactly one of the two conditions is true in every state of the site. */
function areComplementary(a: When, b: When): boolean {
  return a === `no-${b}` || b === `no-${a}`;
}
