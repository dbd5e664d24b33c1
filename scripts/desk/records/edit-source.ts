import { collectionOfRecord } from '../../../data/model/collections';
import { MARKS, type Mark, type Path } from '../../../data/model/owner-facts';
import { type Literal, type ParsedRecord, parseRecords, valueIn } from '../../../data/model/read/literal';
import { printInFile } from '../../../data/model/read/problems';
import { SentenceError } from '../../../data/model/read/sentence-error';
import { RECORDS, type RecordName } from '../../../data/model/schema/records';
import type { FileChange, Texts } from '../files/data-files';

/** A value of a record. This is JSON, or one of the four marks for a fact that the owner has not given. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value | undefined } | MarkedValue;
/** The value of `sample(value)`, `missing()`, `optional()` or `unconfirmed()` in a record. */
type MarkedValue = { ownerFact: Mark; value?: Value };

/** A change of one record. `set` adds a property that does not exist yet. */
export type Edit =
  | { kind: 'set'; path: Path; value: Value }
  | { kind: 'insert'; path: Path; index: number; value: Value }
  | { kind: 'move'; path: Path; from: number; to: number }
  | { kind: 'remove'; path: Path };

/** Lists and objects that do not fit into this length are written over several lines. */
const MAX_LINE_CHARACTERS = 120;
const INDENT = '  ';

/**
 * Returns the text of a file after an edit of its record; an empty path replaces the whole record. Keeps every byte
 * that the edit does not concern. Throws a SentenceError if the file cannot be parsed or the path does not exist.
 */
export function editSource(text: string, record: string, edit: Edit): string {
  return addImports(spliceSource(text, record, edit), record);
}

/** Imports exactly the marks that the values use. */
function addImports(text: string, record: string): string {
  const line = /^import \{ ([^}]*) \} from '(\.\.?\/model\/owner-facts)';\r?\n(?:\r?\n)?/m.exec(text);
  const usedMarks = recordsOf(text).flatMap(({ literal }) => marksIn(literal));
  const imported = MARKS.filter((mark) => usedMarks.includes(mark));
  if (imported.join(', ') === (line?.[1] ?? '')) return text;
  const parentFolder = collectionOfRecord(record) ? '..' : '.';
  const from = line?.[2] ?? `${parentFolder}/model/owner-facts`;
  const imports = imported.length > 0 ? `import { ${imported.join(', ')} } from '${from}';\n\n` : '';
  return line ? text.slice(0, line.index) + imports + text.slice(line.index + line[0].length) : imports + text;
}

function marksIn(node: Literal): string[] {
  if (node.kind === 'mark') return [node.mark, ...(node.argument ? marksIn(node.argument) : [])];
  return (entriesOf(node) ?? []).flatMap((entry) => marksIn(entry.node));
}

/** Returns the text of a new file. */
export const createSource = (record: string, value: Value): string =>
  editSource(`export const ${record} = {};\n`, record, { kind: 'set', path: [], value });

/** Creates an editor that applies edits of several records in sequence. */
export function createEditor(texts: Texts) {
  const editedTexts = new Map<string, string>();
  const textOf = (file: string) => editedTexts.get(file) ?? texts[file] ?? '';
  const fileOf = (record: string): string => RECORDS[record as RecordName].file;
  return {
    read: (record: string, file = fileOf(record)): Value => readSource(textOf(file), record),
    add(record: string, edit: Edit, file = fileOf(record)): void {
      editedTexts.set(file, editSource(textOf(file), record, edit));
    },
    changes: () => [...editedTexts].map(([file, after]): FileChange => ({ file, before: texts[file] ?? null, after })),
  };
}

export type SourceEditor = ReturnType<typeof createEditor>;

/** Returns a record with its marks. Throws a SentenceError if the file cannot be parsed or lacks the record. */
export function readSource(text: string, record: string): Value {
  return valueIn(nodesTo(text, record, [])[0]) as Value;
}

/** Returns the records that a file exports, by name and in order; an empty object if the file cannot be parsed. */
export function recordsIn(text = ''): Record<string, Value> {
  try {
    return Object.fromEntries(recordsOf(text).map(({ name, literal }) => [name, valueIn(literal) as Value]));
  } catch {
    return {};
  }
}

/** Returns a value as source text that begins at `column`. */
function printValue(value: Value, indent: string, column: number): string {
  if (typeof value === 'string') return printString(value);
  if (typeof value === 'number') return String(value).replace(/\B(?=(\d{3})+$)/g, value < 10_000 ? '' : '_');
  if (typeof value !== 'object' || value === null) return String(value);
  if ('ownerFact' in value) {
    const { ownerFact: mark, value: markedValue } = value as MarkedValue;
    if (!MARKS.includes(mark)) throw new SentenceError(`« ${mark} » n'est pas un mot des fiches`);
    const hasValue = mark === 'sample' && markedValue !== undefined;
    return `${mark}(${hasValue ? printValue(markedValue, indent, column + mark.length + 1) : ''})`;
  }
  const innerIndent = indent + INDENT;
  const parts = Array.isArray(value)
    ? value.map((entry) => printValue(entry, innerIndent, innerIndent.length))
    : Object.entries(value).flatMap(([key, entry]) =>
        entry === undefined ? [] : printProperty(key, (column) => printValue(entry, innerIndent, column), innerIndent),
      );
  return formatParts(Array.isArray(value) ? '[]' : '{}', parts, indent, column);
}

