import type { ShownTestimonial } from '../../data/testimonials';
import { Stars } from './Stars';
import * as styles from './Testimonials.css';

/** What customers wrote; samples say that they are samples (Code de la consommation L. 121-4). */
export function Testimonials({ testimonials }: { testimonials: ShownTestimonial[] }) {
  return (
    <ul className={styles.list}>
      {testimonials.map(({ name, location, text, rating, isSample }, index) => (
        <li key={`${index}-${location}`}>
          <figure>
            <Stars rating={rating} />
            <blockquote>
              <p>« {text} »</p>
            </blockquote>
            <figcaption>
              <strong>{name}</strong>, {location} {isSample && <span className={styles.sample}>Exemple</span>}
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
