import { parseSync } from 'rolldown/utils';
import { MARKS, type Mark, missing, optional, sample, unconfirmed } from '../owner-facts';
import { type Problem, problem } from './problems';
import { openCommentFault, syntaxFault, type UnreadableFault } from './syntax-fault';

/** The offsets of a value in its file, in UTF-16 code units. `text.slice(start, end)` returns its source. */
type Range = { start: number; end: number };

/** A value of a record as its file contains it. Editors replace a literal by its range. */
export type Literal = Range &
  (
    | { kind: 'scalar'; value: string | number | boolean | null }
    | { kind: 'list'; items: Literal[] }
    | { kind: 'object'; fields: Field[] }
    | { kind: 'mark'; mark: Mark; argument?: Literal }
  );

/** A field; its range includes the key. */
type Field = Range & { name: string; literal: Literal };

/** A record of a file, that is, the statement `export const name = …`. */
export type ParsedRecord = Range & { name: string; literal: Literal };

/** A node of oxc's syntax tree. */
// biome-ignore lint/suspicious/noExplicitAny: ESTree has no type here; the code below checks the type of every node.
type SyntaxNode = any;

/**
 * Parses the records of a file in data/. A record contains only literals, so that a program can replace one value and
 * keep every other byte. Reports any other syntax as a fault.
 */
export function parseRecords(file: string, text: string): { records: ParsedRecord[]; faults: UnreadableFault[] } {
  const faults: UnreadableFault[] = [];
  const { program, errors, comments } = parseSync(file, text);
  const addFault = ({ start }: { start: number }, problem: Problem) => {
    faults.push({ line: lineAt(text, start), ...problem });
  };
  const [error] = errors;
  const commentFault = openCommentFault(text, comments);
  if (commentFault || error) {
    const [errorLabel, openingLabel] = error?.labels ?? [];
    const syntaxError = {
      message: error?.message ?? '',
      offset: errorLabel?.start ?? 0,
      bracketOffset: openingLabel?.start,
    };
    return { records: [], faults: [commentFault ?? syntaxFault(text, syntaxError)] };
  }

  const textOf = ({ start, end }: SyntaxNode) => shorten(text.slice(start, end));
  const toLiteral = (node: SyntaxNode): Literal => {
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
        return { kind: 'list', start, end, items: node.elements.filter(Boolean).map(toLiteral) };
      case 'ObjectExpression':
        return { kind: 'object', start, end, fields: fieldsOf(node) };
      case 'CallExpression':
        if (!MARKS.includes(node.callee.name) || node.arguments.length > 1) break;
        // Only `sample()` takes a value. The site would never show a value in another mark.
        if (node.callee.name !== 'sample' && node.arguments.length > 0) {
          addFault(node, problem('value-in-mark', { mark: node.callee.name, value: textOf(node.arguments[0]) }));
          return scalar(null);
        }
        return {
          kind: 'mark',
          start,
          end,
          mark: node.callee.name,
          ...(node.arguments.length > 0 && { argument: toLiteral(node.arguments[0]) }),
        };
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return toLiteral(node.expression);
    }
    addFault(node, describeNonLiteral(node, textOf(node)));
    return scalar(null);
  };

  const fieldsOf = (node: SyntaxNode): Field[] => {
    const fields: Field[] = [];
    for (const property of node.properties) {
      const { start, end, type, computed, method, shorthand, key } = property;
      if (type !== 'Property' || computed || method || shorthand) {
        addFault(property, describeNonLiteral(shorthand ? key : property, textOf(property)));
        continue;
      }
      const name = String(key.name ?? key.value);
      if (fields.some((field) => field.name === name)) addFault(property, problem('repeated-field', { name }));
      fields.push({ name, start, end, literal: toLiteral(property.value) });
    }
    return fields;
  };

  const records: ParsedRecord[] = [];
  for (const statement of program.body as SyntaxNode[]) {
    if (statement.type === 'ImportDeclaration') continue;
    const { kind, declarations = [] } = statement.declaration ?? {};
    const [declaration] = declarations;
    if (
      statement.type !== 'ExportNamedDeclaration' ||
      kind !== 'const' ||
      declarations.length !== 1 ||
      !declaration.init
    ) {
      addFault(statement, problem('not-a-record'));
      continue;
    }
    const { name } = declaration.id;
    records.push({ name, start: statement.start, end: statement.end, literal: toLiteral(declaration.init) });
  }
  return { records, faults };
}

/** Returns the value of a literal. Marks become the objects of owner-facts.ts. */
export function valueIn(literal: Literal): unknown {
  switch (literal.kind) {
    case 'scalar':
      return literal.value;
    case 'list':
      return literal.items.map(valueIn);
    case 'object':
      return Object.fromEntries(literal.fields.map(({ name, literal }) => [name, valueIn(literal)]));
    case 'mark': {
      const sampleValue = literal.argument && valueIn(literal.argument);
      return { sample: () => sample(sampleValue), missing, optional, unconfirmed }[literal.mark]();
    }
  }
}

/** Returns the literal at a path. If the path does not exist, returns the literal at its longest existing part. */
export function literalAt(literal: Literal, path: PropertyKey[]): Literal {
  const [key, ...rest] = path;
  if (key === undefined) return literal;
  if (literal.kind === 'mark') return literal.argument ? literalAt(literal.argument, path) : literal;
  const nextLiteral =
    literal.kind === 'list'
      ? literal.items[Number(key)]
      : literal.kind === 'object'
        ? literal.fields.find(({ name }) => name === String(key))?.literal
        : undefined;
  return nextLiteral ? literalAt(nextLiteral, rest) : literal;
}

/** Returns the line number of an offset, counted from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

const shorten = (source: string) => (source.length > 40 ? `${source.slice(0, 40)}…` : source);

/** Returns the problem of a value that is not a literal; `source` is the beginning of its source text. */
function describeNonLiteral({ type }: SyntaxNode, source: string): Problem {
  if (type === 'Identifier') {
    if ((MARKS as readonly string[]).includes(source)) return problem('mark-without-parentheses', { mark: source });
    if (/^(?:oui|vrai|yes)$/i.test(source)) return problem('word-for-boolean', { word: source, meant: true });
    if (/^(?:non|faux|no)$/i.test(source)) return problem('word-for-boolean', { word: source, meant: false });
    return problem('unknown-word', { word: source });
  }
  if (type === 'TemplateLiteral' || type === 'TaggedTemplateExpression') return problem('template-literal', { source });
  return problem('no-literal', { source });
}
