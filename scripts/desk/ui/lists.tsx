import type { DeskState } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { capital } from './schema';
import { act } from './store';

type Props = { state: DeskState; open(field: Field): void };

/** What differs from what is online, each taken back by itself. */
export function Changes({ state, open }: Props) {
  return (
    <>
      <h1 className={styles.title}>Modifié depuis la dernière mise en ligne</h1>
      {state.changes.length === 0 && <p>Rien n’a changé.</p>}
      {state.changes.map((change) => (
        <div key={`${change.file} ${change.record} ${change.path.join()}`} className={styles.change}>
          <strong>{capital(change.title)}</strong>
          {change.old !== undefined && <p className={styles.old}>{change.old}</p>}
          {change.new !== undefined && <p>{change.new}</p>}
          {change.record && (
            <>
              <button type="button" className={styles.quiet} onClick={() => open(change)}>
                Ouvrir
              </button>{' '}
              <button
                type="button"
                className={styles.quiet}
                onClick={() => act('revenir', { file: change.file, record: change.record, path: change.path })}
              >
                Revenir à l’ancien : {change.title}
              </button>
            </>
          )}
        </div>
      ))}
    </>
  );
}
