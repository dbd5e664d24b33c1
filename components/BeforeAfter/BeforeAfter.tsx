import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import * as styles from './BeforeAfter.css';

type BeforeAfterProps = {
  before: string;
  after: string;
  /**
   * `pair` shows both pictures side by side. `cut` shows half of each picture in one frame, with the gallery's own
   * files.
   */
  layout?: keyof typeof styles.layout;
};

const SLOTS = { pair: 'before-after', cut: 'thumbnail' } as const;

/** Renders two pictures of the same place, before and after the work. */
export function BeforeAfter({ before, after, layout = 'pair' }: BeforeAfterProps) {
  const { beforeAfter: labels } = useSite().interfaceCopy;
  return (
    <div className={`${styles.pictures} ${styles.layout[layout]}`}>
      {(
        [
          [labels.before, before],
          [labels.after, after],
        ] as const
      ).map(([label, photo]) => (
        <figure key={label}>
          <Picture photo={photo} slot={SLOTS[layout]} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
