import { Mail, Phone } from 'lucide-react';
import * as styles from './ContactCards.css';

/** The two ways that surely reach the craftsman. */
export function ContactCards({ phone, email }: { phone: { display: string; href: string }; email: string }) {
  return (
    <ul className={styles.cards}>
      <li className={styles.card}>
        <Phone className={styles.icon} aria-hidden="true" size={28} />
        <span>
          Par téléphone
          <a className={styles.link} href={phone.href}>
            {phone.display}
          </a>
        </span>
      </li>
      <li className={styles.card}>
        <Mail className={styles.icon} aria-hidden="true" size={28} />
        <span className={styles.words}>
          Par email
          <a className={styles.link} href={`mailto:${email}`}>
            {email}
          </a>
        </span>
      </li>
    </ul>
  );
}
