import { sentenceOf } from '../../data/model/faults';
import { readSite } from '../../data/model/read-site';
import { onDisk, type Source } from '../../data/model/source';

/** data/ as the owner left it after one change of a file; `undefined` takes the file away. */
export function withFile(file: string, change: (text: string) => string | undefined, source = onDisk()): Source {
  const before = source.exists(file) ? source.read(file).toString() : '';
  const after = change(before);
  if (after === before) throw new Error(`nothing was changed in ${file}`);
  const others = source.files().filter((other) => other !== file);
  return {
    files: () => (after === undefined ? others : [...others, file]),
    read: (other) => (other === file ? Buffer.from(after ?? '') : source.read(other)),
    exists: (other) => (other === file ? after !== undefined : source.exists(other)),
  };
}

/** What the owner is told of it, without the numbers of lines. */
export function sentencesOf(source: Source): string[] {
  return readSite(source).faults.map((fault) => sentenceOf({ ...fault, line: undefined }));
}
