/** True where a pattern of the contact form can be used: it accepts its example. */
export function isUsable(pattern: string, example: string): boolean {
  try {
    return new RegExp(pattern, 'i').test(example);
  } catch {
    return false;
  }
}

/** True where a value fits a pattern. One that cannot be used is a fault of its own, and says nothing of the value. */
export function matches(pattern: string, value: string, example: string): boolean {
  return !isUsable(pattern, example) || new RegExp(pattern, 'i').test(value);
}

/** What stands behind «exemple» in a field's hint. */
export const exampleIn = (hint = ''): string => hint.replace(/^.* exemple /, '');
