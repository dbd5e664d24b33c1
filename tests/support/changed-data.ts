import { COLLECTIONS } from '../../data/model/collections';
import { sentenceOf } from '../../data/model/read/faults';
import { literalAt, parseRecords } from '../../data/model/read/literal';
import { printInFile } from '../../data/model/read/problems';
import { readRecords } from '../../data/model/read/read-records';
import type { Source } from '../../data/model/read/source';
import { RECORDS, type RecordName } from '../../data/model/schema/records';
import { requireSite } from '../../data/model/site/load-site';
import type { Site } from '../../data/model/site/site';
import { testData } from './test-site';

/** Returns the tests' own data after a change to one file. If `change` returns undefined, the file is removed. */
export function changeFile(file: string, change: (text: string) => string | undefined, source = testData()): Source {
  const textBefore = source.exists(file) ? source.read(file).toString() : '';
  const textAfter = change(textBefore);
  if (textAfter === textBefore) throw new Error(`nothing was changed in ${file}`);
  const otherFiles = source.files().filter((path) => path !== file);
  return {
    files: () => (textAfter === undefined ? otherFiles : [...otherFiles, file]),
    read: (path) => (path === file ? Buffer.from(textAfter ?? '') : source.read(path)),
    exists: (path) => (path === file ? textAfter !== undefined : source.exists(path)),
    size: (path) => {
      if (path !== file) return source.size(path);
      return textAfter === undefined ? undefined : Buffer.byteLength(textAfter);
    },
  };
}

/**
 * Returns the tests' own data with `code` as the value of a field such as «company.siret» or
 * «ombreval.neighbours.2.km». The field begins with the name of a record or the slug of a page and continues with the
 * path. A new entry is added after the last entry. If `code` is undefined, the entry is removed.
 */
export function replaceCode(field: string, code: string | undefined, source = testData()): Source {
  const [name = '', ...path] = field.split('.');
  const file = fileOf(name, source);
  const record =
    name in RECORDS ? name : Object.values(COLLECTIONS).find(({ folder }) => file.startsWith(folder))?.record;
  return changeFile(
    file,
    (text) => {
      const literal = parseRecords(file, text).records.find(({ name }) => name === record)!.literal;
      const replaceRange = (code: string, start: number, end = start) => text.slice(0, start) + code + text.slice(end);
      const key = path.at(-1);
      if (key === undefined) return replaceRange(code ?? '', literal.start, literal.end);
      const enclosingLiteral = literalAt(literal, path.slice(0, -1));
      const parent =
        enclosingLiteral.kind === 'mark' && enclosingLiteral.argument ? enclosingLiteral.argument : enclosingLiteral;
      const entries =
        parent.kind === 'list'
          ? parent.items.map((item, index) => ({ ...item, name: String(index), literal: item }))
          : parent.kind === 'object'
            ? parent.fields
            : [];
      const entry = entries.find(({ name }) => name === key);
      if (entry && code !== undefined) return replaceRange(code, entry.literal.start, entry.literal.end);
      if (entry)
        return replaceRange('', entry.start, entry.end + (/^\s*,/.exec(text.slice(entry.end))?.[0].length ?? 0));
      const newEntry = parent.kind === 'list' ? code! : `'${key}': ${code}`;
      const lastEntry = entries.at(-1);
      return lastEntry ? replaceRange(`, ${newEntry}`, lastEntry.end) : replaceRange(newEntry, parent.start + 1);
    },
    source,
  );
}

/** Calls `replaceCode` for several fields. Each change is a field and its new code. */
export function replaceCodes(
  changes: readonly (readonly [field: string, code: string | undefined])[],
  source = testData(),
): Source {
  return changes.reduce((changedSource, [field, code]) => replaceCode(field, code, changedSource), source);
}

/** Returns the site of the tests' own data after several changes. Throws if the changed data has faults. */
export function siteWith(...changes: (readonly [field: string, code: string | undefined])[]): Site {
  return requireSite(replaceCodes(changes));
}

/** Returns the sentences about the faults in the data, without line numbers. */
export function sentencesOf(source: Source): string[] {
  return readRecords(source).faults.map((fault) => sentenceOf({ ...fault, line: undefined }));
}

/** Returns the faults in the data in a short form: «ombreval.neighbours.2.km : 12.1 ne convient pas ; …». */
export function problemsOf(source: Source): string[] {
  return readRecords(source).faults.map((fault) => {
    const { file, record, path } = fault;
    const name = record in RECORDS ? record : file.replace(/^data\/\w+\/|\.ts$/g, '');
    return `${[name, ...path].join('.')} : ${printInFile(fault)}`;
  });
}

function fileOf(name: string, source: Source): string {
  if (name in RECORDS) return RECORDS[name as RecordName].file;
  const files = Object.values(COLLECTIONS).map(({ folder }) => `${folder}/${name}.ts`);
  return files.find((file) => source.exists(file)) ?? name;
}
