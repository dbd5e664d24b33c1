import type { Path } from '../../../data/model/owner-facts';
import { valueAt } from '../shared/protocol';
import { withoutMark } from '../shared/values';
import { pageAddress } from './addresses';
import * as styles from './desk.css';
import { fieldIn, useForm } from './form';
import { readAt, savedValueAt } from './lookups';

const COMPANY = { file: 'data/company.ts', record: 'company' };
/** Search engines cut about here. */
const MAX_TITLE_CHARACTERS = 60;
const MAX_DESCRIPTION_CHARACTERS = 155;

const cut = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text;

/** Shows how a search engine may print a page, by the texts for it at `path` as they are typed. */
export function SearchResult({ path }: { path: Path }) {
  const form = useForm();
  const textOf = (key: string) => {
    const typed = String(withoutMark(valueAt(form.value, [...path, key])) ?? '');
    // Words that it takes from another record.
    return typed.includes('{') ? (readAt(fieldIn(form, [...path, key])) ?? typed) : typed;
  };
  const [company = '', siteUrl = ''] = ['name', 'siteUrl'].map((key) =>
    String(withoutMark(savedValueAt({ ...COMPANY, path: [key] })) ?? ''),
  );
  const [title, description] = [textOf('title'), textOf('description')];
  const steps = (pageAddress(form.at.file) ?? '/').split('/').filter(Boolean);
  return (
    <figure className={styles.searchResult}>
      <figcaption className={styles.hint}>Dans un moteur de recherche, à peu près :</figcaption>
      <p className={styles.hint}>{[siteUrl.replace(/^https:\/\//, ''), ...steps].join(' › ')}</p>
      <p className={styles.searchTitle}>{cut(`${title} | ${company}`, MAX_TITLE_CHARACTERS)}</p>
      <p>{cut(description, MAX_DESCRIPTION_CHARACTERS)}</p>
    </figure>
  );
}
