import { Phone } from 'lucide-react';
import { phone } from '../../data/model/site/company';
import { interfaceCopy } from '../../data/model/site/site';
import { widget } from '../widgets/attributes';
import * as styles from './CallButton.css';

/** A phone link within the thumb's reach, once the visitor has scrolled more than 300 px. */
export function CallButton() {
  return (
    <a className={styles.button} href={phone.href} {...widget('CallButton', 'now')}>
      <Phone aria-hidden="true" />
      <span className={styles.label}>
        {interfaceCopy.call} {phone.display}
      </span>
    </a>
  );
}
