// @vitest-environment happy-dom
import { screen } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { contactForm } from '../../data/model/site/site';
import { plain, printed, the } from '../../tests/support/printed';
import { REQUIRED, WRITTEN, WRITTEN_COMPACT } from '../../tests/support/written';
import { mount } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { compactForm, formDefines, formProps, fullForm } from './contact-form-props';

const fields = () => Array.from(document.querySelectorAll<HTMLInputElement>('input, textarea'));
const print = (form = fullForm) => {
  document.body.innerHTML = printed(<ContactSection form={form} />);
};

test.each([
  ['in full', fullForm, WRITTEN, '5'],
  ['in short', compactForm, WRITTEN_COMPACT, '3'],
])('%s: every field of that form, the message last', (_, form, written, rows) => {
  print(form);
  const names = fields().map(({ name }) => name);
  expect(names.at(-1)).toBe('message');
  expect(names.sort()).toEqual(Object.keys(written).sort());
  expect(the('textarea').getAttribute('rows')).toBe(rows);
});

test('each field has its label, and an asterisk where it is required, as the note explains; it is not read out', () => {
  print();
  expect(plain(document.body.textContent)).toContain("Les champs marqués d'un astérisque (*) sont obligatoires.");
  for (const { id, required } of fields()) {
    const label = the(`label[for=${id}]`).textContent ?? '';
    expect(label.length).toBeGreaterThan(5);
    expect(label.includes(' *')).toBe(required);
  }
  const required = fields().flatMap((field) => (field.required ? field.name : []));
  expect(required.sort()).toEqual(Object.keys(REQUIRED).sort());
  expect(screen.getByRole('textbox', { name: plain(contactForm.fields.name.label) })).toBe(the('[name=name]'));
});

test.each([
  ['name', { type: 'text', autocomplete: 'name' }],
  ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
  ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
  ['subject', { type: 'text' }],
])('%s opens the right keyboard, and is filled in by the browser', (name, attributes) => {
  print();
  for (const [attribute, value] of Object.entries(attributes))
    expect(the(`[name=${name}]`).getAttribute(attribute)).toBe(value);
});

test.each([
  'full',
  'compact',
] as const)('a %s form that delivers posts to the program without scripts, too, with a trap for robots that nobody sees', (variant) => {
  print(formProps(variant, true));
  expect(the('form').getAttribute('action')).toBe('/demande.php');
  expect(the('form').getAttribute('method')).toBe('post');
  expect(the('form').hasAttribute('enctype')).toBe(false);
  expect(the<HTMLInputElement>('[name=page]').value).toBe(variant);
  const trap = the<HTMLInputElement>('[name=website]');
  expect(trap.closest('[hidden]')).not.toBeNull();
  expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
  expect(document.querySelector('noscript')).toBeNull();
});

test('a form that cannot come alive gives the page its HTML back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const [name, value] of Object.entries(formDefines(false))) vi.stubGlobal(name, JSON.parse(value));
  vi.stubGlobal('CONTACT_FORMS', { full: { ...fullForm, texts: undefined } });
  print();
  const form = the('form');
  await expect(mount(the('[data-widget]'))).rejects.toThrow();
  expect(form.isConnected).toBe(true);
});
