import { basename } from 'node:path';
import { textsIn } from '../../data/model/check-record';
import { namesPlace } from '../../data/model/place-names';
import type { Reading } from '../../data/model/read-site';
import { FOLDERS, type FolderName, RECORDS, type RecordName, schemaOf } from '../../data/model/records';
import { namesIn } from '../../data/model/rules';
import { SentenceError } from '../../data/model/sentence-error';
import type { FileChange } from './data-files';
import type { Desk } from './desk';
import { draftFile } from './drafts';
import { type Edit, editSource, readSource, sourceLike, type Value } from './edit-source';
import { resolvedValue } from './index-entries';
import type { Answer, KeptDraft, PageDraft, Withdrawal } from './protocol';
import { type Field, sameField } from './text-index';

/** The texts of data/ by their files. */
type Texts = Record<string, string>;

const ADDRESS = { towns: '/zones', services: '/services' } as const;
/** Where whoever asks for a page that is withdrawn is led. */
const INSTEAD = { towns: '/zones-intervention', services: '/' } as const;
/** Behind every entry of a list. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Pages of towns and services that come and go; whatever lists or leads to them follows in the same step. */
export function townsAndServices(desk: Desk) {
  return {
    /** Keeps a page that need not be complete, instead of what `was` kept of it. Nothing but the desk reads it. */
    async keep({ was, ...draft }: PageDraft & { was?: Value }): Promise<KeptDraft> {
      const file = draftFile(draft);
      const before = await desk.files.read(file);
      const other: PageDraft | undefined = before ? JSON.parse(String(before)) : undefined;
      const isSame = !other || [was, draft.value].some((one) => JSON.stringify(one) === JSON.stringify(other.value));
      if (isSame) await desk.files.write([{ file, before, after: `${JSON.stringify(draft, null, 2)}\n` }]);
      const faults = desk.faultsOf(await addition(desk, draft));
      return { faults, ...(isSame ? {} : { other }) };
    },
    publish: async (draft: PageDraft): Promise<Answer> =>
      desk.changeFiles(`la page ${ADDRESS[draft.collection]}/${draft.slug}`, await addition(desk, draft)),
    discard: async (draft: PageDraft): Promise<Answer> =>
      desk.changeFiles('un brouillon supprimé', [
        { file: draftFile(draft), before: await desk.files.read(draftFile(draft)), after: null },
      ]),
    /** What would become of the other records if a page were withdrawn; changes nothing. */
    look(page: string): Withdrawal {
      const file = sureOf(desk, page);
      const faults = desk.faultsOf(withdrawal(desk, file));
      const named = namedIn(desk.reading(), file).filter((field) => !faults.some((fault) => sameField(fault, field)));
      return { named, spoken: spokenOf(desk.reading(), file), faults };
    },
    withdraw: async (file: string): Promise<Answer> =>
      desk.changeFiles('une page retirée', withdrawal(desk, sureOf(desk, file))),
  };
}

/** A complete draft on the site: its file, its place in the lists, and its address, which leads nowhere else. */
async function addition(desk: Desk, draft: PageDraft): Promise<FileChange[]> {
  const { collection, slug, value, zone } = draft;
  const { folder, record } = FOLDERS[collection];
  const texts = desk.texts();
  const neighbour = Object.keys(texts).find((file) => file.startsWith(`${folder}/`)) ?? '';
  const edits = editing(texts);
  if (collection === 'services') edits.add('serviceOrder', { kind: 'insert', path: [], index: LAST, value: slug });
  else {
    const tab = (edits.read('zones') as { label: string }[]).findIndex(({ label }) => label === zone);
    edits.add('zones', { kind: 'insert', path: [Math.max(0, tab), 'towns'], index: LAST, value: slug });
  }
  const address = `${ADDRESS[collection]}/${slug}`;
  if (address in (edits.read('redirects') as object)) edits.add('redirects', { kind: 'remove', path: [address] });
  return [
    { file: `${folder}/${slug}.ts`, before: null, after: sourceLike(texts[neighbour] ?? '', record, record, value) },
    ...edits.changes(),
    { file: draftFile(draft), before: await desk.files.read(draftFile(draft)), after: null },
  ];
}

