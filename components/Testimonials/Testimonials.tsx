import type { Review } from '../../data/model/schema/collections';
import type { Testimonials as TestimonialList } from '../../data/model/site/testimonials';
import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { dayInFrench, monthInFrench } from '../typography/dates';
import * as styles from './Testimonials.css';

const MAX_STARS = 5;

/**
 * Renders the reviews with their stars and dates. Samples are placeholders for future reviews. No customer wrote the
 * samples, so their stars are outlines, and «Exemple» is bold and as large as the quote.
 */
export function Testimonials({ areSamples, list }: TestimonialList) {
  const { home, interfaceCopy } = useSite();
  const { testimonials: labels, stars } = interfaceCopy;
  const { method, rules } = home.testimonials;
  return (
    <div>
      {areSamples && <p>{home.testimonials.samples}</p>}
      <ul className={areSamples ? `${styles.list} ${styles.samples}` : styles.list}>
        {list.map((review) => (
          <li key={review.text}>
            <figure>
              {areSamples && <p className={styles.sample}>{labels.sample}</p>}
              <p
                className={areSamples ? styles.outlinedStars : styles.stars}
                role="img"
                aria-label={`${stars.rating} ${review.rating} ${stars.of} ${MAX_STARS}`}
              >
                {addTag(
                  review,
                  'rating',
                  areSamples
                    ? '☆'.repeat(review.rating)
                    : '★'.repeat(review.rating) + '☆'.repeat(MAX_STARS - review.rating),
                )}
              </p>
              <blockquote>
                <p>« {review.text} »</p>
              </blockquote>
              <figcaption>
                <strong>{review.name}</strong>, {review.location}
                {!areSamples && 'published' in review && <Dates {...review} />}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {!areSamples && (
        <p className={styles.method}>
          {method} <a href={rules.href}>{rules.title}</a>
        </p>
      )}
    </div>
  );
}

function Dates({ published, works }: Pick<Review, 'published' | 'works'>) {
  const { testimonials: labels } = useSite().interfaceCopy;
  return (
    <>
      <br />
      {labels.published} <time dateTime={published}>{dayInFrench(published)}</time>, {labels.works}{' '}
      <time dateTime={works}>{monthInFrench(works)}</time>
    </>
  );
}
