import { ContactSection } from '../../../components/ContactForm/ContactSection';
import { LinkList } from '../../../components/LinkList/LinkList';
import { useSite } from '../../../components/site-context';
import { wrap } from '../../../components/theme/layout.css';
import type { Service } from '../../../data/model/schema/service';
import { serviceLink } from '../../../data/model/site/services';
import * as styles from './ServicePage.css';

/** Renders the form and the related services. On a desktop the header keeps the phone number in view next to them. */
export function Sidebar({ service }: { service: Service }) {
  const site = useSite();
  const { servicePage } = site;
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
    </aside>
  );
}
