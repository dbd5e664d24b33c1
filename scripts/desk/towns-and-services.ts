import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { textsIn } from '../../data/model/check-record';
import { namesPlace } from '../../data/model/place-names';
import type { Reading } from '../../data/model/read-site';
import { FOLDERS, type FolderName, RECORDS, type RecordName, schemaOf } from '../../data/model/records';
import { namesIn } from '../../data/model/rules';
import { SentenceError } from '../../data/model/sentence-error';
import type { FileChange } from './data-files';
import type { Desk } from './desk';
import { type Edit, editSource, readSource, sourceLike, type Value } from './edit-source';
import { resolvedValue } from './index-entries';
import { type DeskRecord, draftOf, type Outcome, pageFile, type Withdrawal } from './protocol';
import { type Field, keyOf, sameField } from './text-index';

/** The texts of data/ by their files. */
type Texts = Record<string, string>;
/** What is known of a page so far; `zone` is the tab of a town that is not in one yet. */
type PageValue = Record<string, Value>;

const ADDRESS = { towns: '/zones', services: '/services' } as const;
/** Where whoever asks for a page that is withdrawn is led. */
const INSTEAD = { towns: '/zones-intervention', services: '/' } as const;
/** Behind every entry of a list. */
const LAST = Number.MAX_SAFE_INTEGER;

/** Pages of towns and services that come and go; whatever lists or leads to them follows in the same step. */
export function townsAndServices(desk: Desk) {
  return {
    /** The pages that wait to be complete; one that somebody has broken by hand stays where it is. */
    drafts: (): DeskRecord[] =>
      Object.values(FOLDERS).flatMap(({ folder, record }) => {
        const path = join(desk.files.root, draftOf(folder));
        const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.ts')) : [];
        return names.flatMap((name): DeskRecord[] => {
          try {
            const file = `${draftOf(folder)}/${name}`;
            const value = readSource(readFileSync(join(path, name), 'utf8'), record) as PageValue;
            const lacks = desk.faultsOf(addition(desk, file, value)).map((fault) => ({
              ...fault,
              file: fault.file === pageFile(file) ? file : fault.file,
            }));
            const title = String(value.name || value.title || basename(name, '.ts'));
            return [{ file, record, title, schema: folder, value, lacks }];
          } catch {
            return [];
          }
        });
      }),
    begin({ file, value }: { file: string; value: Value }): Promise<Outcome> {
      const { record } = FOLDERS[pageOf(file).collection];
      const after = sourceLike(`export const ${record} = {};\n`, record, record, value);
      return desk.changeFiles('une page commencée', [{ file, before: null, after }]);
    },
    async publish({ file }: { file: string }): Promise<Outcome> {
      const { collection, slug } = pageOf(file);
      const before = await desk.files.read(file);
      const value = readSource(before ?? '', FOLDERS[collection].record) as PageValue;
      const changes = [...addition(desk, file, value), { file, before, after: null }];
      return desk.changeFiles(`la page ${ADDRESS[collection]}/${slug}`, changes);
    },
    async discard({ file }: { file: string }): Promise<Outcome> {
      return desk.changeFiles('un brouillon supprimé', [{ file, before: await desk.files.read(file), after: null }]);
    },
    /** What would become of the other records if a page were withdrawn; changes nothing. */
    async look({ file }: { file: string }): Promise<Withdrawal> {
      sureOf(desk, file);
      const faults = desk.faultsOf(withdrawal(desk, file));
      const named = namedIn(desk.reading(), file).filter((field) => !faults.some((fault) => sameField(fault, field)));
      return { named, spoken: spokenOf(desk.reading(), file), faults };
    },
    async withdraw({ file }: { file: string }): Promise<Outcome> {
      sureOf(desk, file);
      const { collection, slug } = pageOf(file);
      return desk.changeFiles(`le retrait de la page ${ADDRESS[collection]}/${slug}`, withdrawal(desk, file));
    },
    /** A page that was withdrawn since the site went online last is a draft again, in the tab where it was. */
    async resume({ file }: { file: string }): Promise<Outcome> {
      const texts = desk.textsOnline();
      const { collection, slug } = pageOf(file);
      const tabs = readSource(texts[RECORDS.zones.file] ?? '', 'zones') as { label: string; towns: string[] }[];
      const zone = tabs.find(({ towns }) => towns.includes(slug))?.label;
      const inTab: Edit = { kind: 'set', path: ['zone'], value: zone ?? '' };
      const text = texts[file];
      if (text === undefined) throw new SentenceError('Cette page n’était pas en ligne.');
      const after = collection === 'towns' ? editSource(text, FOLDERS.towns.record, inTab) : text;
      return desk.changeFiles('une page reprise', [{ file: draftOf(file), before: null, after }]);
    },
  };
}

export type Pages = ReturnType<typeof townsAndServices>;

/** A draft on the site: its file, its place in the lists, and its address, which leads nowhere else. */
function addition(desk: Desk, draft: string, { zone, ...value }: PageValue): FileChange[] {
  const { collection, slug } = pageOf(draft);
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
  const after = sourceLike(texts[neighbour] ?? '', record, record, value);
  return [{ file: pageFile(draft), before: null, after }, ...edits.changes()];
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
function sureOf(desk: Desk, page: string): void {
  if (!desk.reading().written.some(({ file }) => file === page))
    throw new SentenceError('Cette page n’est pas sur le site.');
}

/** What a page is, or a draft of one. */
function pageOf(file: string): { collection: FolderName; slug: string } {
  return { collection: file.includes('/towns/') ? 'towns' : 'services', slug: basename(file, '.ts') };
}
