import { z } from 'zod';
import type { Session } from './session';
import { LEAVING, uploadAtomically } from './upload-atomically';
import { UploadProblem } from './upload-problem';

const fingerprint = z.object({ size: z.number(), hash: z.string() });
const onlineFile = fingerprint.extend({ version: z.number() });
const schema = z.object({
  format: z.literal(1),
  /** Number of the last version that arrived whole; 0 before the first. */
  version: z.number(),
  files: z.record(z.string(), onlineFile),
  /** What an unfinished deployment meant to upload: these files may have arrived or not. */
  underway: z.record(z.string(), fingerprint),
});

/** A file that a deployment put online, and the last version of the site that needed it. */
export type OnlineFile = z.output<typeof onlineFile>;
/** What the host remembers of earlier deployments. */
export type Manifest = z.output<typeof schema>;

export const emptyManifest = (): Manifest => ({ format: 1, version: 0, files: {}, underway: {} });

/** Reads a manifest; undefined where the text is none (damaged, or another program's file). */
export function parseManifest(text: string): Manifest | undefined {
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The manifest as it is stored: a line each, so that it can be read. */
export const printManifest = (manifest: Manifest) => `${JSON.stringify(manifest, null, 1)}\n`;

/** The manifest on the host, in the hands of one deployment. */
export type StoredManifest = {
  /** What it says; undefined where there is none, or none that can be read. */
  readonly manifest: Manifest | undefined;
  /** True where a file of that name is there, whatever it holds. */
  readonly isStored: boolean;
  /** Throws an UploadProblem if another deployment has written it since. */
  confirm(): Promise<void>;
  /** Writes it, if it is not so already; throws as `confirm` does. */
  save(manifest: Manifest): Promise<void>;
};

/** Reads the manifest. From then on it is compared before each write: nobody's but one's own is written over. */
export async function openManifest(session: Session, name: string): Promise<StoredManifest> {
  const read = async () => {
    // The other name is where it stands if the last run ended between two renames.
    for (const path of [name, name + LEAVING]) {
      const content = await session.run((transport) => transport.read(path));
      if (content) return content.toString();
    }
    return undefined;
  };
  let known = await read();
  // One after the other: while it is written anew, some servers have none for a moment.
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    // The caller of the previous write gets its failure.
    const mine = last.catch(() => undefined).then(work);
    last = mine;
    return mine;
  };
  const confirm = async () => {
    if ((await read()) === known) return;
    throw new UploadProblem('upload-overtaken', {});
  };
  return {
    isStored: known !== undefined,
    manifest: known === undefined ? undefined : parseManifest(known),
    confirm: () => inTurn(confirm),
    save(manifest) {
      const text = printManifest(manifest);
      return inTurn(async () => {
        if (text === known) return;
        await confirm();
        await uploadAtomically(session, { path: name, content: Buffer.from(text) });
        known = text;
      });
    },
  };
}
