import { EmailLink } from '../EmailLink/EmailLink';
import { Icon } from '../Icon/Icon';
import { CallHours } from '../OpeningHours/OpeningHours';
import { useSite } from '../site-context';
import * as styles from './ContactCards.css';

type ContactCardsProps = {
  /** False on a page whose head has the phone number and the hours. */
  hasPhone?: boolean;
};

/** Renders the phone number, an SMS link if the owner has given a mobile number, and the email address. */
export function ContactCards({ hasPhone = true }: ContactCardsProps) {
  const { phone, phoneHref, photoBySms, interfaceCopy } = useSite();
  const labels = interfaceCopy.contactCards;
  return (
    <ul className={styles.cards}>
      {hasPhone && (
        <li>
          <Icon name="phone" />
          <span>
            {labels.phone}
            <a href={phoneHref}>{phone.national}</a>
            <small>
              <CallHours />
            </small>
          </span>
        </li>
      )}
      {photoBySms && (
        <li>
          <Icon name="message" />
          <span>
            {labels.sms} <a href={photoBySms.href}>{photoBySms.text}</a>
          </span>
        </li>
      )}
      <li>
        <Icon name="mail" />
        <span>
          {labels.email}
          <EmailLink />
        </span>
      </li>
    </ul>
  );
}
