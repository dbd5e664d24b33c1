import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import { monthInFrench } from '../typography/dates';
import * as styles from './Jobs.css';

/** Jobs that were done, each with what was found, what was decided and why, and up to three pictures from one spot. */
export function Jobs() {
  const { jobs, galleryPage } = useSite();
  const words = galleryPage.jobs;
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
                [words.found, found],
                [words.decided, decided],
                [words.why, why],
                [words.duration, duration],
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
