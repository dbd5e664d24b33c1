import { type Bracket, isBracket, type Problem, problem } from './problems';

/** A problem that makes a file unreadable, and its line. */
export type UnreadableFault = { line: number } & Problem;

/** A syntax error of oxc. `bracketOffset` is the offset of the unclosed bracket, if oxc names one. */
type SyntaxProblem = { message: string; offset: number; bracketOffset?: number | undefined };

/** A comment of a file; `value` is its text without the comment marks. */
type Comment = { type: string; value: string; start: number };

const CLOSERS: Record<string, Bracket> = { '}': '{', ']': '[', ')': '(' };

/** Git's conflict markers. */
const CONFLICT_MARKER = /^\s*(?:<{7}|={7}|>{7}|\|{7})/m;
/** Matches a line that begins with three words, which is a sentence outside quotation marks. */
const PROSE = /^(?!export |import )\s*\p{L}[\p{L}'’-]*(?:[,;]? \p{L}[\p{L}'’-]*){2,}/u;
const TYPOGRAPHIC_QUOTES = /[“”„‘’«»]/;

/**
 * Explains why a file does not parse. The fault names the line, the wrong character, and the right character. Looks for
 * the mistake before the offset, because the parser reports the first place at which parsing cannot continue.
 */
export function syntaxFault(text: string, { message, offset, bracketOffset }: SyntaxProblem): UnreadableFault {
  const lineOf = (position: number) => text.slice(0, position).split('\n').length;
  const line = lineOf(offset);
  const lines = text.split('\n');
  const content = lines[line - 1] ?? '';
  const fault = (problem: Problem, faultLine = line) => ({ line: faultLine, ...problem });

  const conflict = CONFLICT_MARKER.exec(text);
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
  const [, decimalNumber] = /:\s*(-?\d+,\d+)\s*,?\s*$/.exec(content) ?? [];
  if (decimalNumber) return fault(problem('decimal-comma', { number: decimalNumber.replace(',', '.') }));
  if (/Invalid assignment/.test(message)) return fault(problem('equals-sign'));
  if (/,\s*,/.test(content.slice(Math.max(0, offset - lineStartOf(text, offset) - 2))))
    return fault(problem('extra-comma'));

  const textBefore = text.slice(lineStartOf(text, offset), offset);
  const isExpectedComma = /^Expected `,`/.test(message);
  if (isExpectedComma && textBefore.trim()) {
    const [, digits] = /:\s*(-?\d[\d .]*)$/.exec(textBefore) ?? [];
    const number = digits?.trim();
    if (number && /\d \d|^0\d/.test(`${number} ${text.charAt(offset)}`)) return fault(problem('number-with-spaces'));
    if (number) return fault(problem('number-with-unit', { number }));
    if (/;\s*$/.test(content) && text.charAt(offset) === ';') return bracketFault(lines) ?? fault(problem('semicolon'));
    if (/^\s*[\w'-]+\s+$/.test(textBefore)) return fault(problem('missing-colon'));
    const [quote] = /['"](?=\s*$)/.exec(textBefore) ?? [];
    if (quote === "'") return fault(problem('apostrophe-in-text'));
    if (quote) return fault(problem('quote-in-text'));
  }
  const unbalancedBracket = bracketFault(lines);
  if (unbalancedBracket) return unbalancedBracket;
  if (isExpectedComma && !textBefore.trim() && text.charAt(offset) !== ':') {
    const previousIndex = lines
      .slice(0, line - 1)
      .findLastIndex((earlierLine) => earlierLine.trim() && !/^\s*(?:\/\/|\/?\*)/.test(earlierLine));
    return fault(problem('missing-comma'), previousIndex + 1);
  }
  if (bracketOffset !== undefined && isExpectedComma) {
    const bracket = text.charAt(bracketOffset);
    if (bracket !== '{' && isBracket(bracket))
      return fault(problem('unclosed-bracket', { bracket }), lineOf(bracketOffset));
  }
  return fault(problem('syntax-error'));
}

/**
 * Finds an unclosed comment, which contains the start of the next comment. The parser reads both comments as one, so
 * the fields between them seem to be missing.
 */
export function openCommentFault(text: string, comments: Comment[]): UnreadableFault | undefined {
  const openComment = comments.find(({ type, value }) => type === 'Block' && /\n\s*\/\*/.test(value));
  return openComment && { line: text.slice(0, openComment.start).split('\n').length, ...problem('unclosed-comment') };
}

const lineStartOf = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const indentOf = (line: string) => line.length - line.trimStart().length;

const unclosedFault = ({ line, opener }: { line: number; opener: Bracket }): UnreadableFault => ({
  line,
  ...problem('unclosed-bracket', { bracket: opener }),
});

/**
 * Finds a bracket without its counterpart. Relies on indentation, because a closing bracket at the start of a line has
 * the same indent as its opening line.
 */
function bracketFault(lines: string[]): UnreadableFault | undefined {
  const openBrackets: { opener: Bracket; indent: number; line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
    // Brackets in texts and comments do not count.
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*|\/\*.*?\*\//g, '');
    for (const [column, sign] of [...code].entries()) {
      if (isBracket(sign)) openBrackets.push({ opener: sign, indent: indentOf(line), line: index + 1 });
      if (!(sign in CLOSERS)) continue;
      const lastBracket = openBrackets.at(-1);
      const isFirstInLine = !code.slice(0, column).trim();
      const isMatchingBracket =
        lastBracket?.opener === CLOSERS[sign] && (!isFirstInLine || lastBracket?.indent === indentOf(line));
      if (isMatchingBracket) {
        openBrackets.pop();
        continue;
      }
      const hasOuterBracket = openBrackets
        .slice(0, -1)
        .some(({ opener, indent }) => opener === CLOSERS[sign] && indent === indentOf(line));
      if (lastBracket && hasOuterBracket) return unclosedFault(lastBracket);
      return { line: index + 1, ...problem('extra-bracket', { bracket: sign }) };
    }
  }
  const lastBracket = openBrackets.at(-1);
  return lastBracket && unclosedFault(lastBracket);
}
