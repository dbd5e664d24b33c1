import { interfaceCopy } from '../../data/interface';
import { Island } from '../widgets/Island';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as styles from './ContactSection.css';

type ContactSectionProps = {
  form: ContactFormProps;
  /** Said beside the form: whether and to whom what is written goes. The telephone number stands behind its text. */
  note: { text: string; link?: { text: string; href: string } };
  phone: { display: string; href: string };
  /** The attestation that comes with a quote. */
  assurance: { text: string; link?: { text: string; href: string } | undefined };
};

/** The form, and beside it what a visitor must know: nothing is transmitted, and how to reach the craftsman. */
export function ContactSection({ form, note, phone, assurance }: ContactSectionProps) {
  return (
    <div id="devis">
      <Island name="ContactForm" trigger="intent" component={ContactForm} props={form} />
      <p className={styles.note}>
        {note.text} <a href={phone.href}>{phone.display}</a>.{' '}
        {note.link && <a href={note.link.href}>{note.link.text}</a>}
      </p>
      <p className={styles.note}>
        {assurance.text}. {assurance.link && <a href={assurance.link.href}>{assurance.link.text}</a>}
      </p>
      <noscript>
        <p className={styles.note}>
          {interfaceCopy.contactSection.withoutScript} <a href={phone.href}>{phone.display}</a>.
        </p>
      </noscript>
    </div>
  );
}
