import { company } from '../../data/company';
import { type ContactField, contactForm, SUBMIT_DELAY_MS } from '../../data/contact-form';
import { deliveryCopy } from '../../data/delivery';
import type { ContactFormProps } from './ContactForm';

const { fields, requiredMessage, demoNote, ...texts } = contactForm;

function propsOf(variant: 'compact' | 'full'): ContactFormProps {
  const shown = Object.entries<ContactField>(fields).filter(([, { compact }]) => compact || variant === 'full');
  return {
    place: 'devis',
    mailto: `mailto:${company.email}?subject=${encodeURIComponent('Demande de devis')}`,
    // What the browser does not use, the page need not carry.
    fields: shown.map(([name, { compact: _compact, maxLength: _maxLength, rows, ...field }]) => ({
      name,
      ...field,
      ...(rows && { rows: rows[variant] }),
    })),
    requiredMessage,
    texts,
    submitDelay: SUBMIT_DELAY_MS,
  };
}

export const compactForm = propsOf('compact');
export const fullForm = propsOf('full');
/** Beside the form: whether and to whom what is written goes. */
export const formNote = company.delivery ? deliveryCopy.note : { text: demoNote };
