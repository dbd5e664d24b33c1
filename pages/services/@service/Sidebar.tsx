import { ActionLink } from '../../../components/ActionLink/ActionLink';
import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { compactForm } from '../../../components/ContactForm/contact-form-props';
import { LinkList } from '../../../components/LinkList/LinkList';
import { wrap } from '../../../components/theme/layout.css';
import type { Service } from '../../../data/model/schema/service';
import { phone } from '../../../data/model/site/company';
import { serviceLink } from '../../../data/model/site/services';
import { servicePage } from '../../../data/model/site/site';
import { priceTitle } from './Price';
import * as styles from './ServicePage.css';

/** The form and the related services, standing still; on a desktop a short card then stays beside the text. */
export function Sidebar({ service }: { service: Service }) {
  const { price, relatedServices } = service;
  return (
    <aside className={`${wrap} ${styles.sidebar}`} aria-label={servicePage.aside}>
      <div className={styles.plate.white}>
        <h2>{servicePage.form}</h2>
        <ContactSection form={compactForm} tenYear={price.tenYear} />
      </div>
      <div className={styles.related}>
        <h2>{servicePage.related}</h2>
        <LinkList links={relatedServices.map(serviceLink)} />
      </div>
      <div className={`${styles.plate.white} ${styles.card}`}>
        <ActionLink href={phone.href} look="quiet">
          {phone.display}
        </ActionLink>{' '}
        <ActionLink href="#devis">{servicePage.form}</ActionLink>{' '}
        <a href={`#${servicePage.price.id}`}>{priceTitle(price)}</a>
      </div>
    </aside>
  );
}
