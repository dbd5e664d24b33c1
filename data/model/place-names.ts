/**
 * True where a text names a place, whatever has become of its article («Les Forges» is «aux Forges»); a longer name that
 * begins alike is another place.
 */
export function namesPlace(text: string, name: string): boolean {
  const bare = straight(name).replace(/^Les? /, '');
  const literal = bare.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}-])${literal}(?![\\p{L}-])`, 'u').test(straight(text));
}

function straight(text: string): string {
  return text.replaceAll('’', "'");
}
