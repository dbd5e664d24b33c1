import { renderToString } from 'react-dom/server';
import { assuranceLine, attestationLink } from '../../data/model/site/assurance';
import { company, phone } from '../../data/model/site/company';
import { interfaceCopy } from '../../data/model/site/site';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { typeset } from '../typography/typeset';
import { widget } from '../widgets/attributes';
import { ContactForm, type ContactFormProps } from './ContactForm';
import * as styles from './ContactSection.css';
import { formNote } from './contact-form-props';

type ContactSectionProps = {
  form: ContactFormProps;
  /** Whether the ten-year insurance may cover the works of the page. */
  tenYear?: boolean;
};

/** The form, and beside it what a visitor must know: what becomes of what he writes, and how to reach the craftsman. */
export function ContactSection({ form, tenYear = true }: ContactSectionProps) {
  const attestation = attestationLink(company.attestation, dayOfBuild());
  const call = <a href={phone.href}>{phone.display}</a>;
  const whatBecomesOfIt = (
    <p className={formNote.isBefore ? styles.warning : styles.note}>
      {formNote.text} {call}. {'link' in formNote && <a href={formNote.link.href}>{formNote.link.text}</a>}
    </p>
  );
  return (
    <div id="devis">
      {formNote.isBefore && whatBecomesOfIt}
      {/* renderToString keeps the separators that hydration needs. */}
      <div
        {...widget('ContactForm', 'intent')}
        data-form={form.variant}
        data-phone={`${phone.href} ${typeset(phone.display)}`}
        dangerouslySetInnerHTML={{ __html: renderToString(<ContactForm {...form} />) }}
      />
      {!formNote.isBefore && whatBecomesOfIt}
      <p className={styles.note}>
        {assuranceLine(tenYear)}. {attestation && <a href={attestation.href}>{attestation.text}</a>}
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
