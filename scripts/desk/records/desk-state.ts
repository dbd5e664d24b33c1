import { typeset, typesetDeep } from '../../../components/typography/typeset';
import { sentenceOf } from '../../../data/model/read/faults';
import { RECORDS } from '../../../data/model/schema/records';
import { expiryWarnings } from '../../../data/model/site/papers';
import { dayOfBuild } from '../../../data/model/text/day-of-build';
import { chaptersOf } from '../../to-do/to-do-list';
import { printedFields } from '../preview/printed-fields';
import type { DeskState } from '../shared/protocol';
import { changesBetween } from './changes';
import type { Value } from './edit-source';
import type { History } from './history';
import { deskFault, type SiteData } from './site-data';
import { titleOf, titleOfFile } from './titles';

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
    entries: printedFields(loadedRecords),
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
