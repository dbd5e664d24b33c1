import { interfaceCopy } from '../../data/model/site';
import { Picture } from '../Picture/Picture';
import * as styles from './BeforeAfter.css';

const { beforeAfter: words } = interfaceCopy;

/** One place before and after the work, from the same spot. */
export function BeforeAfter({ before, after }: { before: string; after: string }) {
  return (
    <div className={styles.pair}>
      {(
        [
          [words.before, before],
          [words.after, after],
        ] as const
      ).map(([label, photo]) => (
        <figure className={styles.half} key={label}>
          <Picture photo={photo} slot="before-after" />
          <figcaption className={styles.label}>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
