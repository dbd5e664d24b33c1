import { Mail, Phone } from 'lucide-react';
import * as styles from './ContactCards.css';

/** The two ways that surely reach the craftsman. */
export function ContactCards({ phone, email }: { phone: { display: string; href: string }; email: string }) {
  return (
    <ul className={styles.cards}>
      <li>
        <Phone aria-hidden="true" size={28} />
        <span>
          Par téléphone
          <a href={phone.href}>{phone.display}</a>
        </span>
      </li>
      <li>
        <Mail aria-hidden="true" size={28} />
        <span>
          Par email
          <a href={`mailto:${email}`}>{email}</a>
        </span>
      </li>
    </ul>
  );
}
