import { CheckList } from '../../../components/CheckList/CheckList';
import { CallHours } from '../../../components/OpeningHours/OpeningHours';
import { useSite } from '../../../components/site-context';
import { tapLink } from '../../../components/theme/layout.css';
import type { Service } from '../../../data/model/schema/service';
import * as styles from './ServicePage.css';

/**
 * Renders the box for a visitor with a leak. The number and the hours are followed by the steps to take until the
 * craftsman comes.
 */
export function Urgent({ title, items, text }: NonNullable<Service['urgent']>) {
  const { phone, phoneHref, servicePage } = useSite();
  return (
    <div className={styles.factCard.fir} id={servicePage.urgent.id}>
      <h3>{title}</h3>
      <a className={tapLink} href={phoneHref}>
        <strong>{phone.national}</strong>
      </a>
      <p>
        <CallHours />
      </p>
      <CheckList items={items} />
      <p>{text}</p>
    </div>
  );
}
