import { interfaceCopy } from '../../data/model/site';
import type { Testimonials as TestimonialLists } from '../../data/model/testimonials';
import { dayInFrench, monthInFrench } from '../typography/dates';
import { Stars } from './Stars';
import * as styles from './Testimonials.css';

const { testimonials: words } = interfaceCopy;

type TestimonialsProps = TestimonialLists & {
  /** Whether reviews are checked, and in which order they stand (Code de la consommation D. 111-17). */
  method: string;
  /** Leads to the rules for reviews. */
  rules: { title: string; href: string };
};

/** What customers wrote, each with its stars and dates; while nobody has, samples that could not be taken for reviews. */
export function Testimonials({ real, samples, method, rules }: TestimonialsProps) {
  if (real.length === 0) return <Samples samples={samples} />;
  return (
    <>
      <ul className={styles.list}>
        {real.map(({ name, location, text, rating, published, works }) => (
          <li key={`${name} ${published} ${text}`}>
            <figure>
              <Stars rating={rating} />
              <blockquote>
                <p>« {text} »</p>
              </blockquote>
              <figcaption>
                <strong>{name}</strong>, {location}
                <br />
                {words.published} <time dateTime={published}>{dayInFrench(published)}</time>, {words.works}{' '}
                <time dateTime={works}>{monthInFrench(works)}</time>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <p className={styles.method}>
        {method} <a href={rules.href}>{rules.title}</a>
      </p>
    </>
  );
}

function Samples({ samples }: Pick<TestimonialsProps, 'samples'>) {
  return (
    <ul className={styles.samples}>
      {samples.map(({ name, location, text }) => (
        <li key={text}>
          <strong>{words.sample}</strong> {text} {name}, {location}
        </li>
      ))}
    </ul>
  );
}
