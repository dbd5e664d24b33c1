import { typeset, typesetDeep } from '../../../components/typography/typeset';
import { sentenceOf } from '../../../data/model/read/faults';
import type { LoadedRecords } from '../../../data/model/read/read-records';
import { RECORDS } from '../../../data/model/schema/records';
import { expiryWarnings } from '../../../data/model/site/papers';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { chaptersOf } from '../../to-do/to-do-list';
import { printedFields } from '../preview/printed-fields';
import type { PrintedField } from '../shared/field';
import type { DeskState } from '../shared/protocol';
import { changesBetween } from './changes';
import type { Value } from './edit-source';
import type { History } from './history';
import { deskFault, type SiteData } from './site-data';
import { titleOf, titleOfFile } from './titles';

/** The printed fields of the last state. Computing them takes half the time of a state. */
let lastEntries: { loadedRecords: LoadedRecords; day: string; entries: PrintedField[] } | undefined;

/**
 * Returns the printed fields of the records. Reuses the last result if neither the records nor the day has changed,
 * because each tab and each answer needs a state.
 */
function entriesOf(loadedRecords: LoadedRecords): PrintedField[] {
  const day = dayOfBuild();
  if (lastEntries?.loadedRecords !== loadedRecords || lastEntries.day !== day)
    lastEntries = { loadedRecords, day, entries: printedFields(loadedRecords) };
  return lastEntries.entries;
}

/** Returns the state of data/ that is sent to the desk's page. */
export function createDeskState(data: SiteData, history: History, serial: number): DeskState {
  const loadedRecords = data.loadRecords();
  const fileFaults = data.faultsOfFiles();
  return {
    serial,
    version: data.version(),
    records: loadedRecords.written.map(({ file, record, raw }) => ({
      file,
      record,
      title: titleOf(file, record, raw),
      value: raw as Value,
    })),
    entries: entriesOf(loadedRecords),
    faults: data
      .faultsOf(loadedRecords)
      .filter((fault) => !fileFaults.includes(fault))
      .map(deskFault),
    unreadable: fileFaults.map((fault) => ({
      file: fault.file,
      title: titleOfFile(fault.file),
      sentence: typeset(sentenceOf(fault)),
      hasCopy: data.readableText(fault.file) !== undefined,
    })),
    warnings: expiryWarnings(loadedRecords.records.company ?? {}, dayOfBuild()).map((warning) =>
      deskFault({ ...warning, file: RECORDS.company.file, record: 'company' }),
    ),
    chapters: typesetDeep(chaptersOf(loadedRecords)),
    changes: changesBetween(data.textsOnline(), data.texts()),
    isOnline: data.isOnline(),
    ...history.titles(),
  };
}
