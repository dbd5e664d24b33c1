import type { DeskState } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { capital } from './schema';

type Props = { state: DeskState; open(field: Field): void };

const PLACES: [string, string][] = [
  ['Villes', 'data/towns/'],
  ['Services', 'data/services/'],
  ['Entreprise et pages', 'data/'],
];

export function Records({ state, open }: Props) {
  const placeOf = (file: string) => PLACES.find(([, folder]) => file.startsWith(folder))?.[0];
  const sections = [...PLACES].reverse().map(([place]) => (
    <section key={place}>
      <h2>{place}</h2>
      {state.records
        .filter(({ file }) => placeOf(file) === place)
        .map(({ file, record, title }) => (
          <button
            type="button"
            key={`${file} ${record}`}
            className={styles.item}
            onClick={() => open({ file, record, path: [] })}
          >
            {capital(title)}
          </button>
        ))}
    </section>
  ));
  return (
    <>
      <h1 className={styles.title}>Toutes les fiches</h1>
      {sections}
    </>
  );
}
