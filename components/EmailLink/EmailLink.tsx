import { useSite } from '../site-context';
import * as styles from './EmailLink.css';

/**
 * Renders an email address that breaks only after the «@», because a break after a hyphen would make the address look
 * like two words. A part that is wider than its container still breaks.
 */
export function EmailAddress({ email }: { email: string }) {
  const [name, domain] = email.split(/(?<=@)/);
  return (
    <>
      <span className={styles.unbreakablePart}>{name}</span>
      <span className={styles.unbreakablePart}>{domain}</span>
    </>
  );
}

/** Renders the company's email address as a link. */
export function EmailLink() {
  const { email } = useSite().company;
  return (
    <a href={`mailto:${email}`}>
      <EmailAddress email={email} />
    </a>
  );
}