/**
 * A page off the site, and its name out of every list; its address leads on. A list that is complete only with it keeps
 * the name, which then leads nowhere: that fault says where another is to be chosen.
 */
function withdrawal(desk: Desk, file: string, kept: string[] = []): FileChange[] {
  const { collection, slug } = pageOf(file);
  const texts = desk.texts();
  const edits = editing(texts);
  const entries = namedIn(desk.reading(), file).flatMap(({ path, ...at }) => {
    const entry = path.findLastIndex((key) => typeof key === 'number');
    const list = { ...at, path: path.slice(0, Math.max(0, entry)) };
    return entry < 0 || kept.includes(keyOf(list)) ? [] : [{ ...at, path: path.slice(0, entry + 1), list }];
  });
  // From the last to the first: no entry moves before its turn.
  for (const { file, record, path } of entries.toReversed()) edits.add(record, { kind: 'remove', path }, file);
  const address = `${ADDRESS[collection]}/${slug}`;
  const redirects = Object.entries(edits.read('redirects') as Record<string, string>);
  for (const from of [...redirects.filter(([, to]) => to === address).map(([from]) => from), address])
    edits.add('redirects', { kind: 'set', path: [from], value: INSTEAD[collection] });
  const changes = [...edits.changes(), { file, before: texts[file] ?? null, after: null }];
  const short = new Set(desk.faultsOf(changes).map(keyOf));
  const again = entries.map(({ list }) => keyOf(list)).filter((list) => short.has(list));
  return again.length > 0 ? withdrawal(desk, file, [...kept, ...again]) : changes;
}

const keyOf = ({ file, record, path }: Field) => JSON.stringify([file, record, path]);

/** Several edits of several records, one upon the other. */
function editing(texts: Texts) {
  const edited = new Map<string, string>();
  const textOf = (file: string) => edited.get(file) ?? texts[file] ?? '';
  const fileOf = (record: string): string => RECORDS[record as RecordName].file;
  return {
    read: (record: RecordName): Value => readSource(textOf(fileOf(record)), record),
    add(record: string, edit: Edit, file = fileOf(record)): void {
      edited.set(file, editSource(textOf(file), record, edit));
    },
    changes: () => [...edited].map(([file, after]): FileChange => ({ file, before: texts[file] ?? null, after })),
  };
}

/** Every field of another record that names a page by its address. */
function namedIn({ site, written }: Reading, page: string): Field[] {
  const { collection, slug } = pageOf(page);
  return written.flatMap((one) => {
    const { file, record } = one;
    const schema = schemaOf(file, record);
    if (!schema || file === page) return [];
    return namesIn(schema, resolvedValue(one, site))
      .filter(({ name, collection: of }) => name === slug && of === collection)
      .map(({ path }) => ({ file, record, path }));
  });
}

/** Texts of other records that say a town's name: what becomes of them the owner decides. */
function spokenOf({ written }: Reading, page: string): Field[] {
  const { name } = written.find(({ file }) => file === page)?.raw as { name?: string };
  return written.flatMap(({ file, record, raw }) =>
    name && file !== page
      ? [...textsIn(raw)].filter(({ text }) => namesPlace(text, name)).map(({ path }) => ({ file, record, path }))
      : [],
  );
}

/** Throws where a file is no page of the site. */
function sureOf(desk: Desk, page: string): string {
  if (desk.reading().written.some(({ file }) => file === page)) return page;
  throw new SentenceError('Cette page n’est pas sur le site.');
}

function pageOf(file: string): { collection: FolderName; slug: string } {
  return { collection: file.startsWith(FOLDERS.towns.folder) ? 'towns' : 'services', slug: basename(file, '.ts') };
}
