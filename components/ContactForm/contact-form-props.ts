import { company, phone } from '../../data/company';
import { type ContactField, contactForm, deliveryPath, SUBMIT_DELAY_MS } from '../../data/contact-form';
import { deliveryCopy } from '../../data/delivery';
import type { ContactFormProps } from './ContactForm';
import type { Delivery, Simulation } from './sending';

const { fields, requiredMessage, demoNote, lastStep, failure, ...texts } = contactForm;

const simulation: Simulation = {
  kind: 'simulation',
  action: `mailto:${company.email}?subject=${encodeURIComponent('Demande de devis')}`,
  delay: SUBMIT_DELAY_MS,
  phone,
  texts: lastStep,
};
const delivery: Omit<Delivery, 'variant'> = { kind: 'delivery', action: deliveryPath, phone, texts: failure };

/** What a form is told: one that delivers, or one that only seems to. */
export function formProps(variant: 'compact' | 'full', delivers: boolean): ContactFormProps {
  const shown = Object.entries<ContactField>(fields).filter(([, { compact }]) => compact || variant === 'full');
  return {
    place: 'devis',
    // What the browser does not use, the page need not carry.
    fields: shown.map(([name, { compact: _compact, maxLength, rows, input, ...field }]) => ({
      name,
      ...field,
      ...(input && { input }),
      ...(rows && { rows: rows[variant] }),
      ...(delivers && { maxLength }),
    })),
    requiredMessage,
    texts,
    sending: delivers ? { ...delivery, variant } : simulation,
  };
}

export const compactForm = formProps('compact', Boolean(company.delivery));
export const fullForm = formProps('full', Boolean(company.delivery));
/** Beside the form: whether and to whom what is written goes. */
export const formNote = company.delivery
  ? { isBefore: false, ...deliveryCopy.note }
  : { isBefore: true, text: demoNote };
