import { Icon } from '../Icon/Icon';
import { useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './CallButton.css';

/** Renders a phone link within reach of the thumb. The link appears after more than 300 px of scrolling. */
export function CallButton() {
  const { phone, phoneHref, interfaceCopy } = useSite();
  return (
    <a className={styles.button} href={phoneHref} {...widget('CallButton', 'now')}>
      <Icon name="phone" />
      <span className={styles.label}>
        {interfaceCopy.call} {phone.national}
      </span>
    </a>
  );
}
