import { posix } from 'node:path';

/** Names under which hosts keep what visitors see, when the login opens above it. */
export const SITE_FOLDERS = ['www', 'public_html', 'htdocs', 'httpdocs', 'web', 'html'];

/** Folders of a host that no visitor sees. */
export const OTHER_FOLDERS = /^(\.\w+|logs?|mails?|te?mp|private|backups?|sauvegardes?|ssl|etc|conf|cgi-bin)$/i;

const SITE_FILE = /^(index\.\w+|\.htaccess)$/;

/** True where a folder looks like what visitors see, by its path and what lies in it. */
export function looksLikeSite(path: string, entries: { name: string }[]): boolean {
  return SITE_FOLDERS.includes(posix.basename(path)) || entries.some(({ name }) => SITE_FILE.test(name));
}
