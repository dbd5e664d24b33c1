import type { ShownTestimonial } from '../../data/testimonials';
import { Stars } from './Stars';
import * as styles from './Testimonials.css';

/** What customers wrote; samples say that they are samples (facts/legal.md part 3). */
export function Testimonials({ testimonials }: { testimonials: ShownTestimonial[] }) {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ name, location, text, rating, isSample }, index) => (
        <li className={styles.item} key={`${index}-${location}`}>
          <figure>
            <Stars rating={rating} />
            <blockquote className={styles.quote}>
              <p>« {text} »</p>
            </blockquote>
            <figcaption className={styles.author}>
              <strong>{name}</strong>, {location} {isSample && <span className={styles.sample}>Exemple</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
