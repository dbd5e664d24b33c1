import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { monthInFrench } from '../typography/dates';
import * as styles from './Jobs.css';

/**
 * Renders finished jobs. Each has the findings, the decision and its reason, and up to three pictures from the same
 * spot.
 */
export function Jobs() {
  const { jobs, galleryPage } = useSite();
  const labels = galleryPage.jobs;
  return (
    <ol className={styles.jobs}>
      {jobs.map(({ commune, month, found, decided, why, duration, photos }) => (
        <li key={`${commune} ${month}`}>
          <h3>
            {commune}, {monthInFrench(month)}
          </h3>
          <div className={styles.pictures}>
            {photos.map((photo) => (
              <Picture photo={photo} slot="thumbnail" key={photo} />
            ))}
          </div>
          <dl>
            {(
              [
                [labels.found, found],
                [labels.decided, decided],
                [labels.why, why],
                [labels.duration, duration],
              ] as const
            ).map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ol>
  );
}
