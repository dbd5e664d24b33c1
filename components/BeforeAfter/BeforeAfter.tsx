import type { PhotoId } from '../../data/photos';
import { Picture } from '../Picture/Picture';
import * as styles from './BeforeAfter.css';

/** One place before and after the work, from the same spot. */
export function BeforeAfter({ before, after }: { before: PhotoId; after: PhotoId }) {
  return (
    <div className={styles.pair}>
      {(
        [
          ['Avant', before],
          ['Après', after],
        ] as const
      ).map(([label, photo]) => (
        <figure className={styles.half} key={label}>
          <Picture photo={photo} slot="before-after" mark />
          <figcaption className={styles.label}>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
