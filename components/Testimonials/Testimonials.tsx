import type { Review } from '../../data/model/schema/collections';
import type { Testimonials as TestimonialList } from '../../data/model/site/testimonials';
import { withTag } from '../../data/model/text/field-tags';
import { mark } from '../Picture/Picture.css';
import { useSite } from '../site-context';
import { dayInFrench, monthInFrench } from '../typography/dates';
import * as styles from './Testimonials.css';

const MOST_STARS = 5;

/** What customers wrote, each with its stars and dates; samples stand as real ones will, each marked as one. */
export function Testimonials({ areSamples, list }: TestimonialList) {
  const { home, interfaceCopy } = useSite();
  const { testimonials: words, stars } = interfaceCopy;
  const { method, rules } = home.testimonials;
  return (
    <>
      <ul className={styles.list}>
        {list.map((one) => (
          <li key={one.text}>
            <figure>
              {areSamples && <small className={mark}>{words.sample}</small>}
              <p
                className={styles.stars}
                role="img"
                aria-label={`${stars.rating} ${one.rating} ${stars.of} ${MOST_STARS}`}
              >
                {withTag(one, 'rating', '★'.repeat(one.rating) + '☆'.repeat(MOST_STARS - one.rating))}
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
