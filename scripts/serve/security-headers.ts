import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers that the built folder's .htaccess sends with every document. */
const SENT =
  /^\s*Header always set (Content-Security-Policy|Referrer-Policy|Permissions-Policy|X-Content-Type-Options|Cross-Origin-Opener-Policy) "([^"{]+)"$/gm;

/** Name and value of each security header of the folder's .htaccess; none where it has no such file. */
export function securityHeaders(folder: string): [name: string, value: string][] {
  try {
    const htaccess = readFileSync(join(folder, '.htaccess'), 'utf8');
    return [...htaccess.matchAll(SENT)].map(([, name = '', value = '']) => [name, value]);
  } catch {
    return [];
  }
}
