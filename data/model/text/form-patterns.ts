/** True where a pattern of the contact form can be used: it accepts its example. */
export function isUsable(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(example);
  } catch {
    return false;
  }
}

/**
 * Returns the first part of a pattern that the server's PHP may read differently from the browser, if there is one: a
 * capital or a letter with an accent (PHP compares in small letters without accents), an escape other than `\s`, `\d` and
 * those of signs, a group other than `(?:`, and brackets that JavaScript and PCRE close at different places.
 */
export function unsharedPart(pattern: string): string | undefined {
  return /\\[^sd.+*?()[\]{}|/^$-]|[A-Z~]|[^\0-\x7f]|\(\?[^:]|\[\^?\]|\[[^\]]*\[[:.=]|\{,/.exec(pattern)?.[0];
}

/** True where a value fits a pattern. One that cannot be used is a fault of its own, and says nothing of the value. */
export function matches(pattern: string, value: string, example: string): boolean {
  return !isUsable(pattern, example) || new RegExp(pattern, 'i').test(value);
}

/** What stands behind «exemple» in a field's hint. */
export const exampleIn = (hint = ''): string => hint.replace(/^.* exemple /, '');
