import { readFileSync } from 'node:fs';
import { literalAt, parseRecords, valueIn } from '../../data/model/read/literal';

const { records } = parseRecords('data/company.ts', readFileSync('data/company.ts', 'utf8'));
const company = records.find(({ name }) => name === 'company')?.literal;

/** The site has these pages only where its form delivers. Asked before all else: of data/ no more is read for it. */
export default company !== undefined && valueIn(literalAt(company, ['delivery'])) !== false;
