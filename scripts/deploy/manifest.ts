import { z } from 'zod';
import type { Session } from './session';
import { BACKUP_SUFFIX, uploadAtomically } from './upload-atomically';
import { UploadProblem } from './upload-problem';

const fingerprint = z.object({ size: z.number(), hash: z.string() });
const onlineFile = fingerprint.extend({ version: z.number() });
const schema = z.object({
  format: z.literal(1),
  /** Number of the last version that was uploaded completely; 0 before the first. */
  version: z.number(),
  files: z.record(z.string(), onlineFile),
  /** Uploads planned by an unfinished deployment. It is unknown which of these files are online. */
  underway: z.record(z.string(), fingerprint),
});

/** A file that a deployment put online, with the number of the last version that needed this file. */
export type OnlineFile = z.output<typeof onlineFile>;
/** Record of earlier deployments, stored on the host. */
export type Manifest = z.output<typeof schema>;

export const createEmptyManifest = (): Manifest => ({ format: 1, version: 0, files: {}, underway: {} });

/** Parses a manifest. Returns undefined if the text is damaged or the file of another program. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Formats the manifest with line breaks, so that people can read it. */
export const printManifest = (manifest: Manifest) => `${JSON.stringify(manifest, null, 1)}\n`;

/** The manifest on the host, as one deployment reads and writes it. */
export type StoredManifest = {
  /** The parsed content; undefined if the file is missing or unreadable. */
  readonly manifest: Manifest | undefined;
  /** True if a file with the manifest's name exists, whatever its content. */
  readonly isStored: boolean;
  /** Throws an UploadProblem if another deployment has written the manifest since. */
  confirm(): Promise<void>;
  /** Writes the manifest if it has changed. Throws like `confirm`. */
  save(manifest: Manifest): Promise<void>;
};

/**
 * Reads the manifest. Before each later write, the stored manifest is compared with the last known one, so that the
 * manifest of another deployment is never overwritten.
 */
export async function openManifest(session: Session, name: string): Promise<StoredManifest> {
  const read = async () => {
    // The second name holds the manifest if the last run was interrupted between two renames.
    for (const path of [name, name + BACKUP_SUFFIX]) {
      const content = await session.run((transport) => transport.read(path));
      if (content) return content.toString();
    }
    return undefined;
  };
  let storedText = await read();
  // Reads and writes run one after another, because some servers have no file for a moment while it is replaced.
  let queue: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    // The failure of a write is reported only to the caller of that write.
    const result = queue.catch(() => undefined).then(work);
    queue = result;
    return result;
  };
  const confirm = async () => {
    if ((await read()) === storedText) return;
    throw new UploadProblem('upload-overtaken', {});
  };
  return {
    isStored: storedText !== undefined,
    manifest: storedText === undefined ? undefined : parseManifest(storedText),
    confirm: () => enqueue(confirm),
    save(manifest) {
      const text = printManifest(manifest);
      return enqueue(async () => {
        if (text === storedText) return;
        await confirm();
        await uploadAtomically(session, { path: name, content: Buffer.from(text) });
        storedText = text;
      });
    },
  };
}
