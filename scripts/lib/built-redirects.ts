import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files';

/** Returns the target of a built redirect document; undefined for an ordinary page. */
export function redirectOf(html: string): string | undefined {
  return /<meta http-equiv="?refresh"? content="0;\s*url=([^"]+)"/.exec(html)?.[1];
}

/** Returns the redirects of a built folder as a map of target paths by source path. */
export async function readRedirects(folder: string): Promise<Map<string, string>> {
  const documents = (await listFiles(folder)).filter((file) => file.endsWith('/index.html'));
  return new Map(
    documents.flatMap((file) => {
      const target = redirectOf(readFileSync(join(folder, file), 'utf8'));
      return target ? [[`/${file.replace(/\/index\.html$/, '')}`, target] as const] : [];
    }),
  );
}