/** Returns the source text of a key and its value. A long text starts on the next line. */
function printProperty(key: string, write: (column: number) => string, indent: string): string {
  const head = `${printKey(key)}: `;
  const printedValue = write(indent.length + head.length);
  const isLong =
    /^['"]/.test(printedValue) &&
    head.length > 6 &&
    indent.length + head.length + printedValue.length >= MAX_LINE_CHARACTERS;
  return isLong ? `${head.trimEnd()}\n${indent}${INDENT}${printedValue}` : head + printedValue;
}

/** Joins the parts on one line if they fit. Otherwise puts each part on its own line. */
function formatParts(brackets: string, parts: string[], indent: string, column: number): string {
  const [open, close] = brackets;
  const space = brackets === '{}' && parts.length > 0 ? ' ' : '';
  const singleLine = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (parts.length === 0 || (!singleLine.includes('\n') && column + singleLine.length < MAX_LINE_CHARACTERS))
    return singleLine;
  return `${open}\n${parts.map((part) => `${indent}${INDENT}${part},\n`).join('')}${indent}${close}`;
}

function printString(text: string): string {
  const quote = text.includes("'") && text.split("'").length > text.split('"').length ? '"' : "'";
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return quote + escaped.replaceAll(quote, `\\${quote}`) + quote;
}

function printKey(key: string): string {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(key) ? key : printString(key);
}

function recordsOf(text: string): ParsedRecord[] {
  const { records, faults } = parseRecords('record.ts', text);
  const [fault] = faults;
  if (fault) throw new SentenceError(`ligne ${fault.line} : ${printInFile(fault)}`);
  return records;
}

/** Returns the entries of a list or an object; undefined for any other node. */
function entriesOf(node: Literal): { key: string | number; node: Literal; end: number }[] | undefined {
  if (node.kind === 'list') return node.items.map((item, key) => ({ key, node: item, end: item.end }));
  if (node.kind !== 'object') return undefined;
  return node.fields.map((field) => ({ key: field.name, node: field.literal, end: field.end }));
}

function contentOf(node: Literal): Literal {
  return node.kind === 'mark' && node.argument && entriesOf(node.argument) ? node.argument : node;
}

/** Returns the nodes from the record down to the path. Returns fewer nodes if the path does not exist. */
function nodesTo(text: string, record: string, path: Path): [Literal, ...Literal[]] {
  const root = recordsOf(text).find(({ name }) => name === record);
  if (!root) throw new SentenceError(`« ${record} » n'est plus dans ce fichier`);
  const nodes: [Literal, ...Literal[]] = [root.literal];
  for (const key of path) {
    const entry = entriesOf(contentOf(nodes.at(-1)!))?.find((candidate) => candidate.key === key);
    if (!entry) break;
    nodes.push(entry.node);
  }
  return nodes;
}

function spliceSource(text: string, record: string, edit: Edit): string {
  const { kind, path } = edit;
  const nodes = nodesTo(text, record, path);
  const node = nodes[path.length];
  const key = path.at(-1);
  const write = (indent: string, column: number) => printValue('value' in edit ? edit.value : null, indent, column);
  if (kind === 'set' && node) {
    const { indent, column } = lineAt(text, node.start);
    return text.slice(0, node.start) + write(indent, column) + text.slice(node.end);
  }
  const parent = kind === 'remove' || (kind === 'set' && typeof key === 'string') ? nodes[path.length - 1] : node;
  const index = parent ? (entriesOf(contentOf(parent)) ?? []).findIndex((entry) => entry.key === key) : -1;
  if (!parent || (kind === 'remove' && index < 0))
    throw new SentenceError(`« ${path.join(' › ')} » n'est plus dans ce fichier`);
  const container = contentOf(parent);
  const innerIndent = lineAt(text, container.start).indent + INDENT;
  return rewriteList(text, container, (parts) => {
    if (kind === 'insert') parts.splice(edit.index, 0, `\n${innerIndent}${write(innerIndent, innerIndent.length)}`);
    else if (kind === 'move') parts.splice(edit.to, 0, ...parts.splice(edit.from, 1));
    else if (kind === 'remove') parts.splice(index, 1);
    else parts.push(`\n${innerIndent}${printProperty(String(key), (from) => write(innerIndent, from), innerIndent)}`);
  });
}

/** Rewrites a list or an object. Each part is an entry with the preceding whitespace and comments. */
function rewriteList(text: string, container: Literal, change: (parts: string[]) => void): string {
  let start = container.start + 1;
  const parts = (entriesOf(container) ?? []).map(({ end }) => {
    const part = text.slice(start, end);
    start = end + (/^\s*,/.exec(text.slice(end, container.end))?.[0].length ?? 0);
    return part;
  });
  const ending = text.slice(start, container.end);
  // A list with comments keeps its line breaks.
  const isTall = /^.\s*\n/.test(text.slice(container.start, container.end)) || ending.trim().length > 1;
  const brackets = container.kind === 'list' ? '[]' : '{}';
  change(parts);
  const { indent, column } = lineAt(text, container.start);
  const replacement =
    isTall && parts.length > 0
      ? `${brackets[0]}${parts.join(',').replace(/^\n\s*\n/, '\n')},${ending}`
      : formatParts(
          brackets,
          parts.map((part) => part.trim()),
          indent,
          column,
        );
  return text.slice(0, container.start) + replacement + text.slice(container.end);
}

function lineAt(text: string, position: number) {
  const start = text.lastIndexOf('\n', position - 1) + 1;
  return { indent: /^[ \t]*/.exec(text.slice(start, position))?.[0] ?? '', column: position - start };
}
