import { FileInfo, FileType } from 'basic-ftp';
import { HostFailure } from './failure';

/**
 * A date of a Unix listing in any language: «Feb 13», «févr. 3», «13 août», «2025-02-13», «2月 13日», then a time or a
 * year. Words have no fixed length, because servers write the month in their own language.
 */
const DATE =
  /(?:\d{4}-\d\d-\d\d|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}月\s+\d{1,2}日|\p{L}\S*\s+\d{1,2}[.,]?|\d{1,2}\.?\s+\p{L}\S*)\s+(?:\d{1,2}:\d\d(?::\d\d)?|\d{4}年?)/u
    .source;

/**
 * Type and permissions with an optional mark of SELinux, ACLs or attributes; any number of columns for links, owner and
 * group; size; date; name.
 */
const UNIX = new RegExp(`^([-bcdlps])[-rwxsStTlL]{9}[.+@]?\\s+(?:\\S.*?\\s)??(\\d+)\\s+${DATE}\\s(.*)$`, 'u');

const DOS =
  /^\d{1,4}[-/.]\d{1,2}[-/.]\d{2,4}\s+\d{1,2}:\d\d(?::\d\d)?\s*(?:[AP]M)?\s+(?:(<DIR>|<JUNCTION>|<SYMLINKD>)|(?:<\w+>)|([\d.,]+))\s+(\S.*)$/i;

/** «total 12» in any language, the name of the folder, or a message of the server's `ls` about it. */
const HEADING = /^(?:\S+\s+[\d.,]+\S*|.*:|ls: .*)$/;

/** Maximum length of an entry, so that the regular expressions stay fast. */
const MAX_LINE_CHARACTERS = 4096;

/**
 * Parses the answer to LIST. Throws a HostFailure of kind «listing» if the format is unknown or does not give sizes in
 * bytes (VMS). Skips no unknown entry, because a skipped entry would count as a missing file.
 */
export function parseListing(text: string): FileInfo[] {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.flatMap((line) => {
    if (line.length > MAX_LINE_CHARACTERS) throw createListingFailure(line);
    const entry = parseUnixEntry(line) ?? parseDosEntry(line.trim());
    if (entry) return entry.name === '.' || entry.name === '..' ? [] : entry;
    if (HEADING.test(line.trim())) return [];
    throw createListingFailure(line);
  });
}

const createListingFailure = (line: string) => new HostFailure('listing', `LIST: ${line.slice(0, 200)}`);

function parseUnixEntry(line: string): FileInfo | undefined {
  const [, type = '', size, name = ''] = UNIX.exec(line) ?? [];
  if (!name) return undefined;
  const types: Record<string, FileType> = { d: FileType.Directory, l: FileType.SymbolicLink };
  const entry = new FileInfo(type === 'l' ? name.replace(/ -> .*$/, '') : name);
  return Object.assign(entry, { type: types[type] ?? FileType.File, size: Number(size) });
}

function parseDosEntry(line: string): FileInfo | undefined {
  const [, folder, size = '', name] = DOS.exec(line) ?? [];
  if (!name) return undefined;
  const type = folder ? FileType.Directory : FileType.File;
  return Object.assign(new FileInfo(name), { type, size: Number(size.replaceAll(/[.,]/g, '')) });
}
