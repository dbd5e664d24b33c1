import type { ContactField } from '../../data/model/schema/form';
import { deliveryPath, SUBMIT_DELAY_MS } from '../../data/model/site/contact-form';
import type { Site } from '../../data/model/site/site';
import { phoneHref } from '../../data/model/text/phone';
import { typesetDeep } from '../typography/typeset';
import type { ContactFormProps } from './ContactForm';
import type { Delivery, Simulation } from './sending';

/** Size of the form. The compact form is next to other content, the full form is on the contact page. */
export type FormVariant = 'compact' | 'full';

/**
 * Returns the sentence on when the craftsman calls back, after a space. Returns an empty string until he has confirmed
 * the time.
 */
export function answerTimeSentence({ commitments }: Site): string {
  const { answerTime: callBack } = commitments;
  return callBack?.isKept ? ` ${callBack.sentence}` : '';
}

function simulationProps({ company, phone, contactForm, interfaceCopy }: Site): Simulation {
  return {
    kind: 'simulation',
    action: `mailto:${company.email}?subject=${encodeURIComponent(interfaceCopy.contactForm.emailSubject)}`,
    delay: SUBMIT_DELAY_MS,
    phone: { href: phoneHref(phone), display: phone.national },
    texts: contactForm.lastStep,
  };
}

function deliveryProps(site: Site): Delivery {
  const { phone, contactForm, deliveryCopy } = site;
  const { title, text } = contactForm.success;
  return {
    kind: 'delivery',
    action: deliveryPath,
    phone: { href: phoneHref(phone), display: phone.national },
    texts: { ...deliveryCopy.form, ...contactForm.failure, sent: `${title} ${text}${answerTimeSentence(site)}` },
  };
}

/** Returns the props of a form, typeset as on the page, for delivery or for simulated sending. */
export function formProps(
  site: Site,
  variant: FormVariant,
  isDelivering = Boolean(site.company.delivery),
): ContactFormProps {
  const {
    fields,
    requiredMessage,
    demoNote: _demoNote,
    lastStep: _lastStep,
    failure: _failure,
    ...texts
  } = site.contactForm;
  // The message stays last, also after fields that the owner has added.
  const visibleFields = Object.entries<ContactField>(fields)
    .filter(([, { compact }]) => compact || variant === 'full')
    .sort(([, a], [, b]) => Number(Boolean(a.rows)) - Number(Boolean(b.rows)));
  return typesetDeep<ContactFormProps>({
    variant,
    fields: visibleFields.map(([name, { compact: _compact, inMail: _inMail, maxLength, rows, input, ...field }]) => ({
      name,
      ...field,
      ...(input && { input }),
      ...(rows && { rows: rows[variant] }),
      ...(isDelivering && { maxLength }),
    })),
    requiredMessage,
    texts,
    sending: isDelivering ? deliveryProps(site) : simulationProps(site),
  });
}

/** Values for Vite's `define`, as JSON. */
export type FormDefines = Record<'CONTACT_FORMS' | 'DELIVERS' | 'TOAST_WORDS', string>;

/**
 * Returns the constants of the browser code for Vite's `define`. URLs and phone numbers are in the page instead, so
 * that a change does not rename the chunk. Its cached copies then stay valid.
 */
export function formDefines(site: Site, isDelivering = Boolean(site.company.delivery)): FormDefines {
  const settings = (variant: FormVariant) => {
    const { sending, ...form } = formProps(site, variant, isDelivering);
    const { action: _action, phone: _phone, ...texts } = sending;
    return { ...form, sending: texts };
  };
  return {
    CONTACT_FORMS: JSON.stringify({ compact: settings('compact'), full: settings('full') }),
    DELIVERS: JSON.stringify(isDelivering),
    TOAST_WORDS: JSON.stringify(site.interfaceCopy.toast),
  };
}

/**
 * Returns the note on whether and to whom the form sends, and whether the note is before the fields. The phone number
 * follows the note's text.
 */
export function noteOfForm(site: Site) {
  const { company, contactForm, deliveryCopy } = site;
  return company.delivery
    ? { isBefore: false, ...deliveryCopy.note, text: `${answerTimeSentence(site)} ${deliveryCopy.note.text}`.trim() }
    : { isBefore: true, text: contactForm.demoNote };
}
