import { Mail, MessageSquare, Phone } from 'lucide-react';
import { company, phone, photoBySms } from '../../data/model/site/company';
import { interfaceCopy } from '../../data/model/site/site';
import * as styles from './ContactCards.css';

const { contactCards: words } = interfaceCopy;

/** The ways that surely reach the craftsman; a message where he has given a mobile number. */
export function ContactCards() {
  return (
    <ul className={styles.cards}>
      <li>
        <Phone aria-hidden="true" />
        <span>
          {words.phone}
          <a href={phone.href}>{phone.display}</a>
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
