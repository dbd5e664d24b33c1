import { CheckList } from '../../../components/CheckList/CheckList';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { useSite } from '../../../components/site-context';
import type { Service } from '../../../data/model/schema/service';
import type { Site } from '../../../data/model/site/site';
import * as styles from './ServicePage.css';

/**
 * Returns the heading of the price section, in the words that visitors search for. The heading names grants only if
 * grants are available for the service.
 */
export const priceTitle = ({ servicePage: { price } }: Site, { aid }: Service['price']) =>
  aid ? price.titleWithAid : price.title;

/** Renders what the price depends on, then how a quote is made, VAT, grants and insurance. */
export function Price({ price, ratesApply }: Pick<Service, 'price' | 'ratesApply'>) {
  const site = useSite();
  const { servicePage } = site;
  const { id, quote, terms, adviser } = servicePage.price;
  return (
    <div className={styles.factCard.white} id={id}>
      <h3>{priceTitle(site, price)}</h3>
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
