/** Returns true if a pattern is valid and accepts its example. */
export function isUsable(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(example);
  } catch {
    return false;
  }
}

/**
 * Returns the first part of a pattern that PHP may interpret differently from JavaScript, or undefined. Capital and
 * accented letters differ because PHP compares in lower case without accents. Also finds escapes other than `\s`, `\d`
 * and punctuation, groups other than `(?:`, and brackets that JavaScript and PCRE close at different places.
 */
export function unsharedPart(pattern: string): string | undefined {
  return /\\[^sd.+*?()[\]{}|/^$-]|[A-Z~]|[^\0-\x7f]|\(\?[^:]|\[\^?\]|\[[^\]]*\[[:.=]|\{,/.exec(pattern)?.[0];
}

/**
 * Returns true if a value matches a pattern. Also returns true if the pattern is unusable, because a rule
 * (read/rules.ts) reports such a pattern.
 */
export function matches(pattern: string, value: string, example: string): boolean {
  return !isUsable(pattern, example) || new RegExp(pattern, 'i').test(value);
}

/** Returns the text after «exemple» in a field's hint. */
export const exampleIn = (hint = ''): string => hint.replace(/^.* exemple /, '');
