import type { ContactFormProps } from '../components/ContactForm/ContactForm.island';
import { company } from '../data/company';
import { contactForm, SUBMIT_DELAY_MS } from '../data/contact-form';

const { phonePattern, emailPattern, messages, demoNote, ...texts } = contactForm;

const common = {
  place: 'devis',
  mailto: `mailto:${company.email}?subject=${encodeURIComponent('Demande de devis')}`,
  rules: { phonePattern, emailPattern, messages },
  texts,
  submitDelay: SUBMIT_DELAY_MS,
};

export const compactForm: ContactFormProps = { ...common, variant: 'compact' };
export const fullForm: ContactFormProps = { ...common, variant: 'full' };
export const formNote = demoNote;
