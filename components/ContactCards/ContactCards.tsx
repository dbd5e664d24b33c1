import { Mail, MessageSquare, Phone } from 'lucide-react';
import { EmailLink } from '../EmailLink/EmailLink';
import { CallHours } from '../OpeningHours/OpeningHours';
import { useSite } from '../site-context';
import * as styles from './ContactCards.css';

/** The ways that surely reach the craftsman; a message where he has given a mobile number. */
export function ContactCards() {
  const { phone, phoneHref, photoBySms, interfaceCopy } = useSite();
  const labels = interfaceCopy.contactCards;
  return (
    <ul className={styles.cards}>
      <li>
        <Phone aria-hidden="true" />
        <span>
          {labels.phone}
          <a href={phoneHref}>{phone.national}</a>
          <small>
            <CallHours />
          </small>
        </span>
      </li>
      {photoBySms && (
        <li>
          <MessageSquare aria-hidden="true" />
          <span>
            {labels.sms} <a href={photoBySms.href}>{photoBySms.text}</a>
          </span>
        </li>
      )}
      <li>
        <Mail aria-hidden="true" />
        <span>
          {labels.email}
          <EmailLink />
        </span>
      </li>
    </ul>
  );
}
