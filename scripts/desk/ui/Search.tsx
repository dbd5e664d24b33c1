import { type ReactNode, useId, useMemo } from 'react';
import { formatCount } from '../../lib/format';
import { type Field, keyOf, recordKey } from '../shared/field';
import { phoneticKey } from '../shared/phonetic-key';
import type { DeskRecord, FieldSchema } from '../shared/protocol';
import { choiceName, excerptAt } from '../shared/values';
import { Button } from './button';
import * as styles from './desk.css';
import { nameOf, schemaOf } from './lookups';
import { open, openWhole, useDesk, usePersistentViewState } from './store';

type Found = { field: Field; name: string; said?: string | undefined };

/** Whoever seeks one of these finds the others. */
const SPELLING_VARIANTS = [
  ['email', 'mail', 'courriel'],
  ['conges', 'vacances'],
  ['avis', 'commentaire', 'temoignage'],
  ['mobile', 'portable'],
  ['tarif', 'prix'],
];

/** Results that are shown at a time: more than these nobody reads at once. */
const RESULTS_PER_PAGE = 30;

/**
 * Leads to a field by how words of its name begin, or of what it says, with accents or without, in the order of the
 * records; `children` where none is sought.
 */
export function Search({ records, children }: { records: DeskRecord[]; children: ReactNode }) {
  const { entries } = useDesk().state;
  const [typed, type] = usePersistentViewState('search', '');
  const [shown, setShown] = usePersistentViewState('search-shown', RESULTS_PER_PAGE);
  const id = useId();
  const sought = plain(typed).trim();
  const hasQuery = sought.length > 1;
  const known = useMemo((): Found[] => {
    if (!hasQuery) return [];
    const fields = records.flatMap(({ file, record, draft }) => {
      const whole = { file, record, path: [] };
      return draft ? [whole] : fieldsIn(schemaOf(whole), whole);
    });
    const texts = new Map(entries.map(({ text, ...field }) => [keyOf(field), { field, said: choiceName(text) }]));
    const silent = fields.filter((field) => !texts.has(keyOf(field))).map((field) => ({ field }));
    const places = records.map(recordKey);
    return [...silent, ...texts.values()]
      .map((one) => ({ ...one, name: nameOf(one.field), place: places.indexOf(recordKey(one.field)) }))
      .sort((one, other) => one.place - other.place);
  }, [records, entries, hasQuery]);
  const words = sought.split(/ +/).map((word) => SPELLING_VARIANTS.find((same) => same.includes(word)) ?? [word]);
  // Of a hundred distances to neighbours nobody seeks one.
  const isOneOfMany = ({ field, said = '' }: Found) => /^[\d,]+$/.test(said) && field.path.some(Number.isInteger);
  const findBy = (spelt: (text: string) => string) => {
    const includesQuery = (text = '') =>
      words.every((same) => same.some((word) => spelt(text).includes(` ${spelt(word).trim()}`)));
    const isNamed = ({ name }: Found) => includesQuery(name.split(' › ').at(-1));
    const isRecord = ({ field, name }: Found) => field.path.length === 0 && spelt(name).startsWith(spelt(sought));
    const rankOf = (one: Found) =>
      [
        isRecord(one),
        isNamed(one) && !isOneOfMany(one),
        includesQuery(one.said),
        includesQuery(`${one.name} ${one.said}`),
      ].indexOf(true);
    return known
      .map((one) => ({ ...one, rank: rankOf(one) }))
      .filter(({ rank }) => rank >= 0)
      .sort((one, other) => one.rank - other.rank);
  };
  const written = findBy(plain);
  // «Telefone», «assurence»: whoever writes by ear finds as well.
  const found = written.length > 0 || !phoneticKey(typed) ? written : findBy((text) => ` ${phoneticKey(text)}`);
  const told =
    found.length === 0
      ? `Rien trouvé pour « ${typed.trim()} » : essayez un autre mot, ou cliquez sur la page ce que vous voulez changer.`
      : found.length > shown
        ? `${found.length} résultats, voici les ${shown} premiers : ajoutez un mot, ou voyez la suite en bas.`
        : formatCount(found.length, 'champ trouvé', 'champs trouvés');
  return (
    <>
      <search className={styles.field}>
        <label htmlFor={id}>Chercher un mot : congés, téléphone, tuiles…</label>
        <input
          id={id}
          type="search"
          value={typed}
          onChange={({ target }) => {
            type(target.value);
            setShown(RESULTS_PER_PAGE);
          }}
          onFocus={({ target }) => target.select()}
        />
      </search>
      <p className={styles.hint} role="status">
        {hasQuery && told}
      </p>
      {!hasQuery && children}
      {found.slice(0, shown).map(({ field, name, said }) => (
        <Button key={keyOf(field)} look="item" onClick={() => (field.path.length > 0 ? open(field) : openWhole(field))}>
          {name}
          {said && <span className={styles.excerpt}>{excerptAt(said, placeOf(said, words[0]!))}</span>}
        </Button>
      ))}
      {found.length > shown && (
        <Button look="action" onClick={() => setShown(shown + RESULTS_PER_PAGE)}>
          Voir les suivants
        </Button>
      )}
    </>
  );
}

/** What a record has fields for, given or not; the entries of its lists are found by what they say. */
function fieldsIn(schema: FieldSchema, field: Field): Field[] {
  const inner = Object.entries(schema.properties ?? {}).flatMap(([key, one]) =>
    one.isInternal ? [] : fieldsIn(one, { ...field, path: [...field.path, key] }),
  );
  return [field, ...inner];
}

/** Where a text has what is sought, in one way to say it. */
const placeOf = (said: string, sought: string[]) => Math.max(...sought.map((word) => plain(said).indexOf(` ${word}`)));

/** Words without accents and signs, each behind a space, as long as they were. */
const plain = (text: string) =>
  ` ${text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\d]/gu, ' ')
    .toLowerCase()}`;
