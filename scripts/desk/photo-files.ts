import { existsSync, lstatSync } from 'node:fs';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { Photo } from '../../data/model/schema/collections';
import { missingFiles, nameOnDisk, stem } from '../build-site/photos/catalogue';
import { inspect, isHeic } from '../build-site/photos/inspect';
import { PICTURE, SHARP_WIDTH, sentence } from '../build-site/photos/messages';
import { move, remove } from '../held-files';
import { type DataFiles, type FileChange, isWritable, readNote, writeWhole } from './data-files';
import { recordsIn } from './edit-source';
import { inFormWords } from './form-words';
import { RefusedRequest } from './guard';
import { jpegOf } from './heic';
import type { DeskFault, ReceivedFile } from './protocol';

const FOLDER = 'data/photos';
const RECORDS = 'data/photos.ts';
/** What has come may still be waited for so long: its words are being written. */
const DAYS_ASIDE = 30;
/** By content, as sharp names it. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', tiff: 'tif' };

/**
 * The files of photographs in one project. They lie in data/photos/ while a record names them, and else aside, in
 * .cache/bureau/photos/: what has come and has no record yet, and what was replaced, so that it can come back.
 */
export function photoFiles({ root, locate }: DataFiles) {
  const folder = join(root, FOLDER);
  const aside = join(root, '.cache/bureau/photos');
  /** The photographs of a step, while it is taken. */
  const journal = join(root, '.cache/bureau/etape-photos.json');

  /** Where a photograph lies in a folder, if it does. */
  const pathIn = (directory: string, file: string): string | undefined => {
    const path = existsSync(directory) && join(directory, nameOnDisk(directory, file));
    return path && lstatSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
  };

  /**
   * Keeps what was sent aside, under a name that nothing has: that of its file, or of the record that it is for. Throws
   * what the build would say of it; `ids` are the names of the records.
   */
  async function receive(name: string, content: Buffer, ids: string[], record?: string): Promise<ReceivedFile> {
    const picture = isHeic(content) ? await jpegOf(content) : content;
    const seen = picture ? await inspect(name, picture) : { problem: sentence.damaged(name) };
    if (!picture || 'problem' in seen)
      throw new RefusedRequest(422, inFormWords('problem' in seen ? seen.problem : ''));
    await mkdir(aside, { recursive: true });
    const files = [...(await readdir(folder)), ...(await readdir(aside))];
    const taken = new Set([...files.map(stem), ...ids]);
    const wanted = stem(record ?? name).slice(0, 60) || 'photo';
    let free = wanted;
    for (let number = 2; taken.has(free) || !isWritable(`${FOLDER}/${free}.jpg`); number += 1)
      free = `${wanted}-${number}`;
    const file = `${free}.${ENDINGS[(await sharp(picture).metadata()).format]}`;
    await writeWhole(join(aside, file), picture);
    return { file, note: seen.width < SHARP_WIDTH ? inFormWords(sentence.soft(name, seen.width)) : undefined };
  }

  async function bring(files: string[]): Promise<void> {
    for (const file of files) {
      const [place, from] = [await locate(`${FOLDER}/${file}`), pathIn(aside, file)];
      if (from && !pathIn(folder, file)) await move(from, place);
    }
  }

  /** What a program holds, or the owner has named as the desk would not, stays: a file that nothing names does no harm. */
  async function putAside(files: string[]): Promise<void> {
    const moves = files.map(async (file) => {
      await locate(`${FOLDER}/${file}`);
      await mkdir(aside, { recursive: true });
      const from = pathIn(folder, file);
      if (from && !pathIn(aside, file)) await move(from, join(aside, basename(from)));
    });
    await Promise.allSettled(moves);
  }

  return {
    receive,
    /** Around the writing of a step: what it names is there before, what it names no more is aside after. */
    async around<Result>(changes: FileChange[], write: () => Promise<Result>): Promise<Result> {
      const step = changes.find(({ file }) => file === RECORDS);
      if (!step) return write();
      const [before, after] = [filesNamed(step.before) ?? [], filesNamed(step.after) ?? []];
      const fresh = after.filter((file) => !before.includes(file) && !pathIn(folder, file));
      const gone = before.filter((file) => !after.includes(file));
      const moving = [...fresh, ...gone];
      if (moving.length > 0) await writeWhole(journal, JSON.stringify(moving));
      try {
        await bring(fresh);
        const result = await write();
        await putAside(gone);
        return result;
      } catch (error) {
        await putAside(fresh);
        throw error;
      } finally {
        await remove(journal);
      }
    },
    /** Records whose file is gone, in the build's words; `aside` counts what could come back as there. */
    faults(records: Record<string, Photo> = {}, orAside = false): DeskFault[] {
      return missingFiles(records, folder)
        .filter(({ file }) => !(orAside && pathIn(aside, file)))
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
      return pathIn(folder, file) ?? pathIn(aside, file);
    },
    /**
     * As the desk opens: puts aside what a step left unnamed in which the plug was pulled, and lets go of what data/photos.ts,
     * as it went online last, does not name, once it is old; nothing where nobody knows what is named.
     */
    async tidy(online: string | undefined): Promise<void> {
      const now = await readFile(join(root, RECORDS), 'utf8').catch(() => undefined);
      const [named, kept] = [filesNamed(now), filesNamed(online)];
      if (!named || !kept) return;
      const moving = readNote<string[]>(journal) ?? [];
      await putAside(moving.filter((file) => !named.includes(file)));
      await remove(journal);
      const isOld = (file: string) => Date.now() - lstatSync(join(aside, file)).mtimeMs > DAYS_ASIDE * 24 * 3600 * 1000;
      const left = (await readdir(aside).catch(() => [])).filter(
        (file) => !kept.includes(file.normalize()) && isOld(file),
      );
      // A viewer may hold one: the next start finds it.
      await Promise.allSettled(left.map((file) => remove(join(aside, file))));
    },
  };
}

/** The files that records name, whether a Mac has written their accents or not; undefined where they cannot be read. */
function filesNamed(text: FileChange['before'] | undefined): string[] | undefined {
  const { photos } = recordsIn(text ?? '') as { photos?: Record<string, Partial<Photo> | null> };
  return photos && Object.values(photos).map((one) => String(one?.file).normalize());
}
