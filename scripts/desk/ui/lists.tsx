import { inCount } from '../../format';
import type { DeskState, Point } from '../protocol';
import type { Field } from '../text-index';
import * as styles from './desk.css';
import { capital } from './schema';
import { act } from './store';

type Props = { state: DeskState; open(field: Field): void };

const KINDS: Record<Point['kind'], string> = {
  sample: 'exemple à remplacer',
  missing: 'à compléter',
  unconfirmed: 'oui ou non ?',
  picture: 'illustration',
};

/** What only the owner can tell, the shortest way through. */
export function Chapters({ state, open }: Props) {
  const count = state.chapters.reduce((sum, { points }) => sum + points.length, 0);
  const minutes = state.chapters.reduce((sum, chapter) => sum + chapter.minutes, 0);
  return (
    <>
      <h1 className={styles.title}>
        {count === 0 ? 'Tout est complet' : `Il reste ${inCount(count, 'point')}, ${inTime(minutes)} environ`}
      </h1>
      <Faults state={state} open={open} />
      {state.chapters.map(({ title, minutes: long, points }) => (
        <details key={title} className={styles.group}>
          <summary>{`${title.replace(/\.$/, '')} : ${inCount(points.length, 'point')}, ${inTime(long)}`}</summary>
          {points.map((point) => (
            <button
              type="button"
              key={`${point.record} ${point.path.join()}`}
              className={styles.item}
              onClick={() => open(point)}
            >
              {capital(point.title)} <span className={styles.mark}>{KINDS[point.kind]}</span>
            </button>
          ))}
        </details>
      ))}
    </>
  );
}

function Faults({ state, open }: Props) {
  return state.faults.map((fault) => (
    <p key={fault.sentence} className={styles.fault}>
      {fault.sentence}{' '}
      <button type="button" className={styles.quiet} onClick={() => open(fault)}>
        Ouvrir
      </button>
    </p>
  ));
}

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

const inTime = (minutes: number) =>
  minutes < 60
    ? `${minutes}\u00a0min`
    : `${Math.floor(minutes / 60)}\u00a0h${minutes % 60 ? `\u00a0${String(minutes % 60).padStart(2, '0')}` : ''}`;
