import { type Field, type Literal, type ParsedRecord, parseRecords, valueIn } from '../../data/model/literal';

/** Where a value stands in a record: keys of objects, indices of lists. */
export type Path = (string | number)[];

/** A value of a record: what JSON knows, and the four words that stand for a fact that the owner has not given. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value | undefined } | Unknown;
/** `sample(value)`, `missing()`, `optional()` or `unconfirmed()`, as a record writes them. */
export type Unknown = { ownerFact: 'sample' | 'missing' | 'optional' | 'unconfirmed'; value?: Value };

/** A change of one record. `set` adds a property that is not there yet; `source` sets text taken from another version. */
export type Edit =
  | { kind: 'set'; path: Path; value: Value }
  | { kind: 'source'; path: Path; source: string }
  | { kind: 'insert'; path: Path; index: number; value: Value }
  | { kind: 'move'; path: Path; from: number; to: number }
  | { kind: 'remove'; path: Path };

/** A file that is not as records are: `message` is French. */
export class SourceError extends Error {
  override name = 'SourceError';
}

/** As Biome breaks lines (biome.jsonc). */
const LINE = 120;
const INDENT = '  ';

type Range = { start: number; end: number };
/** A place in the file with the field that leads to it, if one does. */
type Place = { node: Literal; field?: Field };

/** The text of a file after a change of its record; every byte that the change does not concern stays. */
export function editSource(text: string, record: string, edit: Edit): string {
  const changed = splice(text, record, edit);
  return withImports(settle(changed, record, edit.path));
}

/** A word that no value uses any more is not imported, and one that a value uses is. */
function withImports(text: string): string {
  const line = /^import \{ ([^}]*) \} from '(\.\.?\/model\/owner-facts)';\n\n?/m.exec(text);
  const values = line ? text.slice(line.index + line[0].length) : text;
  const words = ['missing', 'optional', 'sample', 'unconfirmed'].filter((word) =>
    new RegExp(`(?<=[:([,=]\\s*)${word}\\(`).test(values),
  );
  if (words.join(', ') === (line?.[1] ?? '')) return text;
  const from = line?.[2] ?? './model/owner-facts';
  const imports = words.length > 0 ? `import { ${words.join(', ')} } from '${from}';\n\n` : '';
  return line ? text.slice(0, line.index) + imports + values : imports + text;
}

/** What stands at a path, as it is written; undefined where nothing does. */
export function sourceAt(text: string, record: string, path: Path): string | undefined {
  const place = placesTo(text, record, path).at(path.length);
  return place && text.slice(place.node.start, place.node.end);
}

/** The names of the records that a file exports, in their order. */
export function recordNames(text: string): string[] {
  return recordsOf(text).map(({ name }) => name);
}

/** A record as it is written: what the owner has not given stands as its word. Throws a SourceError. */
export function readSource(text: string, record: string): Value {
  const [root] = placesTo(text, record, []);
  return valueIn(root.node) as Value;
}

/** The file of a record like `text`, with another name and other values: for a new town or service. */
export function sourceLike(text: string, record: string, name: string, value: Value): string {
  const [root] = placesTo(text, record, []);
  const { start, end } = root.node;
  const before = text.slice(0, start).replace(new RegExp(`\\b${record}\\b`, 'g'), name);
  return before + print(value, '', 0) + text.slice(end);
}

/** Every place of a record that holds no other, with its path: what one edit can set. */
export function leavesOf(text: string, record: string): Path[] {
  const leaves: Path[] = [];
  const walk = (node: Literal, path: Path) => {
    const inner = contentOf(node);
    const entries = entriesOf(inner);
    if (!entries) leaves.push(path);
    else for (const { key, node: entry } of entries) walk(entry, [...path, key]);
  };
  const [root] = placesTo(text, record, []);
  walk(root.node, []);
  return leaves;
}

/** A value as a record writes it: Biome's quotes, commas and line breaks; `column` is where it begins. */
export function print(value: Value, indent: string, column: number): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value === 'number') return String(value).replace(/\B(?=(\d{3})+$)/g, value < 10_000 ? '' : '_');
  if (typeof value !== 'object' || value === null) return String(value);
  if (isUnknown(value))
    return value.value === undefined
      ? `${value.ownerFact}()`
      : `${value.ownerFact}(${print(value.value, indent, column + value.ownerFact.length + 1)})`;
  const inner = indent + INDENT;
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((entry) => ({ head: '', entry }))
    : Object.entries(value).flatMap(([key, entry]) =>
        entry === undefined ? [] : [{ head: `${keyOf(key)}: `, entry }],
      );
  const parts = entries.map(({ head, entry }) => {
    const one = `${head}${print(entry, inner, inner.length + head.length)}`;
    return breaksAfterKey(head, one, inner) ? `${head.trimEnd()}\n${inner}${INDENT}${one.slice(head.length)}` : one;
  });
  const flat = isList ? `[${parts.join(', ')}]` : parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
  const isFlat = !flat.includes('\n') && !(isList && value.length > 1 && value.every(isLarge));
  // The comma behind it counts.
  if (parts.length === 0 || (isFlat && column + flat.length < LINE)) return flat;
  return `${isList ? '[' : '{'}\n${parts.map((part) => `${inner}${part},\n`).join('')}${indent}${isList ? ']' : '}'}`;
}

