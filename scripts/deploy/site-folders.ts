import { posix } from 'node:path';

/** Names that hosts give to the document root inside the login's folder. */
export const SITE_FOLDERS = ['www', 'public_html', 'htdocs', 'httpdocs', 'web', 'html'];

/** Folders of a host that visitors cannot see. */
export const OTHER_FOLDERS = /^(\.\w+|logs?|mails?|te?mp|private|backups?|sauvegardes?|ssl|etc|conf|cgi-bin)$/i;

const SITE_FILE = /^(index\.\w+|\.htaccess)$/;

/** Returns whether the path and the entries of a folder look like those of a document root. */
export function looksLikeSite(path: string, entries: { name: string }[]): boolean {
  return SITE_FOLDERS.includes(posix.basename(path)) || entries.some(({ name }) => SITE_FILE.test(name));
}
