const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Bytes as the owner reads them: «840 octets», «12,5 ko», «3,1 Mo». */
export function inBytes(bytes: number): string {
  if (bytes < 1000) return `${whole.format(bytes)} octets`;
  return bytes < 1_000_000 ? `${tenths.format(bytes / 1000)} ko` : `${tenths.format(bytes / 1_000_000)} Mo`;
}

/** «1 fichier», «12 fichiers», «12 fichiers envoyés». */
export function inFiles(count: number, done = ''): string {
  const ending = count > 1 ? 's' : '';
  return `${whole.format(count)} fichier${ending}${done && ` ${done}${ending}`}`;
}

/** Milliseconds as «8 s» or «2 min 5 s». */
export function inTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
