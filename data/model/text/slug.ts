/** A name as it stands in an address, in small letters without accents: «Le Val-d'Ajol» is «le-val-d-ajol». */
export function slugOf(name: string): string {
  const letters = name.toLowerCase().replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, '');
  return letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
}

/** A file's name as it can stand in an address. */
export const stem = (file: string) => slugOf(file.replace(/\.\w+$/, ''));
