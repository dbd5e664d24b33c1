import { parseSync } from 'rolldown/utils';
import { MARKS, type Mark, missing, optional, sample, unconfirmed } from '../owner-facts';
import { openCommentFault, syntaxFault, type UnreadableFault } from './syntax-fault';

/** Where a value stands in its file, in UTF-16 offsets: `text.slice(start, end)` is its source. */
type Range = { start: number; end: number };

/** A value of a record as its file has it; what edits a file sets a literal by its range. */
export type Literal = Range &
  (
    | { kind: 'scalar'; value: string | number | boolean | null }
    | { kind: 'list'; items: Literal[] }
    | { kind: 'object'; fields: Field[] }
    | { kind: 'mark'; mark: Mark; inside?: Literal }
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
  const fault = ({ start }: { start: number }, problem: string) => {
    faults.push({ line: lineAt(text, start), problem });
  };
  const [error] = errors;
  const open = openCommentFault(text, comments);
  if (open || error) {
    const [place, opened] = error?.labels ?? [];
    const problem = { message: error?.message ?? '', offset: place?.start ?? 0, opened: opened?.start };
    return { records: [], faults: [open ?? syntaxFault(text, problem)] };
  }

  const textOf = ({ start, end }: Syntax) => shortened(text.slice(start, end));
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
          fault(node, valueInMark(node.callee.name, textOf(node.arguments[0])));
          return scalar(null);
        }
        return {
          kind: 'mark',
          start,
          end,
          mark: node.callee.name,
          ...(node.arguments.length > 0 && { inside: literal(node.arguments[0]) }),
        };
      case 'TSAsExpression':
      case 'TSSatisfiesExpression':
        return literal(node.expression);
    }
    fault(node, notLiteral(node, textOf(node)));
    return scalar(null);
  };

  const fieldsOf = (node: Syntax): Field[] => {
    const fields: Field[] = [];
    for (const property of node.properties) {
      const { start, end, type, computed, method, shorthand, key } = property;
      if (type !== 'Property' || computed || method || shorthand) {
        fault(property, notLiteral(shorthand ? key : property, textOf(property)));
        continue;
      }
      const name = String(key.name ?? key.value);
      if (fields.some((field) => field.name === name))
        fault(property, `« ${name} » y est deux fois ; gardez l'un des deux`);
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
      fault(statement, "cette ligne n'est pas une fiche ; une fiche commence par « export const », comme ses voisines");
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
      const inside = literal.inside && valueIn(literal.inside);
      return { sample: () => sample(inside), missing, optional, unconfirmed }[literal.mark]();
    }
  }
}

/** What stands at a path; where that leads nowhere (a field that is missing), what is nearest to it. */
export function literalAt(literal: Literal, path: PropertyKey[]): Literal {
  const [key, ...rest] = path;
  if (key === undefined) return literal;
  if (literal.kind === 'mark') return literal.inside ? literalAt(literal.inside, path) : literal;
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

const shortened = (source: string) => (source.length > 40 ? `${source.slice(0, 40)}…` : source);

const valueInMark = (mark: Mark, value: string) =>
  `« ${value} » n'est pas lu, car « ${mark}() » dit qu'il n'y a rien ; effacez « ${mark}( » et la parenthèse qui la ferme, et gardez ${value}`;

/** Says why a value is not a literal; `source` is the start of its text. */
function notLiteral({ type }: Syntax, source: string): string {
  if (type === 'Identifier' && (MARKS as readonly string[]).includes(source))
    return `« ${source} » y est sans ses parenthèses ; écrivez « ${source}() », ou l'information elle-même`;
  if (type === 'Identifier' && /^(?:oui|vrai|yes)$/i.test(source))
    return `« ${source} » n'y est pas compris ; écrivez « true »`;
  if (type === 'Identifier' && /^(?:non|faux|no)$/i.test(source))
    return `« ${source} » n'y est pas compris ; écrivez « false »`;
  if (type === 'Identifier')
    return `« ${source} » n'y est pas compris ; un texte s'écrit entre guillemets, un nombre avec un point pour la virgule`;
  if (type === 'TemplateLiteral' || type === 'TaggedTemplateExpression')
    return `« ${source} » n'est pas un texte ; écrivez-le entre guillemets, et entre accolades ce qui vient d'ailleurs, comme « {company.name} »`;
  return `« ${source} » n'est ni un texte, ni un nombre, ni une liste ; écrivez l'information elle-même`;
}
