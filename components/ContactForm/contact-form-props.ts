import type { ContactField } from '../../data/model/schema/form';
import { company, phone } from '../../data/model/site/company';
import { deliveryPath, SUBMIT_DELAY_MS } from '../../data/model/site/contact-form';
import { contactForm, deliveryCopy, interfaceCopy, site } from '../../data/model/site/site';
import { typesetDeep } from '../typography/typeset';
import type { ContactFormProps } from './ContactForm';
import type { Delivery, Simulation } from './sending';

const { fields, requiredMessage, demoNote, lastStep, failure, ...texts } = contactForm;

const simulation: Simulation = {
  kind: 'simulation',
  action: `mailto:${company.email}?subject=${encodeURIComponent(interfaceCopy.contactForm.emailSubject)}`,
  delay: SUBMIT_DELAY_MS,
  phone,
  texts: lastStep,
};

/** Only what the owner has confirmed that he does. */
const { answerTime: callBack } = site.commitments;
export const answerTime = callBack?.isKept ? ` ${callBack.sentence}` : '';
const { title, text } = contactForm.success;

const delivery: Delivery = {
  kind: 'delivery',
  action: deliveryPath,
  phone,
  texts: { ...deliveryCopy.form, ...failure, sent: `${title} ${text}${answerTime}` },
};

/** What a form is told, set as it is printed: one that delivers, or one that only seems to. */
export function formProps(variant: 'compact' | 'full', delivers: boolean): ContactFormProps {
  // One that was added stands before the message.
  const shown = Object.entries<ContactField>(fields)
    .filter(([, { compact }]) => compact || variant === 'full')
    .sort(([, one], [, other]) => Number(Boolean(one.rows)) - Number(Boolean(other.rows)));
  return typesetDeep<ContactFormProps>({
    variant,
    idPrefix: 'devis',
    fields: shown.map(([name, { compact: _compact, inMail: _inMail, maxLength, rows, input, ...field }]) => ({
      name,
      ...field,
      ...(input && { input }),
      ...(rows && { rows: rows[variant] }),
      ...(delivers && { maxLength }),
    })),
    requiredMessage,
    texts,
    sending: delivers ? delivery : simulation,
  });
}

const delivers = Boolean(company.delivery);
export const compactForm = formProps('compact', delivers);
export const fullForm = formProps('full', delivers);

/**
 * What the browser's code is built with, for Vite's `define`. Addresses and numbers come from the page: a file of code
 * is to keep its name, and its place in caches, when they change.
 */
export function formDefines(isDelivering = delivers) {
  const settings = (variant: 'compact' | 'full') => {
    const { sending, ...form } = formProps(variant, isDelivering);
    const { action: _action, phone: _phone, ...words } = sending;
    return { ...form, sending: words };
  };
  return {
    CONTACT_FORMS: JSON.stringify({ compact: settings('compact'), full: settings('full') }),
    DELIVERS: JSON.stringify(isDelivering),
    TOAST_WORDS: JSON.stringify(interfaceCopy.toast),
  };
}

/** Before the fields or behind them: whether and to whom what is written goes. The telephone number ends its text. */
export const formNote = company.delivery
  ? { isBefore: false, ...deliveryCopy.note, text: `${answerTime} ${deliveryCopy.note.text}`.trim() }
  : { isBefore: true, text: demoNote };
