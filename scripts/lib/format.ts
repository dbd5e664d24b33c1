const integerFormat = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 1 });

/** Formats a count with its noun: «0 page», «1 page», «12 pages». Pass `plural` if it is not the singular with an s. */
export function formatCount(count: number, singular: string, plural = `${singular}s`): string {
  return `${integerFormat.format(count)} ${count > 1 ? plural : singular}`;
}

/** Formats a number of files: «1 fichier», «12 fichiers», «12 fichiers envoyés». */
export function formatFiles(count: number, done = ''): string {
  return formatCount(count, done ? `fichier ${done}` : 'fichier', done ? `fichiers ${done}s` : 'fichiers');
}

/** Formats bytes in French: «840 octets», «12,5 ko», «3,1 Mo». */
export function formatBytes(bytes: number): string {
  if (bytes < 1000) return formatCount(bytes, 'octet');
  return bytes < 1_000_000 ? `${tenths.format(bytes / 1000)} ko` : `${tenths.format(bytes / 1_000_000)} Mo`;
}

/** Formats minutes as «5 min» or «1 h 05». */
export function formatMinutes(minutes: number): string {
  const rest = minutes % 60;
  return minutes < 60
    ? `${minutes} min`
    : `${Math.floor(minutes / 60)} h${rest ? ` ${String(rest).padStart(2, '0')}` : ''}`;
}

/** Formats milliseconds as «8 s» or «2 min 5 s». */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
