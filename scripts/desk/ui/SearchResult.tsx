import type { Path } from '../../../data/model/owner-facts';
import { valueAt } from '../shared/protocol';
import { withoutMark } from '../shared/values';
import * as styles from './desk.css';
import { fieldIn, useForm } from './form';
import { printedTextAt, savedValueAt } from './lookups';
import { pagePathOf } from './page-paths';

const COMPANY = { file: 'data/company.ts', record: 'company' };
/** Search engines truncate at about these lengths. */
const MAX_TITLE_CHARACTERS = 60;
const MAX_DESCRIPTION_CHARACTERS = 155;

const truncate = (text: string, maxCharacters: number) =>
  text.length > maxCharacters ? `${text.slice(0, maxCharacters).replace(/\s+\S*$/, '')} …` : text;

/** Shows how a search engine may list a page, from the texts at `path`, as the owner types them. */
export function SearchResult({ path }: { path: Path }) {
  const form = useForm();
  const textOf = (key: string) => {
    const text = String(withoutMark(valueAt(form.value, [...path, key])) ?? '');
    // Only the server resolves references to other records.
    return text.includes('{') ? (printedTextAt(fieldIn(form, [...path, key])) ?? text) : text;
  };
  const [company = '', siteUrl = ''] = ['name', 'siteUrl'].map((key) =>
    String(withoutMark(savedValueAt({ ...COMPANY, path: [key] })) ?? ''),
  );
  const [title, description] = [textOf('title'), textOf('description')];
  const pathSegments = (pagePathOf(form.field.file) ?? '/').split('/').filter(Boolean);
  return (
    <figure className={styles.searchResult}>
      <figcaption className={styles.hint}>Dans un moteur de recherche, à peu près :</figcaption>
      <p className={styles.hint}>{[siteUrl.replace(/^https:\/\//, ''), ...pathSegments].join(' › ')}</p>
      <p className={styles.searchTitle}>{truncate(`${title} | ${company}`, MAX_TITLE_CHARACTERS)}</p>
      <p>{truncate(description, MAX_DESCRIPTION_CHARACTERS)}</p>
    </figure>
  );
}
