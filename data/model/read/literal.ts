import { parseSync } from 'rolldown/utils';
import { MARKS, type Mark, missing, optional, sample, unconfirmed } from '../owner-facts';
import { type Problem, problem } from './problems';
import { openCommentFault, syntaxFault, type UnreadableFault } from './syntax-fault';

/** Where a value stands in its file, in UTF-16 offsets: `text.slice(start, end)` is its source. */
type Range = { start: number; end: number };

/** A value of a record as its file has it; what edits a file sets a literal by its range. */
export type Literal = Range &
  (
    | { kind: 'scalar'; value: string | number | boolean | null }
    | { kind: 'list'; items: Literal[] }
    | { kind: 'object'; fields: Field[] }
    | { kind: 'mark'; mark: Mark; argument?: Literal }
  );

/** A field with its key; `start` is the key's. */
export type Field = Range & { name: string; literal: Literal };

/** A record of a file: what stands behind `export const name =`. */
export type ParsedRecord = Range & { name: string; literal: Literal };

/** What oxc calls the parts of a file, as far as it is looked at here. */
// biome-ignore lint/suspicious/noExplicitAny: ESTree has no type here; every shape is asked for by its name below.
type Syntax = any;

/**
 * The records of a file of data/. A record is a literal, so that a program can set one value and leave every other byte:
 * whatever is no literal is a fault.
 */
export function parseRecords(file: string, text: string): { records: ParsedRecord[]; faults: UnreadableFault[] } {
  const faults: UnreadableFault[] = [];
  const { program, errors, comments } = parseSync(file, text);
  const fault = ({ start }: { start: number }, problem: Problem) => {
    faults.push({ line: lineAt(text, start), ...problem });
  };
  const [error] = errors;
  const open = openCommentFault(text, comments);
  if (open || error) {
    const [place, opened] = error?.labels ?? [];
    const syntaxError = { message: error?.message ?? '', offset: place?.start ?? 0, opened: opened?.start };
    return { records: [], faults: [open ?? syntaxFault(text, syntaxError)] };
  }

  const textOf = ({ start, end }: Syntax) => shorten(text.slice(start, end));
  const literal = (node: Syntax): Literal => {
    const { start, end } = node;
    const scalar = (value: string | number | boolean | null): Literal => ({ kind: 'scalar', start, end, value });
    switch (node.type) {
      case 'Literal':
        if (node.regex || node.bigint) break;
        return scalar(node.value);
      case 'UnaryExpression':
        if (node.operator !== '-' || typeof node.argument.value !== 'number') break;
        return scalar(-node.argument.value);
      case 'ArrayExpression':
        return { kind: 'list', start, end, items: node.elements.filter(Boolean).map(literal) };
      case 'ObjectExpression':
        return { kind: 'object', start, end, fields: fieldsOf(node) };
      case 'CallExpression':
        if (!MARKS.includes(node.callee.name) || node.arguments.length > 1) break;
        // Only a sample holds a value. A value in another mark would never be shown.
        if (node.callee.name !== 'sample' && node.arguments.length > 0) {
          fault(node, problem('value-in-mark', { mark: node.callee.name, value: textOf(node.arguments[0]) }));
          return scalar(null);
        }
        return {
          kind: 'mark',
          start,
          end,
          mark: node.callee.name,
          ...(node.arguments.length > 0 && { argument: literal(node.arguments[0]) }),
        };
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return literal(node.expression);
    }
    fault(node, describeNonLiteral(node, textOf(node)));
    return scalar(null);
  };

  const fieldsOf = (node: Syntax): Field[] => {
    const fields: Field[] = [];
    for (const property of node.properties) {
      const { start, end, type, computed, method, shorthand, key } = property;
      if (type !== 'Property' || computed || method || shorthand) {
        fault(property, describeNonLiteral(shorthand ? key : property, textOf(property)));
        continue;
      }
      const name = String(key.name ?? key.value);
      if (fields.some((field) => field.name === name)) fault(property, problem('repeated-field', { name }));
      fields.push({ name, start, end, literal: literal(property.value) });
    }
    return fields;
  };

  const records: ParsedRecord[] = [];
  for (const statement of program.body as Syntax[]) {
    if (statement.type === 'ImportDeclaration') continue;
    const { kind, declarations = [] } = statement.declaration ?? {};
    const [declared] = declarations;
    if (
      statement.type !== 'ExportNamedDeclaration' ||
      kind !== 'const' ||
      declarations.length !== 1 ||
      !declared.init
    ) {
      fault(statement, problem('not-a-record'));
      continue;
    }
    const { name } = declared.id;
    records.push({ name, start: statement.start, end: statement.end, literal: literal(declared.init) });
  }
  return { records, faults };
}

/** What a literal says; gaps, samples and open questions as owner-facts.ts makes them. */
export function valueIn(literal: Literal): unknown {
  switch (literal.kind) {
    case 'scalar':
      return literal.value;
    case 'list':
      return literal.items.map(valueIn);
    case 'object':
      return Object.fromEntries(literal.fields.map(({ name, literal }) => [name, valueIn(literal)]));
    case 'mark': {
      const inside = literal.argument && valueIn(literal.argument);
      return { sample: () => sample(inside), missing, optional, unconfirmed }[literal.mark]();
    }
  }
}

/** What stands at a path; where that leads nowhere (a field that is missing), what is nearest to it. */
export function literalAt(literal: Literal, path: PropertyKey[]): Literal {
  const [key, ...rest] = path;
  if (key === undefined) return literal;
  if (literal.kind === 'mark') return literal.argument ? literalAt(literal.argument, path) : literal;
  const next =
    literal.kind === 'list'
      ? literal.items[Number(key)]
      : literal.kind === 'object'
        ? literal.fields.find(({ name }) => name === String(key))?.literal
        : undefined;
  return next ? literalAt(next, rest) : literal;
}

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const shorten = (source: string) => (source.length > 40 ? `${source.slice(0, 40)}…` : source);

/** Returns why a value is not a literal; `source` is the start of its text. */
function describeNonLiteral({ type }: Syntax, source: string): Problem {
  if (type === 'Identifier') {
    if ((MARKS as readonly string[]).includes(source)) return problem('mark-without-parentheses', { mark: source });
    if (/^(?:oui|vrai|yes)$/i.test(source)) return problem('word-for-boolean', { word: source, meant: true });
    if (/^(?:non|faux|no)$/i.test(source)) return problem('word-for-boolean', { word: source, meant: false });
    return problem('unknown-word', { word: source });
  }
  if (type === 'TemplateLiteral' || type === 'TaggedTemplateExpression') return problem('template-literal', { source });
  return problem('no-literal', { source });
}
