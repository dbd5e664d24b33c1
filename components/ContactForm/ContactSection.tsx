import { renderToString } from 'react-dom/server';
import { interfaceCopy } from '../../data/model/site';
import { widget } from '../widgets/attributes';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as styles from './ContactSection.css';

type ContactSectionProps = {
  form: ContactFormProps;
  /** Whether and to whom what is written goes: before the fields or behind them. The telephone number ends its text. */
  note: { text: string; link?: { text: string; href: string }; isBefore: boolean };
  phone: { display: string; href: string };
  /** The attestation that comes with a quote. */
  assurance: { text: string; link?: { text: string; href: string } | undefined };
};

/** The form, and beside it what a visitor must know: what becomes of what he writes, and how to reach the craftsman. */
export function ContactSection({ form, note, phone, assurance }: ContactSectionProps) {
  const call = <a href={phone.href}>{phone.display}</a>;
  const whatBecomesOfIt = (
    <p className={styles.note}>
      {note.text} {call}. {note.link && <a href={note.link.href}>{note.link.text}</a>}
    </p>
  );
  return (
    <div id="devis">
      {note.isBefore && whatBecomesOfIt}
      {/* renderToString keeps the separators that hydration needs. */}
      <div
        {...widget('ContactForm', 'intent')}
        data-form={form.variant}
        data-phone={`${phone.href} ${phone.display}`}
        dangerouslySetInnerHTML={{ __html: renderToString(<ContactForm {...form} />) }}
      />
      {!note.isBefore && whatBecomesOfIt}
      <p className={styles.note}>
        {assurance.text}. {assurance.link && <a href={assurance.link.href}>{assurance.link.text}</a>}
      </p>
      {form.sending.kind === 'simulation' && (
        <noscript>
          <p className={styles.note}>
            {interfaceCopy.contactSection.withoutScript} {call}.
          </p>
        </noscript>
      )}
    </div>
  );
}
