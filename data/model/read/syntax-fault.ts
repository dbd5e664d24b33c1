import { type Bracket, isBracket, type Problem, problem } from './problems';

/** Why a file cannot be read, and the line. */
export type UnreadableFault = { line: number } & Problem;

/** An error of oxc with its offset; `opened` is the offset of the bracket that is still open. */
type SyntaxProblem = { message: string; offset: number; opened?: number | undefined };
/** A comment of a file; `value` is its text without the comment marks. */
type Comment = { type: string; value: string; start: number };

const CLOSERS: Record<string, Bracket> = { '}': '{', ']': '[', ')': '(' };

/** Git's conflict markers. */
const CONFLICT = /^\s*(?:<{7}|={7}|>{7}|\|{7})/m;
/** A line that begins with three words is a sentence outside quotation marks. */
const PROSE = /^(?!export |import )\s*\p{L}[\p{L}'’-]*(?:[,;]? \p{L}[\p{L}'’-]*){2,}/u;
const TYPOGRAPHIC_QUOTES = /[“”„‘’«»]/;

/**
 * Explains why a file does not parse: the line, the character, and what belongs there. The parser reports the first place
 * where it cannot continue, which is often behind the mistake.
 */
export function syntaxFault(text: string, { message, offset, opened }: SyntaxProblem): UnreadableFault {
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  const line = lineOf(offset);
  const lines = text.split('\n');
  const content = lines[line - 1] ?? '';
  const fault = (problem: Problem, at = line) => ({ line: at, ...problem });

  const conflict = CONFLICT.exec(text);
  if (conflict)
    return fault(
      problem('conflict-marker', { marker: conflict[0].trim() }),
      lineOf(conflict.index + conflict[0].length),
    );
  if (/Unterminated multiline comment/.test(message)) return fault(problem('unclosed-comment'));
  if (/^\s*#/.test(content)) return fault(problem('hash-comment'));
  if (PROSE.test(content)) return fault(problem('text-outside-quotes'));
  if (/Invalid Character/.test(message)) {
    const sign = text.charAt(offset);
    if (TYPOGRAPHIC_QUOTES.test(sign)) return fault(problem('typographic-quote', { sign }));
    return fault(sign.trim() ? problem('sign-outside-quotes', { sign }) : problem('syntax-error'));
  }
  if (/Unterminated string/.test(message)) {
    return fault(problem('unclosed-text', { quote: text.charAt(offset) }));
  }
  const [, comma] = /:\s*(-?\d+,\d+)\s*,?\s*$/.exec(content) ?? [];
  if (comma) return fault(problem('decimal-comma', { number: comma.replace(',', '.') }));
  if (/Invalid assignment/.test(message)) return fault(problem('equals-sign'));
  if (/,\s*,/.test(content.slice(Math.max(0, offset - startOf(text, offset) - 2))))
    return fault(problem('extra-comma'));

  const before = text.slice(startOf(text, offset), offset);
  const isExpectedComma = /^Expected `,`/.test(message);
  if (isExpectedComma && before.trim()) {
    const [, digits] = /:\s*(-?\d[\d .]*)$/.exec(before) ?? [];
    const number = digits?.trim();
    if (number && /\d \d|^0\d/.test(`${number} ${text.charAt(offset)}`)) return fault(problem('number-with-spaces'));
    if (number) return fault(problem('number-with-unit', { number }));
    if (/;\s*$/.test(content) && text.charAt(offset) === ';') return bracketFault(lines) ?? fault(problem('semicolon'));
    if (/^\s*[\w'-]+\s+$/.test(before)) return fault(problem('missing-colon'));
    const [quote] = /['"](?=\s*$)/.exec(before) ?? [];
    if (quote === "'") return fault(problem('apostrophe-in-text'));
    if (quote) return fault(problem('quote-in-text'));
  }
  const unbalanced = bracketFault(lines);
  if (unbalanced) return unbalanced;
  if (isExpectedComma && !before.trim() && text.charAt(offset) !== ':') {
    const last = lines.slice(0, line - 1).findLastIndex((one) => one.trim() && !/^\s*(?:\/\/|\/?\*)/.test(one));
    return fault(problem('missing-comma'), last + 1);
  }
  if (opened !== undefined && isExpectedComma) {
    const bracket = text.charAt(opened);
    if (bracket !== '{' && isBracket(bracket)) return fault(problem('unclosed-bracket', { bracket }), lineOf(opened));
  }
  return fault(problem('syntax-error'));
}

/**
 * Finds a comment that is not closed and therefore contains the start of the next one. The parser reads both as one comment,
 * so that the fields between them seem to be missing.
 */
export function openCommentFault(text: string, comments: Comment[]): UnreadableFault | undefined {
  const open = comments.find(({ type, value }) => type === 'Block' && /\n\s*\/\*/.test(value));
  return open && { line: text.slice(0, open.start).split('\n').length, ...problem('unclosed-comment') };
}

const startOf = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const indentOf = (line: string) => line.length - line.trimStart().length;

const unclosedFault = ({ line, opener }: { line: number; opener: Bracket }): UnreadableFault => ({
  line,
  ...problem('unclosed-bracket', { bracket: opener }),
});

/** Finds a bracket without its counterpart. Records are indented, so a closing bracket is under the line that opened it. */
function bracketFault(lines: string[]): UnreadableFault | undefined {
  const open: { opener: Bracket; indent: number; line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
    // Brackets in texts and comments do not count.
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*|\/\*.*?\*\//g, '');
    for (const [at, sign] of [...code].entries()) {
      if (isBracket(sign)) open.push({ opener: sign, indent: indentOf(line), line: index + 1 });
      if (!(sign in CLOSERS)) continue;
      const last = open.at(-1);
      const isFirst = !code.slice(0, at).trim();
      const isOwn = last?.opener === CLOSERS[sign] && (!isFirst || last?.indent === indentOf(line));
      if (isOwn) {
        open.pop();
        continue;
      }
      const isAround = open
        .slice(0, -1)
        .some(({ opener, indent }) => opener === CLOSERS[sign] && indent === indentOf(line));
      if (last && isAround) return unclosedFault(last);
      return { line: index + 1, ...problem('extra-bracket', { bracket: sign }) };
    }
  }
  const last = open.at(-1);
  return last && unclosedFault(last);
}
