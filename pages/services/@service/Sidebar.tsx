import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { LinkList } from '../../../components/LinkList/LinkList';
import { CallHours } from '../../../components/OpeningHours/OpeningHours';
import { useSite } from '../../../components/site-context';
import { wrap } from '../../../components/theme/layout.css';
import type { Service } from '../../../data/model/schema/service';
import { serviceLink } from '../../../data/model/site/services';
import { priceTitle } from './Price';
import * as styles from './ServicePage.css';

/**
 * Renders the form and the related services, which are not sticky. On a desktop they are followed by a short
 * call-to-action card, which sticks next to the text.
 */
export function Sidebar({ service }: { service: Service }) {
  const site = useSite();
  const { phone, phoneHref, servicePage } = site;
  const { price, relatedServices } = service;
  return (
    <aside className={`${wrap} ${styles.sidebar}`} aria-label={servicePage.aside}>
      <div className={styles.factCard.white}>
        <h2>{servicePage.form}</h2>
        <ContactSection variant="compact" tenYear={price.tenYear} hasClosedHours />
      </div>
      <div className={styles.related}>
        <h2>{servicePage.related}</h2>
        <LinkList links={relatedServices.map((slug) => serviceLink(site, slug))} />
      </div>
      <div className={`${styles.factCard.white} ${styles.card}`}>
        <ActionLink href={phoneHref} variant="quiet">
          {phone.national}
        </ActionLink>{' '}
        <small>
          <CallHours />
        </small>{' '}
        <ActionLink href="#devis">{servicePage.form}</ActionLink>{' '}
        <a href={`#${servicePage.price.id}`}>{priceTitle(site, price)}</a>
      </div>
    </aside>
  );
}
