import type { Field } from '../text-index';
import * as styles from './desk.css';
import { act, nameOf, type Snapshot } from './store';

type Props = { snapshot: Snapshot; open(field: Field): void };

/** What differs from what is online, each taken back by itself; a whole page comes and goes with «Annuler». */
export function Changes({ snapshot, open }: Props) {
  const { changes } = snapshot.state;
  return (
    <>
      <h1 className={styles.title}>Modifié depuis la dernière mise en ligne</h1>
      {changes.length === 0 && <p>Rien n’a changé.</p>}
      {changes.map((change) => {
        const { file, record, path, old, new: now, page } = change;
        const title = page ?? nameOf(snapshot, change);
        return (
          <div key={`${file} ${record} ${path.join()}`} className={styles.change}>
            <strong>{title}</strong>
            {old !== undefined && <p className={styles.old}>{old}</p>}
            {now !== undefined && <p>{now}</p>}
            {now !== undefined && (
              <button type="button" className={styles.quiet} onClick={() => open(change)}>
                Ouvrir
              </button>
            )}{' '}
            {!page && (
              <button
                type="button"
                className={styles.quiet}
                aria-label={`Revenir à l’ancien : ${title}`}
                onClick={() => act('revenir', { file, record, path })}
              >
                Revenir à l’ancien
              </button>
            )}
          </div>
        );
      })}
    </>
  );
}
