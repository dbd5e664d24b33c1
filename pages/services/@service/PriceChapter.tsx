import { CheckList } from '../../../components/CheckList/CheckList';
import { servicePage } from '../../../data/service-page';
import type { Service } from '../../../data/validation/schema';
import { Chapter } from './Chapter';
import * as styles from './ServicePage.css';

/** What the price depends on, how a quote comes about, VAT, grants and insurance. */
export function PriceChapter({ price, ratesApply }: Pick<Service, 'price' | 'ratesApply'>) {
  const { title, titleWithAid, factors, quote, tax, adviser, coverage } = servicePage.price;
  return (
    <Chapter title={price.aid ? titleWithAid : title} look="ruled">
      <ul className={styles.approach}>
        <li>
          <h3>{factors}</h3>
          <CheckList items={price.factors} />
        </li>
        <li>
          <h3>{quote.title}</h3>
          <p>
            {quote.text}
            {ratesApply && (
              <>
                {' '}
                {servicePage.rates} <a href="/mentions-legales#conditions-tarifaires">{servicePage.ratesLink}</a>.
              </>
            )}
          </p>
        </li>
        <li>
          <h3>{price.aid ? tax.titleWithAid : tax.title}</h3>
          <p>{tax.text}</p>
          {price.aid && (
            <p className={styles.material}>
              {price.aid} {adviser.text} <a href={adviser.href}>{adviser.link}</a>.
            </p>
          )}
        </li>
        <li>
          <h3>{coverage}</h3>
          <p>{price.coverage}</p>
        </li>
      </ul>
    </Chapter>
  );
}
