import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useSite } from '../site-context';
import * as styles from './ContactCards.css';

/** The ways that surely reach the craftsman; a message where he has given a mobile number. */
export function ContactCards() {
  const { company, phone, phoneHref, photoBySms, interfaceCopy } = useSite();
  const words = interfaceCopy.contactCards;
  return (
    <ul className={styles.cards}>
      <li>
        <Phone aria-hidden="true" />
        <span>
          {words.phone}
          <a href={phoneHref}>{phone.national}</a>
        </span>
      </li>
      {photoBySms && (
        <li>
          <MessageSquare aria-hidden="true" />
          <span>
            {words.sms} <a href={photoBySms.href}>{photoBySms.text}</a>
          </span>
        </li>
      )}
      <li>
        <Mail aria-hidden="true" />
        <span>
          {words.email}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </span>
      </li>
    </ul>
  );
}
