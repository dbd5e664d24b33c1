// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { plain, printed, the } from '../../tests/support/printed';
import { testSite } from '../../tests/support/test-site';
import { writtenIn } from '../../tests/support/written';
import { siteWith } from '../../tests/support/wrong-fact';
import { mount } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { type FormVariant, formDefines, formProps } from './contact-form-props';

const fields = () => Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'));
const { contactForm } = testSite;
const written = writtenIn(testSite);
const withoutDelivery = siteWith(['company.delivery', 'false']);
const print = (variant: FormVariant = 'full', site = withoutDelivery) => {
  document.body.innerHTML = printed(<ContactSection variant={variant} />, site);
};

test.each([
  ['full', written.all, '7'],
  ['compact', written.compact, '4'],
] as const)('the %s form has every field of its variant, the message last', (variant, expected, rows) => {
  print(variant);
  const names = fields().map(({ name }) => name);
  expect(names.at(-1)).toBe('message');
  expect(names.sort()).toEqual(Object.keys(expected).sort());
  expect(the('textarea').getAttribute('rows')).toBe(rows);
});

test('labels mark required fields with an asterisk, hidden from screen readers', () => {
  print();
  expect(plain(document.body.textContent)).toContain(contactForm.requiredNote);
  for (const { id, required } of fields()) {
    const label = the(`label[for=${id}]`).textContent ?? '';
    expect(label.length).toBeGreaterThan(3);
    expect(label.includes(' *')).toBe(required);
  }
  const required = fields().flatMap((field) => (field.required ? field.name : []));
  expect(required.sort()).toEqual(Object.keys(written.required).sort());
  expect(screen.getByRole('textbox', { name: plain(contactForm.fields.name.label) })).toBe(the('[name=name]'));
});

test.each([
  ['name', { type: 'text', autocomplete: 'name' }],
  ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text' }],
])('%s sets the keyboard and autofill attributes', (name, attributes) => {
  print();
  for (const [attribute, value] of Object.entries(attributes))
    expect(the(`[name=${name}]`).getAttribute(attribute)).toBe(value);
});

test.each(['full', 'compact'] as const)('a %s form with delivery posts without scripts, with a honeypot', (variant) => {
  print(variant, testSite);
  expect(the('form').getAttribute('action')).toBe('/demande.php');
  expect(the('form').getAttribute('method')).toBe('post');
  expect(the('form').hasAttribute('enctype')).toBe(false);
  expect(the<HTMLInputElement>('[name=page]').value).toBe(variant);
  const trap = the<HTMLInputElement>('[name=website]');
  expect(trap.closest('[hidden]')).not.toBeNull();
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(document.querySelector('noscript')).toBeNull();
});

test('a form that fails to hydrate restores its HTML', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, value] of Object.entries(formDefines(testSite, false))) vi.stubGlobal(name, JSON.parse(value));
  vi.stubGlobal('CONTACT_FORMS', { full: { ...formProps(testSite, 'full', false), texts: undefined } });
  print();
  const form = the('form');
  await expect(mount(the('[data-widget]'))).rejects.toThrow();
  expect(form.isConnected).toBe(true);
});