function isUnknown(value: object): value is Unknown {
  return 'ownerFact' in value;
}

/** Two of these are never on one line. */
function isLarge(value: Value): boolean {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 1;
}

function quote(text: string): string {
  const mark = text.includes("'") && text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return mark + escaped.replaceAll(mark, `\\${mark}`) + mark;
}

function keyOf(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : quote(key);
}

/** A long text goes to a line of its own under its key, unless that key has at most four letters. */
function breaksAfterKey(head: string, line: string, indent: string): boolean {
  const isText = /^['"]/.test(line.slice(head.length));
  return isText && head.length > INDENT.length + 4 && indent.length + line.length >= LINE;
}

/** The texts that were asked of last: an edit asks several times of two. */
const parsed = new Map<string, ParsedRecord[]>();

function recordsOf(text: string): ParsedRecord[] {
  const known = parsed.get(text);
  if (known) return known;
  const { records, faults } = parseRecords('record.ts', text);
  const [fault] = faults;
  if (fault) throw new SourceError(`ligne ${fault.line} : ${fault.problem}`);
  const [oldest] = parsed.size < 3 ? [] : parsed.keys();
  if (oldest !== undefined) parsed.delete(oldest);
  parsed.set(text, records);
  return records;
}

/** What a list or an object holds, also inside `sample(…)`; undefined for what holds nothing. */
function entriesOf(node: Literal): { key: string | number; node: Literal; whole: Range; field?: Field }[] | undefined {
  if (node.kind === 'list') return node.items.map((item, key) => ({ key, node: item, whole: item }));
  if (node.kind !== 'object') return undefined;
  return node.fields.map((field) => ({ key: field.name, node: field.literal, whole: field, field }));
}

function contentOf(node: Literal): Literal {
  return node.kind === 'mark' && node.inside && entriesOf(node.inside) ? node.inside : node;
}

/** The record and every place on the way to the path; shorter than the path where it leads nowhere. */
function placesTo(text: string, record: string, path: Path): [Place, ...Place[]] {
  const root = recordsOf(text).find(({ name }) => name === record);
  if (!root) throw new SourceError(`« ${record} » n'est plus dans ce fichier`);
  const places: [Place, ...Place[]] = [{ node: root.literal }];
  for (const key of path) {
    const entry = entriesOf(contentOf(places.at(-1)!.node))?.find((candidate) => candidate.key === key);
    if (!entry) break;
    places.push({ node: entry.node, field: entry.field });
  }
  return places;
}

function splice(text: string, record: string, edit: Edit): string {
  const { path } = edit;
  const places = placesTo(text, record, path);
  const nowhere = () => new SourceError(`« ${path.join(' › ')} » n'est plus dans ce fichier`);
  if (edit.kind === 'set' || edit.kind === 'source') {
    const written = (indent: string, column: number) =>
      edit.kind === 'source' ? edit.source : print(edit.value, indent, column);
    const place = places[path.length];
    if (place) {
      const { start, end } = place.node;
      const line = lineAt(text, start);
      return text.slice(0, start) + written(line.indent, start - line.start) + text.slice(end);
    }
    const key = path.at(-1);
    const parent = places[path.length - 1];
    if (!parent || typeof key !== 'string') throw nowhere();
    const { indent } = lineAt(text, parent.node.start);
    const entry = `${keyOf(key)}: ${written(indent + INDENT, indent.length + key.length + 4)}`;
    return add(text, contentOf(parent.node), Number.POSITIVE_INFINITY, entry);
  }
  const list = places[edit.kind === 'remove' ? path.length - 1 : path.length];
  if (!list) throw nowhere();
  const node = contentOf(list.node);
  const entries = entriesOf(node) ?? [];
  if (edit.kind === 'insert') {
    const { indent } = lineAt(text, node.start);
    return add(text, node, edit.index, print(edit.value, indent + INDENT, indent.length + INDENT.length));
  }
  const at = edit.kind === 'move' ? edit.from : entries.findIndex(({ key }) => key === path.at(-1));
  const entry = entries[at];
  if (!entry) throw nowhere();
  if (edit.kind === 'move' && edit.to === at) return text;
  const moved = text.slice(leadOf(text, node, entry.whole.start), entry.whole.end);
  const without = cut(text, node, at);
  if (edit.kind === 'remove') return without;
  const again = placesTo(without, record, path)[path.length]!;
  return add(without, contentOf(again.node), edit.to, moved.trimStart());
}

/** Where an entry begins with the comments above it: behind the comma, or the bracket, before it. */
function leadOf(text: string, container: Literal, start: number): number {
  const previous = (entriesOf(container) ?? [])
    .map(({ whole }) => whole.end)
    .filter((end) => end <= start)
    .at(-1);
  if (previous === undefined) return container.start + 1;
  return text.indexOf(',', previous) + 1;
}

function add(text: string, container: Literal, index: number, entry: string): string {
  const entries = entriesOf(container) ?? [];
  const next = entries[index];
  const slice = text.slice(container.start, container.end);
  const isTall = /^.\s*\n/.test(slice);
  const gap = isTall ? `\n${lineAt(text, container.start).indent}${INDENT}` : container.kind === 'list' ? '' : ' ';
  if (next) {
    const at = leadOf(text, container, next.whole.start);
    return `${text.slice(0, at)}${isTall ? gap : index > 0 ? ' ' : gap}${entry},${isTall || index > 0 ? '' : ' '}${text.slice(at)}`;
  }
  const last = entries.at(-1);
  if (!last)
    return `${text.slice(0, container.start + 1)}${gap}${entry}${isTall ? ',' : ''}${gap}${text.slice(container.end - 1)}`;
  const comma = /^\s*,/.exec(text.slice(last.whole.end))?.[0].length ?? 0;
  const at = last.whole.end + comma;
  return `${text.slice(0, at)}${comma ? '' : ','}${isTall ? gap : ' '}${entry}${comma ? ',' : ''}${text.slice(at)}`;
}

function cut(text: string, container: Literal, index: number): string {
  const entries = entriesOf(container) ?? [];
  const { whole } = entries[index]!;
  const start = leadOf(text, container, whole.start);
  const comma = /^\s*,/.exec(text.slice(whole.end))?.[0].length ?? 0;
  if (comma > 0) {
    const rest = text.slice(whole.end + comma);
    return (
      text.slice(0, start) +
      (index > 0 ? rest : rest.replace(/^\n\s*\n/, '\n').replace(/^ (?=\S)/, container.kind === 'list' ? '' : ' '))
    );
  }
  // The last of one line takes the comma before it along.
  return text.slice(0, index > 0 ? start - 1 : start) + text.slice(whole.end);
}

/** Breaks lines that have become too long, and joins lists that fit one, as Biome would; only on the way to the path. */
function settle(text: string, record: string, path: Path): string {
  let settled = text;
  for (let round = 0; round < 20; round += 1) {
    const next = placesTo(settled, record, path).reduce<string | undefined>(
      (found, place) => found ?? relaid(settled, place),
      undefined,
    );
    if (next === undefined) return settled;
    settled = next;
  }
  return settled;
}

function relaid(text: string, { node, field }: Place): string | undefined {
  const inside = contentOf(node);
  const entries = entriesOf(inside);
  if (!entries) return relaidScalar(text, field?.start, inside);
  const line = lineAt(text, inside.start);
  const slice = text.slice(inside.start, inside.end);
  const parts = entries.map(({ whole }) => text.slice(whole.start, whole.end));
  const [open, close, space] = inside.kind === 'list' ? ['[', ']', ''] : ['{', '}', ' '];
  const between = parts.reduce((rest, part) => rest.replace(part, ''), slice.slice(1, -1));
  if (/[^\s,]/.test(between)) return undefined;
  const flat = parts.length > 0 ? open + space + parts.join(', ') + space + close : open + close;
  const rest = text.slice(inside.end, line.endAfter(inside.end));
  const isShort = !flat.includes('\n') && inside.start - line.start + flat.length + rest.length <= LINE;
  const isLargeList =
    space === '' && parts.length > 1 && entries.every(({ node }) => (entriesOf(node)?.length ?? 0) > 1);
  const isTall = /^.\s*\n/.test(slice);
  // An object that was written over several lines stays so.
  const staysTall = isTall && space !== '' && parts.length > 0;
  const inner = line.indent + INDENT;
  const tall = `${open}\n${parts.map((part) => `${inner}${part},\n`).join('')}${line.indent}${close}`;
  const wanted = isShort && !isLargeList && !staysTall ? flat : isTall ? slice : tall;
  return wanted === slice ? undefined : text.slice(0, inside.start) + wanted + text.slice(inside.end);
}

/** A text behind its key, or behind «export const … =» where it is a whole record. */
function relaidScalar(text: string, key: number | undefined, { start, end }: Range): string | undefined {
  const from = key ?? text.lastIndexOf('export const', start);
  const line = lineAt(text, from);
  const between = /^(.*?[:=])\s*$/s.exec(text.slice(from, start));
  if (text.slice(line.start, from).trim() !== '' || !between) return undefined;
  const breaks = breaksAfterKey(`${between[1]} `, `${between[1]} ${text.slice(start, end)}`, line.indent);
  if (breaks === between[0].includes('\n')) return undefined;
  const glue = breaks ? `\n${line.indent}${INDENT}` : ' ';
  return text.slice(0, from) + between[1] + glue + text.slice(start);
}

function lineAt(text: string, position: number) {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  const endAfter = (from: number) => (text.indexOf('\n', from) + 1 || text.length + 1) - 1;
  return { start, indent: /^[ \t]*/.exec(text.slice(start, position))?.[0] ?? '', endAfter };
}
