import { existsSync, lstatSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Fault } from '../../../data/model/read/faults';
import type { Photo } from '../../../data/model/schema/collections';
import { stem } from '../../../data/model/text/slug';
import { missingFiles, nameOnDisk } from '../../build-site/photos/catalogue';
import { inspect, isHeic } from '../../build-site/photos/inspect';
import { PICTURE, SHARP_WIDTH, sentence } from '../../build-site/photos/messages';
import { inFormWords } from '../records/form-words';
import { RefusedRequest } from '../server/guard';
import type { ReceivedFile } from '../shared/protocol';
import { type DataFiles, isWritable } from './data-files';
import { jpegOf } from './heic';

const FOLDER = 'data/photos';
/** By content, as sharp names it. */
const ENDINGS: Record<string, string> = { jpeg: 'jpg', png: 'png', webp: 'webp', heif: 'avif', tiff: 'tif' };

/**
 * The files of photographs in one project. What has come stays, whether a record names it yet, or does no more: nothing of
 * what none names is published, and whatever is taken back finds its file.
 */
export function photoFiles({ root, put }: DataFiles) {
  const folder = join(root, FOLDER);

  return {
    /**
     * Keeps what was sent under a name that nothing has: that of its file, or of the record that it is for. Throws what the
     * build would say of it; `ids` are the names of the records.
     */
    async receive(name: string, content: Buffer, ids: string[], record?: string): Promise<ReceivedFile> {
      const picture = isHeic(content) ? await jpegOf(content) : content;
      const seen = picture ? await inspect(name, picture) : { problem: sentence.damaged(name) };
      if (!picture || 'problem' in seen)
        throw new RefusedRequest(422, inFormWords('problem' in seen ? seen.problem : ''));
      const taken = new Set([...(await readdir(folder)).map(stem), ...ids]);
      const wanted = stem(record ?? name).slice(0, 60) || 'photo';
      let free = wanted;
      for (let number = 2; taken.has(free) || !isWritable(`${FOLDER}/${free}.jpg`); number += 1)
        free = `${wanted}-${number}`;
      const file = `${free}.${ENDINGS[(await sharp(picture).metadata()).format]}`;
      await put(`${FOLDER}/${file}`, picture);
      return { file, note: seen.width < SHARP_WIDTH ? inFormWords(sentence.soft(name, seen.width)) : undefined };
    },
    /** Records whose file is gone, in the build's words. */
    faults(records: Record<string, Photo> = {}): Fault[] {
      const place = { file: 'data/photos.ts', record: 'photos' };
      return missingFiles(records, folder).map(({ id, problem }) => ({ ...place, path: [id, 'file'], problem }));
    },
    /** Where a photograph lies; undefined for what is none. */
    find(file: string): string | undefined {
      if (!PICTURE.test(file) || /[/\\]/.test(file) || !existsSync(folder)) return undefined;
      const path = join(folder, nameOnDisk(folder, file));
      return lstatSync(path, { throwIfNoEntry: false })?.isFile() ? path : undefined;
    },
  };
}
