/** Why a file cannot be read, as half a French sentence, and the line. */
export type UnreadableFault = { line: number; problem: string };

/** An error of oxc with its offset; `opened` is the offset of the bracket that is still open. */
type SyntaxProblem = { message: string; offset: number; opened?: number | undefined };
/** A comment of a file; `value` is its text without the comment marks. */
type Comment = { type: string; value: string; start: number };

const GENERAL = `ce fichier ne peut pas être lu ; vérifiez à cette ligne et juste avant les virgules, les accolades et les guillemets (un texte qui contient une apostrophe s'écrit entre guillemets doubles : "l'ardoise")`;
const OUTSIDE = `du texte y est hors des guillemets ; mettez-le entre guillemets, ou retirez-le`;
const OPEN_COMMENT = "le commentaire ouvert à cette ligne par « /* » n'est pas fermé ; finissez-le par « */ »";

const UNCLOSED: Record<string, string> = {
  '{': "l'accolade « { » de cette ligne n'est pas fermée ; ajoutez « } » où finit ce qu'elle entoure",
  '[': "le crochet « [ » de cette ligne n'est pas fermé ; ajoutez « ] » où finit ce qu'il entoure",
  '(': "la parenthèse « ( » de cette ligne n'est pas fermée ; ajoutez « ) » où finit ce qu'elle entoure",
};
const CLOSERS: Record<string, string> = { '}': '{', ']': '[', ')': '(' };

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
  const fault = (problem: string, at = line) => ({ line: at, problem });

  const conflict = CONFLICT.exec(text);
  if (conflict)
    return fault(
      `« ${conflict[0].trim()} » vient d'un programme qui n'a pas su réunir deux versions ; gardez-en une, et effacez ces signes`,
      lineOf(conflict.index + conflict[0].length),
    );
  if (/Unterminated multiline comment/.test(message)) return fault(OPEN_COMMENT);
  if (/^\s*#/.test(content))
    return fault('une remarque commence par « // », pas par « # » ; corrigez-le, ou retirez-la');
  if (PROSE.test(content)) return fault(OUTSIDE);
  if (/Invalid Character/.test(message)) {
    const sign = text.charAt(offset);
    return TYPOGRAPHIC_QUOTES.test(sign)
      ? fault(`« ${sign} » ne commence pas un texte : il vient d'un traitement de texte ; tapez ' ou "`)
      : fault(
          sign.trim() ? `« ${sign} » y est hors des guillemets ; mettez le texte entier entre guillemets` : GENERAL,
        );
  }
  if (/Unterminated string/.test(message)) {
    const quote = text.charAt(offset);
    return fault(
      `le texte ouvert à cette ligne par « ${quote} » n'y est pas fermé ; finissez-le par « ${quote} » : un texte tient sur une seule ligne`,
    );
  }
  const [, comma] = /:\s*(-?\d+,\d+)\s*,?\s*$/.exec(content) ?? [];
  if (comma) return fault(`un nombre s'écrit avec un point : « ${comma.replace(',', '.')} »`);
  if (/Invalid assignment/.test(message)) return fault('« = » y est à la place de « : » ; corrigez-le');
  if (/,\s*,/.test(content.slice(Math.max(0, offset - startOf(text, offset) - 2))))
    return fault('une virgule y est de trop ; effacez-la');

  const before = text.slice(startOf(text, offset), offset);
  const isExpectedComma = /^Expected `,`/.test(message);
  if (isExpectedComma && before.trim()) {
    const [, digits] = /:\s*(-?\d[\d .]*)$/.exec(before) ?? [];
    const number = digits?.trim();
    if (number && /\d \d|^0\d/.test(`${number} ${text.charAt(offset)}`))
      return fault("un numéro s'écrit entre guillemets : '06 …' ; ajoutez-les");
    if (number) return fault(`un nombre s'écrit seul, sans mot ni unité : « ${number} »`);
    if (/;\s*$/.test(content) && text.charAt(offset) === ';')
      return bracketFault(lines) ?? fault("« ; » y est à la place d'une virgule ; corrigez-le");
    if (/^\s*[\w'-]+\s+$/.test(before)) return fault('« : » manque entre le nom du champ et ce qui suit ; ajoutez-le');
    const [quote] = /['"](?=\s*$)/.exec(before) ?? [];
    if (quote === "'")
      return fault(`l'apostrophe y ferme le texte ; écrivez-le entre guillemets doubles : "l'ardoise"`);
    if (quote) return fault(`le guillemet « " » y ferme le texte ; à l'intérieur, écrivez « et »`);
  }
  const unbalanced = bracketFault(lines);
  if (unbalanced) return unbalanced;
  if (isExpectedComma && !before.trim() && text.charAt(offset) !== ':') {
    const last = lines.slice(0, line - 1).findLastIndex((one) => one.trim() && !/^\s*(?:\/\/|\/?\*)/.test(one));
    return fault('il manque une virgule à la fin de cette ligne ; ajoutez-la', last + 1);
  }
  if (opened !== undefined && isExpectedComma) {
    const opener = text.charAt(opened);
    if (opener !== '{' && UNCLOSED[opener]) return fault(UNCLOSED[opener], lineOf(opened));
  }
  return fault(GENERAL);
}

/**
 * Finds a comment that is not closed and therefore contains the start of the next one. The parser reads both as one comment,
 * so that the fields between them seem to be missing.
 */
export function openCommentFault(text: string, comments: Comment[]): UnreadableFault | undefined {
  const open = comments.find(({ type, value }) => type === 'Block' && /\n\s*\/\*/.test(value));
  return open && { line: text.slice(0, open.start).split('\n').length, problem: OPEN_COMMENT };
}

const startOf = (text: string, offset: number) => text.lastIndexOf('\n', offset - 1) + 1;
const indentOf = (line: string) => line.length - line.trimStart().length;

/** Finds a bracket without its counterpart. Records are indented, so a closing bracket is under the line that opened it. */
function bracketFault(lines: string[]): UnreadableFault | undefined {
  const open: { opener: string; indent: number; line: number }[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) continue;
    // Brackets in texts and comments do not count.
    const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g, '').replace(/\/\/.*|\/\*.*?\*\//g, '');
    for (const [at, sign] of [...code].entries()) {
      if (sign in UNCLOSED) open.push({ opener: sign, indent: indentOf(line), line: index + 1 });
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
      if (last && isAround) return { line: last.line, problem: UNCLOSED[last.opener]! };
      return { line: index + 1, problem: `« ${sign} » y est de trop ; effacez-le` };
    }
  }
  const last = open.at(-1);
  return last && { line: last.line, problem: UNCLOSED[last.opener]! };
}
