import { type ReactNode, useId, useMemo } from 'react';
import { formatCount } from '../../lib/format';
import { type Field, keyOf, recordKey } from '../shared/field';
import { phoneticKey } from '../shared/phonetic-key';
import type { DeskRecord, FieldSchema } from '../shared/protocol';
import { choiceName, excerptAt } from '../shared/values';
import { Button } from './Button';
import * as styles from './desk.css';
import { nameOf, schemaOf } from './lookups';
import { openForm, openRecord, useDesk, usePersistentViewState } from './store';

type SearchEntry = { field: Field; name: string; text?: string | undefined };

/** Groups of words with the same meaning. A search for one word of a group also finds the other words. */
const SYNONYMS = [
  ['email', 'mail', 'courriel'],
  ['conges', 'vacances'],
  ['avis', 'commentaire', 'temoignage'],
  ['mobile', 'portable'],
  ['tarif', 'prix'],
];

/** Number of results that are shown at first, and that each click on «Voir les suivants» adds. */
const RESULTS_PER_PAGE = 30;

/**
 * Searches fields by the beginnings of words in their names and texts, without regard to accents. Lists the results by
 * rank, then in the order of the records. Renders `children` if the query is empty.
 */
export function Search({ records, children }: { records: DeskRecord[]; children: ReactNode }) {
  const { entries } = useDesk().state;
  const [typedQuery, setTypedQuery] = usePersistentViewState('search', '');
  const [shownCount, setShownCount] = usePersistentViewState('search-shown', RESULTS_PER_PAGE);
  const id = useId();
  const query = toPlainText(typedQuery).trim();
  const hasQuery = query.length > 1;
  const searchEntries = useMemo((): SearchEntry[] => {
    if (!hasQuery) return [];
    const fields = records.flatMap(({ file, record, draft }) => {
      const recordField = { file, record, path: [] };
      return draft ? [recordField] : fieldsIn(schemaOf(recordField), recordField);
    });
    const texts = new Map(entries.map(({ text, ...field }) => [keyOf(field), { field, text: choiceName(text) }]));
    const emptyFields = fields.filter((field) => !texts.has(keyOf(field))).map((field) => ({ field }));
    const recordKeys = records.map(recordKey);
    return [...emptyFields, ...texts.values()]
      .map((entry) => ({ ...entry, name: nameOf(entry.field), order: recordKeys.indexOf(recordKey(entry.field)) }))
      .sort((a, b) => a.order - b.order);
  }, [records, entries, hasQuery]);
  const alternatives = query.split(/ +/).map((word) => SYNONYMS.find((group) => group.includes(word)) ?? [word]);
  // Ranks numbers in lists lower, because the towns have a hundred distances to neighbours.
  const isNumberInList = ({ field, text = '' }: SearchEntry) =>
    /^[\d,]+$/.test(text) && field.path.some(Number.isInteger);
  const findBy = (normalize: (text: string) => string) => {
    const includesQuery = (text = '') =>
      alternatives.every((group) => group.some((word) => normalize(text).includes(` ${normalize(word).trim()}`)));
    const hasMatchingName = ({ name }: SearchEntry) => includesQuery(name.split(' › ').at(-1));
    const isMatchingRecord = ({ field, name }: SearchEntry) =>
      field.path.length === 0 && normalize(name).startsWith(normalize(query));
    const rankOf = (entry: SearchEntry) =>
      [
        isMatchingRecord(entry),
        hasMatchingName(entry) && !isNumberInList(entry),
        includesQuery(entry.text),
        includesQuery(`${entry.name} ${entry.text}`),
      ].indexOf(true);
    return searchEntries
      .map((entry) => ({ ...entry, rank: rankOf(entry) }))
      .filter(({ rank }) => rank >= 0)
      .sort((a, b) => a.rank - b.rank);
  };
  const exactMatches = findBy(toPlainText);
  // A phonetic search finds misspelt words, such as «telefone» and «assurence».
  const foundEntries =
    exactMatches.length > 0 || !phoneticKey(typedQuery) ? exactMatches : findBy((text) => ` ${phoneticKey(text)}`);
  const statusText =
    foundEntries.length === 0
      ? `Rien trouvé pour « ${typedQuery.trim()} » : essayez un autre mot, ou cliquez sur la page ce que vous voulez changer.`
      : foundEntries.length > shownCount
        ? `${foundEntries.length} résultats, voici les ${shownCount} premiers : ajoutez un mot, ou voyez la suite en bas.`
        : formatCount(foundEntries.length, 'champ trouvé', 'champs trouvés');
  return (
    <>
      <search className={styles.field}>
        <label htmlFor={id}>Chercher un mot : congés, téléphone, tuiles…</label>
        <input
          id={id}
          type="search"
          value={typedQuery}
          onChange={({ target }) => {
            setTypedQuery(target.value);
            setShownCount(RESULTS_PER_PAGE);
          }}
          onFocus={({ target }) => target.select()}
        />
      </search>
      <p className={styles.hint} role="status">
        {hasQuery && statusText}
      </p>
      {!hasQuery && children}
      {foundEntries.slice(0, shownCount).map(({ field, name, text }) => (
        <Button
          key={keyOf(field)}
          variant="item"
          onClick={() => (field.path.length > 0 ? openForm(field) : openRecord(field))}
        >
          {name}
          {text && <span className={styles.excerpt}>{excerptAt(text, indexOfWord(text, alternatives[0]!))}</span>}
        </Button>
      ))}
      {foundEntries.length > shownCount && (
        <Button variant="action" onClick={() => setShownCount(shownCount + RESULTS_PER_PAGE)}>
          Voir les suivants
        </Button>
      )}
    </>
  );
}

/**
 * Returns the fields of a schema, also empty fields. Omits list entries, because the search finds them by their texts.
 */
function fieldsIn(schema: FieldSchema, field: Field): Field[] {
  const innerFields = Object.entries(schema.properties ?? {}).flatMap(([key, property]) =>
    property.isInternal ? [] : fieldsIn(property, { ...field, path: [...field.path, key] }),
  );
  return [field, ...innerFields];
}

/** Returns the index of the first word in a text that begins with a synonym, or -1 if no word does. */
const indexOfWord = (text: string, synonyms: string[]) =>
  toPlainText(text).search(RegExp(` (?:${synonyms.join('|')})`));

/**
 * Returns a text in lower case after one space, without accents, and with spaces in place of punctuation. The index of
 * a space and a word in the result is the index of the word in the text.
 */
const toPlainText = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]/gu, ' ')
    .toLowerCase()}`;
