import { company } from '../../data/company';
import { contactForm, SUBMIT_DELAY_MS } from '../../data/contact-form';
import type { ContactFormProps } from './ContactForm';

const { phonePattern, emailPattern, messages, demoNote, ...texts } = contactForm;

const common = {
  place: 'devis',
  mailto: `mailto:${company.email}?subject=${encodeURIComponent('Demande de devis')}`,
  rules: { phonePattern, emailPattern, messages },
  texts,
  submitDelay: SUBMIT_DELAY_MS,
};

// What it does without, its page need not carry.
const { emailPattern: _pattern, ...compactRules } = common.rules;
const { email: _message, ...compactMessages } = messages;
const { email: _email, subject: _subject, ...compactLabels } = texts.labels;

export const compactForm: ContactFormProps = {
  ...common,
  variant: 'compact',
  rules: { ...compactRules, messages: compactMessages },
  texts: { ...texts, labels: compactLabels, hints: { phone: texts.hints.phone } },
};
export const fullForm: ContactFormProps = { ...common, variant: 'full' };
export const formNote = demoNote;
