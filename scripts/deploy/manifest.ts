import type { Fingerprint } from './built-folder';

/** A file that a deployment put online, and the last version of the site that needed it. */
export type OnlineFile = Fingerprint & { version: number };

/** What the host remembers of earlier deployments. */
export type Manifest = {
  format: 1;
  /** Number of the last version that arrived whole; 0 before the first. */
  version: number;
  files: Record<string, OnlineFile>;
  /** What an unfinished deployment meant to upload: these files may have arrived or not. */
  underway: Record<string, Fingerprint>;
  /** What tells the site's own lines in .htaccess (merge-htaccess.ts): of each block that may be online. */
  htaccess?: string[];
};

export const emptyManifest = (): Manifest => ({ format: 1, version: 0, files: {}, underway: {} });

/** Reads a manifest; undefined where the text is none (damaged, or another program's file). */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const manifest = JSON.parse(text) as Partial<Manifest>;
    const isManifest =
      manifest.format === 1 &&
      typeof manifest.version === 'number' &&
      isRecord(manifest.files) &&
      isRecord(manifest.underway) &&
      (manifest.htaccess === undefined || Array.isArray(manifest.htaccess));
    return isManifest ? (manifest as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The manifest as it is stored: one file a line, so that it can be read. */
export function printManifest({ format, version, files, underway, htaccess }: Manifest): string {
  const lines = (record: Record<string, Fingerprint>) =>
    Object.keys(record)
      .sort()
      .map((path) => `    ${JSON.stringify(path)}: ${JSON.stringify(record[path])}`)
      .join(',\n');
  return `{\n  "format": ${format},\n  "version": ${version},\n  "files": {\n${lines(files)}\n  },${htaccess ? `\n  "htaccess": ${JSON.stringify(htaccess)},` : ''}\n  "underway": {\n${lines(underway)}\n  }\n}\n`;
}
