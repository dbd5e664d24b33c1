import { lstatSync } from 'node:fs';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../data/model/schema/collections';
import { missingFiles, nameOnDisk, stem } from '../build-site/photos/catalogue';
import { inspect, isHeic } from '../build-site/photos/inspect';
import { PICTURE, SHARP_WIDTH, sentence } from '../build-site/photos/messages';
import { type DataFiles, type FileChange, replace, writeWhole } from './data-files';
import { readSource } from './edit-source';
import { inFormWords } from './form-words';
import { RefusedRequest } from './guard';
import { jpegOf } from './heic';
import type { DeskFault, ReceivedPhoto } from './protocol';

const FOLDER = 'data/photos';
const RECORDS = 'data/photos.ts';
/** By content, as sharp names it. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', tiff: 'tif' };

/**
 * The files of photographs in one project. They lie in data/photos/ while a record names them, and else aside, in
 * .cache/bureau/photos/: what has come and has no record yet, and what was replaced, so that it can come back.
 */
export function photoFiles(root: string, { locate }: Pick<DataFiles, 'locate'>) {
  const folder = join(root, FOLDER);
  const aside = join(root, '.cache/bureau/photos');
  /** The photographs of a step, while it is taken. */
  const journal = join(root, '.cache/bureau/etape-photos.json');

  const isIn = (directory: string, file: string) =>
    lstatSync(join(directory, file), { throwIfNoEntry: false })?.isFile() ?? false;

  /**
   * Keeps what was sent aside, under a name that nothing has: that of its file, or of the record that it is for. Throws
   * what the build would say of it; `ids` are the names of the records.
   */
  async function receive(name: string, content: Buffer, ids: string[], record?: string): Promise<ReceivedPhoto> {
    if (!/^[^/\\\p{Cc}]{1,200}$/u.test(name))
      throw new RefusedRequest(400, `« ${name} » n'est pas le nom d'un fichier. Rien n'a été changé.`);
    const picture = isHeic(content) ? await jpegOf(content) : content;
    const seen = picture ? await inspect(name, picture) : { problem: sentence.damaged(name) };
    if (!picture || 'problem' in seen)
      throw new RefusedRequest(422, inFormWords('problem' in seen ? seen.problem : ''));
    await mkdir(aside, { recursive: true });
    const files = [...(await readdir(folder)), ...(await readdir(aside))];
    const taken = new Set([...files.map(stem), ...ids]);
    const wanted = stem(record ?? name).slice(0, 60) || 'photo';
    let free = wanted;
    for (let number = 2; taken.has(free); number += 1) free = `${wanted}-${number}`;
    const file = `${free}.${ENDINGS[(await sharp(picture).metadata()).format]}`;
    await writeWhole(join(aside, file), picture);
    return { file, note: seen.width < SHARP_WIDTH ? inFormWords(sentence.soft(name, seen.width)) : undefined };
  }

  async function move(files: string[], isToAside: boolean): Promise<void> {
    await mkdir(aside, { recursive: true });
    for (const file of files) {
      const place = await locate(`${FOLDER}/${file}`);
      const [from, to] = isToAside ? [folder, aside] : [aside, folder];
      if (isIn(from, file) && !isIn(to, file)) await replace(join(from, file), isToAside ? join(aside, file) : place);
    }
  }

  return {
    receive,
    /** Around the writing of a step: what it names is there before, what it names no more is aside after. */
    async around<Result>(changes: FileChange[], write: () => Promise<Result>): Promise<Result> {
      const step = changes.find(({ file }) => file === RECORDS);
      if (!step) return write();
      const [before, after] = [filesNamed(step.before), filesNamed(step.after)];
      const fresh = after.filter((file) => !before.includes(file) && !isIn(folder, file));
      const gone = before.filter((file) => !after.includes(file));
      const moving = [...fresh, ...gone];
      if (moving.length > 0) await writeWhole(journal, JSON.stringify(moving));
      await move(fresh, false);
      try {
        const result = await write();
        await move(gone, true);
        return result;
      } catch (error) {
        await move(fresh, true);
        throw error;
      } finally {
        await rm(journal, { force: true });
      }
    },
    /** Records whose file is gone, in the build's words; `aside` counts what could come back as there. */
    faults(records: Record<string, Photo> = {}, orAside = false): DeskFault[] {
      return missingFiles(records, folder)
        .filter(({ file }) => !(orAside && isIn(aside, file)))
        .map(({ id, problem }) => ({
          file: RECORDS,
          record: 'photos',
          path: [id, 'file'],
          sentence: inFormWords(problem),
        }));
    },
    /** Where a photograph lies, aside or not; undefined for what is none. */
    find(file: string): string | undefined {
      if (!PICTURE.test(file) || /[/\\]/.test(file)) return undefined;
      const name = nameOnDisk(folder, file);
      const directory = [folder, aside].find((one) => isIn(one, name));
      return directory && join(directory, name);
    },
    /**
     * As the desk opens: puts aside what a step left unnamed in which the plug was pulled, and lets go of what data/photos.ts,
     * as it went online last, does not name.
     */
    async tidy(online: string | undefined): Promise<void> {
      const moving: string[] = JSON.parse(await readFile(journal, 'utf8').catch(() => '[]'));
      const named = moving.length > 0 ? filesNamed(await readFile(join(root, RECORDS), 'utf8')) : [];
      await move(
        moving.filter((file) => !named.includes(file)),
        true,
      );
      await rm(journal, { force: true });
      const kept = filesNamed(online ?? null);
      const files = await readdir(aside).catch(() => []);
      for (const file of files) if (!kept.includes(file)) await rm(join(aside, file), { force: true });
    },
  };
}

function filesNamed(text: FileChange['before']): string[] {
  if (typeof text !== 'string') return [];
  const records = Object.values(readSource(text, 'photos') ?? {}) as { file?: unknown }[];
  return records.map(({ file }) => String(file));
}
