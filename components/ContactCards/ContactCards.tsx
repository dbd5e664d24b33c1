import { Mail, MessageSquare, Phone } from 'lucide-react';
import { interfaceCopy } from '../../data/model/site';
import * as styles from './ContactCards.css';

const { contactCards: words } = interfaceCopy;

type ContactCardsProps = {
  phone: { display: string; href: string };
  email: string;
  /** Opens a message to the mobile number, where he has given one. */
  sms?: { text: string; href: string } | undefined;
};

/** The ways that surely reach the craftsman. */
export function ContactCards({ phone, email, sms }: ContactCardsProps) {
  return (
    <ul className={styles.cards}>
      <li>
        <Phone aria-hidden="true" />
        <span>
          {words.phone}
          <a href={phone.href}>{phone.display}</a>
        </span>
      </li>
      {sms && (
        <li>
          <MessageSquare aria-hidden="true" />
          <span>
            {words.sms} <a href={sms.href}>{sms.text}</a>
          </span>
        </li>
      )}
      <li>
        <Mail aria-hidden="true" />
        <span>
          {words.email}
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      </li>
    </ul>
  );
}
