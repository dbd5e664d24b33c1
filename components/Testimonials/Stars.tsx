import { interfaceCopy } from '../../data/model/site';
import * as styles from './Testimonials.css';

const { stars } = interfaceCopy;

const MOST = 5;

/** A rating from 1 to 5, as stars, with its words for those who do not see them. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className={styles.stars} role="img" aria-label={`${stars.rating} ${rating} ${stars.of} ${MOST}`}>
      {'★'.repeat(rating) + '☆'.repeat(MOST - rating)}
    </p>
  );
}
