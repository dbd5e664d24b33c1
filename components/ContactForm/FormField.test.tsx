// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { FieldName } from '../../data/model/contact-form';
import { fullForm } from './contact-form-props';
import { FormField } from './FormField';

afterEach(cleanup);

function show(name: FieldName, error?: string) {
  const registration = { name, onChange: async () => {}, onBlur: async () => {}, ref: () => {} };
  const field = { ...fullForm.fields.find((each) => each.name === name)!, label: 'Intitulé', hint: '' };
  render(<FormField field={field} id={`devis-${name}`} error={error} registration={registration} />);
  return screen.getByRole<HTMLInputElement>('textbox');
}

test.each([
  ['name', { type: 'text', autocomplete: 'name' }],
  ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text' }],
  ['message', { rows: '5' }],
] as const)('%s opens the right keyboard, and is filled in by the browser', (name, attributes) => {
  const field = show(name);
  for (const [attribute, value] of Object.entries(attributes)) expect(field.getAttribute(attribute)).toBe(value);
});

test('a valid field has no message, and nothing that points to one', () => {
  const field = show('name');
  expect(field.hasAttribute('aria-invalid')).toBe(false);
  expect(field.hasAttribute('aria-describedby')).toBe(false);
});

test('a mistake stands under its field, which names it', () => {
  const field = show('phone', 'Numéro de téléphone invalide');
  const message = screen.getByText('Numéro de téléphone invalide');
  expect(field.getAttribute('aria-describedby')).toBe(message.id);
  expect(field.compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('the label names its field; the asterisk is not read out', () => {
  show('name');
  expect(screen.getByLabelText(/Intitulé/)).toBe(screen.getByRole('textbox', { name: 'Intitulé' }));
});
