import { renderToString } from 'react-dom/server';
import { assuranceLine, attestationLink } from '../../data/model/site/assurance';
import { dayOfBuild } from '../../data/model/text/day-of-build';
import { useSite } from '../site-context';
import { typeset } from '../typography/typeset';
import { validUntil, widget } from '../widgets/attributes';
import { ContactForm } from './ContactForm';
import * as styles from './ContactSection.css';
import { type FormVariant, formProps, noteOfForm } from './contact-form-props';

type ContactSectionProps = {
  variant: FormVariant;
  /** Whether the ten-year insurance may cover the work of this page. */
  tenYear?: boolean;
  /**
   * True on pages that do not already show the advice for closed hours next to the form. The note of a form that
   * delivers then has this advice, because the note names emergencies.
   */
  hasClosedHours?: boolean;
};

/** Renders the form with notes on where the request goes, the phone number, and the insurance. */
export function ContactSection({ variant, tenYear = true, hasClosedHours }: ContactSectionProps) {
  const site = useSite();
  const { phone, phoneHref, interfaceCopy } = site;
  const form = formProps(site, variant);
  const formNote = noteOfForm(site);
  const attestation = attestationLink(site, dayOfBuild());
  const call = (
    <strong>
      <a href={phoneHref}>{phone.national}</a>
    </strong>
  );
  const deliveryNote = (
    <p className={formNote.isBefore ? styles.introduction : styles.note}>
      {formNote.text} {call}.
      {'link' in formNote && (
        <>
          {' '}
          {hasClosedHours && `${interfaceCopy.closedHours} `}
          <a href={formNote.link.href}>{formNote.link.text}</a>
        </>
      )}
    </p>
  );
  return (
    <div id="devis">
      {formNote.isBefore && deliveryNote}
      {/* renderToString keeps the text separators that hydration needs. */}
      <div
        {...widget('ContactForm', 'intent')}
        data-form={form.variant}
        data-phone={typeset(phone.national)}
        data-phone-href={phoneHref}
        dangerouslySetInnerHTML={{ __html: renderToString(<ContactForm {...form} />) }}
      />
      {!formNote.isBefore && deliveryNote}
      <p className={styles.note}>
        {assuranceLine(site, tenYear)}.{' '}
        {attestation && (
          <a href={attestation.href} {...validUntil(attestation.until)}>
            {attestation.text}
          </a>
        )}
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
