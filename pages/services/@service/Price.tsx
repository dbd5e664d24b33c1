import { CheckList } from '../../../components/CheckList/CheckList';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import type { Service } from '../../../data/model/schema/service';
import { servicePage } from '../../../data/model/site/site';
import * as styles from './ServicePage.css';

const { id, title, titleWithAid, quote, terms, adviser } = servicePage.price;

/** What a reader looks for by this name: with grants only where there can be some. */
export const priceTitle = ({ aid }: Service['price']) => (aid ? titleWithAid : title);

/** What the price depends on; under it how a quote comes about, VAT, grants and insurance. */
export function Price({ price, ratesApply }: Pick<Service, 'price' | 'ratesApply'>) {
  return (
    <div className={styles.plate.white} id={id}>
      <h3>{priceTitle(price)}</h3>
      <CheckList items={price.factors} />
      <Disclosure title={quote.title} level={4}>
        <p>
          {quote.text}
          {ratesApply && (
            <>
              {' '}
              {servicePage.rates} <a href="/mentions-legales#conditions-tarifaires">{servicePage.ratesLink}</a>.
            </>
          )}
        </p>
      </Disclosure>
      <Disclosure title={price.aid ? terms.titleWithAid : terms.title} level={4}>
        <p>{terms.tax}</p>
        {price.aid && (
          <p>
            {price.aid} {adviser.text} <a href={adviser.href}>{adviser.link}</a>.
          </p>
        )}
        <p>{price.coverage}</p>
      </Disclosure>
    </div>
  );
}
