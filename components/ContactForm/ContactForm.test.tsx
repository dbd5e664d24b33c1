// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { siteWith } from '../../tests/support/changed-data';
import { filledFieldsOf } from '../../tests/support/filled-form';
import { getElement, renderHtml, toPlainText } from '../../tests/support/render';
import { testSite } from '../../tests/support/test-site';
import { mount } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { type FormVariant, formDefines, formProps } from './contact-form-props';

const fields = () => Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'));
const { contactForm } = testSite;
const filledFields = filledFieldsOf(testSite);
const siteWithoutDelivery = siteWith(['company.delivery', 'false']);
const print = (variant: FormVariant = 'full', site = siteWithoutDelivery) => {
  document.body.innerHTML = renderHtml(<ContactSection variant={variant} />, site);
};

test.each([
  ['full', filledFields.all, '7'],
  ['compact', filledFields.compact, '4'],
] as const)('the %s form has every field of its variant, the message last', (variant, expected, rows) => {
  print(variant);
  const names = fields().map(({ name }) => name);
  expect(names.at(-1)).toBe('message');
  expect(names.sort()).toEqual(Object.keys(expected).sort());
  expect(getElement('textarea').getAttribute('rows')).toBe(rows);
});

test('labels mark required fields with an asterisk, hidden from screen readers', () => {
  print();
  expect(toPlainText(document.body.textContent)).toContain(contactForm.requiredNote);
  for (const { id, required } of fields()) {
    const label = getElement(`label[for=${id}]`).textContent ?? '';
    expect(label.length).toBeGreaterThan(3);
    expect(label.includes(' *')).toBe(required);
  }
  const required = fields().flatMap((field) => (field.required ? field.name : []));
  expect(required.sort()).toEqual(Object.keys(filledFields.required).sort());
  expect(screen.getByRole('textbox', { name: toPlainText(contactForm.fields.name.label) })).toBe(
    getElement('[name=name]'),
  );
});

test.each([
  ['name', { type: 'text', autocomplete: 'name' }],
  ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text' }],
])('%s sets the keyboard and autofill attributes', (name, attributes) => {
  print();
  for (const [attribute, value] of Object.entries(attributes))
    expect(getElement(`[name=${name}]`).getAttribute(attribute)).toBe(value);
});

test.each(['full', 'compact'] as const)('a %s form with delivery posts without scripts, with a honeypot', (variant) => {
  print(variant, testSite);
  expect(getElement('form').getAttribute('action')).toBe('/demande.php');
  expect(getElement('form').getAttribute('method')).toBe('post');
  expect(getElement('form').hasAttribute('enctype')).toBe(false);
  expect(getElement<HTMLInputElement>('[name=page]').value).toBe(variant);
  const trap = getElement<HTMLInputElement>('[name=website]');
  expect(trap.closest('[hidden]')).not.toBeNull();
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(document.querySelector('noscript')).toBeNull();
});

test('a form restores its HTML when hydration fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, value] of Object.entries(formDefines(testSite, false))) vi.stubGlobal(name, JSON.parse(value));
  vi.stubGlobal('CONTACT_FORMS', { full: { ...formProps(testSite, 'full', false), texts: undefined } });
  print();
  const form = getElement('form');
  await expect(mount(getElement('[data-widget]'))).rejects.toThrow();
  expect(form.isConnected).toBe(true);
});
