import { Picture } from '../Picture/Picture';
import { useSite } from '../site-context';
import * as styles from './BeforeAfter.css';

type BeforeAfterProps = {
  before: string;
  after: string;
  /** `pair` shows both pictures side by side. `cut` shows half of each picture in one frame. */
  layout?: keyof typeof styles.layout;
};

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
          <Picture photo={photo} slot="before-after" />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </div>
  );
}
