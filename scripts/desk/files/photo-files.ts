import { existsSync, lstatSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typeset } from '../../../components/typography/typeset';
import type { Fault } from '../../../data/model/read/faults';
import { problem } from '../../../data/model/read/problems';
import type { Photo } from '../../../data/model/schema/collections';
import { fileSlug } from '../../../data/model/text/slug';
import { findMissingFiles, nameOnDisk } from '../../build-site/photos/catalogue';
import { inspect, isHeic } from '../../build-site/photos/inspect';
import { type PhotoProblem, PICTURE, photoProblemForForm, SHARP_WIDTH } from '../../build-site/photos/messages';
import { openPhoto } from '../../build-site/photos/open-photo';
import { fileStamps } from '../../lib/file-stamps';
import { RefusedRequest } from '../http/guard';
import type { ReceivedFile } from '../shared/protocol';
import { type DataFiles, isWritable } from './data-files';
import { convertToJpeg, isContainerWhole } from './heic';

const FOLDER = 'data/photos';
/** File extensions by sharp's format names. */
const EXTENSIONS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', tiff: 'tif' };

/** Width of a picture in a form, in pixels. */
const FORM_WIDTH = 640;

/**
 * Creates access to the photo files of a project. Files that no record refers to are kept for undo, and are not
 * published.
 */
export function createPhotoFiles({ root, writeOrRemove }: DataFiles) {
  const folder = join(root, FOLDER);

  /** Returns the path of a photo; undefined if the file does not exist or is not a photo. */
  function find(file: string): string | undefined {
    if (!PICTURE.test(file) || /[/\\]/.test(file) || !existsSync(folder)) return undefined;
    const path = join(folder, nameOnDisk(folder, file));
    return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
  }

  /** Returns the name of the file with the same bytes as a picture; undefined if no file has these bytes. */
  async function findSameOnDisk(picture: Buffer): Promise<string | undefined> {
    for (const name of await readdir(folder)) {
      const path = find(name);
      if (path && lstatSync(path).size === picture.length && (await readFile(path)).equals(picture)) return name;
    }
    return undefined;
  }

  return {
    /**
     * Saves a photo under a free name that is made from its file name, or from `id`, the record that the photo is for.
     * Reuses the file of an identical picture, except for a new record if that name is taken. Throws if the build would
     * refuse the photo, or if the record `id` already shows it. Without `id`, also throws if any of `records` shows the
     * photo.
     */
    async receive(name: string, content: Buffer, records: Record<string, Photo>, id?: string): Promise<ReceivedFile> {
      const picture = isHeic(content) ? await convertToJpeg(content) : content;
      if (!picture)
        throw refusalOfProblem({ code: isContainerWhole(content) ? 'other-heic' : 'damaged', facts: { file: name } });
      const inspection = await inspect(name, picture);
      if ('problem' in inspection) throw refusalOfProblem(inspection.problem);
      const softNote =
        inspection.width < SHARP_WIDTH
          ? noteOf({ code: 'soft', facts: { file: name, width: inspection.width } })
          : undefined;

      const sameFile = await findSameOnDisk(picture);
      const [otherId, otherRecord] =
        Object.entries(records).find(([, { file }]) => sameFile && nameOnDisk(folder, file) === sameFile) ?? [];
      if (otherRecord && otherId === id) throw createRefusal(`${name} est la photo qui est déjà à cette place.`);
      if (otherRecord && !id) throw createRefusal(`${name} est déjà parmi vos photos : « ${otherRecord.alt} ».`);
      const repeatedNote = otherRecord && typeset(`Vous montrez déjà cette photo ailleurs : « ${otherRecord.alt} ».`);
      const note = [repeatedNote, softNote].filter(Boolean).join('\n') || undefined;
      const isReusable = sameFile && (id || !(fileSlug(sameFile) in records));
      if (isReusable) return { file: sameFile, note };

      const takenNames = new Set([...(await readdir(folder)).map(fileSlug), ...Object.keys(records)]);
      const baseName = fileSlug(id ?? name).slice(0, 60) || 'photo';
      let freeName = baseName;
      for (let number = 2; takenNames.has(freeName) || !isWritable(`${FOLDER}/${freeName}.jpg`); number += 1)
        freeName = `${baseName}-${number}`;
      const file = `${freeName}.${EXTENSIONS[(await openPhoto(picture).metadata()).format]}`;
      await writeOrRemove(`${FOLDER}/${file}`, picture);
      return { file, note };
    },
    /** Deletes the file of a photo. */
    discard: (file: string): Promise<void> => writeOrRemove(`${FOLDER}/${file}`, null),
    /** Returns a small, upright WebP of a photo for the forms; undefined if the file is not a photo. */
    async createThumbnail(file: string): Promise<Buffer | undefined> {
      const path = find(file);
      if (!path) return undefined;
      return openPhoto(path).autoOrient().resize({ width: FORM_WIDTH, withoutEnlargement: true }).webp().toBuffer();
    },
    /** Returns a fault for each record whose file is gone. */
    faults(records: Record<string, Photo> = {}): Fault[] {
      const photosRecord = { file: 'data/photos.ts', record: 'photos' };
      return findMissingFiles(records, folder).map(({ id, facts }) => ({
        ...photosRecord,
        path: [id, 'file'],
        ...problem('missing-photo-file', facts),
      }));
    },
    /** Returns values that change with the files of the records: one per record; undefined if its file is missing. */
    stamps(records: Record<string, Photo> = {}): (string | undefined)[] {
      const stamps = fileStamps(folder);
      return Object.values(records).map(({ file }) => stamps[file.normalize('NFC')]);
    },
    find,
  };
}

const noteOf = (problem: PhotoProblem) => typeset(photoProblemForForm(problem));
const refusalOfProblem = (problem: PhotoProblem) => createRefusal(photoProblemForForm(problem));
const createRefusal = (sentence: string) => new RefusedRequest(422, typeset(sentence));
