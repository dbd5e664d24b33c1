import { interfaceCopy } from '../../data/model/site';
import * as styles from './Testimonials.css';

const { stars } = interfaceCopy;

const MOST = 5;
const STAR = 'M10 1l2.6 6.1 6.4.5-4.9 4.3 1.5 6.4L10 14.9l-5.6 3.4 1.5-6.4L1 7.6l6.4-.5z';

/** A rating from 1 to 5, drawn, with its words for those who do not see it. */
export function Stars({ rating }: { rating: number }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 116 20"
      role="img"
      aria-label={`${stars.rating} ${rating} ${stars.of} ${MOST}`}
    >
      {Array.from({ length: MOST }, (_, index) => (
        <path
          className={index < rating ? styles.star : styles.noStar}
          key={index}
          d={STAR}
          transform={`translate(${index * 24})`}
        />
      ))}
    </svg>
  );
}
