import type { Review } from '../../data/model/schema/collections';
import type { Testimonials as TestimonialList } from '../../data/model/site/testimonials';
import { addTag } from '../../data/model/text/field-tags';
import { useSite } from '../site-context';
import { dayInFrench, monthInFrench } from '../typography/dates';
import * as styles from './Testimonials.css';

const MAX_STARS = 5;

/**
 * Renders the reviews with their stars and dates. Samples show where reviews will be: no customer wrote them, so their
 * stars are outlines and «Exemple» is as large as the quote.
 */
export function Testimonials({ areSamples, list }: TestimonialList) {
  const { home, interfaceCopy } = useSite();
  const { testimonials: words, stars } = interfaceCopy;
  const { method, rules } = home.testimonials;
  return (
    <>
      {areSamples && <p>{home.testimonials.samples}</p>}
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.text}>
            <figure>
              {areSamples && <p className={styles.sample}>{words.sample}</p>}
              <p
                className={areSamples ? styles.outlinedStars : styles.stars}
                role="img"
                aria-label={`${stars.rating} ${one.rating} ${stars.of} ${MAX_STARS}`}
              >
                {addTag(
                  one,
                  'rating',
                  areSamples ? '☆'.repeat(one.rating) : '★'.repeat(one.rating) + '☆'.repeat(MAX_STARS - one.rating),
                )}
              </p>
              <blockquote>
                <p>« {one.text} »</p>
              </blockquote>
              <figcaption>
                <strong>{one.name}</strong>, {one.location}
                {!areSamples && 'published' in one && <Dates {...one} />}
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
    </>
  );
}

function Dates({ published, works }: Pick<Review, 'published' | 'works'>) {
  const { testimonials: words } = useSite().interfaceCopy;
  return (
    <>
      <br />
      {words.published} <time dateTime={published}>{dayInFrench(published)}</time>, {words.works}{' '}
      <time dateTime={works}>{monthInFrench(works)}</time>
    </>
  );
}
