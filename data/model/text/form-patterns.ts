/** Returns true if a pattern is valid and accepts its example. */
export function isUsable(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(example);
  } catch {
    return false;
  }
}

/**
 * Returns the first part of a pattern that PHP may interpret differently from JavaScript, if there is one: a capital or
 * accented letter (PHP compares in lower case without accents), an escape other than `\s`, `\d` and punctuation, a group
 * other than `(?:`, or brackets that JavaScript and PCRE close at different places.
 */
export function unsharedPart(pattern: string): string | undefined {
  return /\\[^sd.+*?()[\]{}|/^$-]|[A-Z~]|[^\0-\x7f]|\(\?[^:]|\[\^?\]|\[[^\]]*\[[:.=]|\{,/.exec(pattern)?.[0];
}

/** Returns true if a value matches a pattern. An unusable pattern is reported elsewhere and matches everything. */
export function matches(pattern: string, value: string, example: string): boolean {
  return !isUsable(pattern, example) || new RegExp(pattern, 'i').test(value);
}

/** Returns the text after «exemple» in a field's hint. */
export const exampleIn = (hint = ''): string => hint.replace(/^.* exemple /, '');
