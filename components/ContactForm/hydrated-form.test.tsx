// @vitest-environment happy-dom
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_WAIT_MS } from '../../tests/support/max-wait';
import { showToast } from '../widgets/toast';
import { ContactForm, type ContactFormProps } from './ContactForm';
import { mount } from './ContactForm.island';
import { contactRequestSchema, resolveWith } from './contact-request';
import * as delivery from './deliver-request';
import type { Delivery, Simulation } from './sending';
import * as simulation from './simulate-sending';

configure({ asyncUtilTimeout: MAX_WAIT_MS });

vi.mock('../widgets/toast', () => ({ showToast: vi.fn() }));
const setActEnvironment = (isOn: boolean) => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: isOn });
setActEnvironment(true);

const PHONE = { display: '01 99 00 12 34', href: 'tel:+33199001234' };

const TEXTS: Delivery['texts'] = {
  sent: 'Demande enregistrée.',
  roomLeft: 'Encore {count} caractères.',
  full: 'Plus de place.',
  trap: 'Laissez vide',
  offline: 'Pas de réseau.',
  cut: 'Connexion coupée.',
  late: 'Pas de réponse.',
  unreadable: 'Mauvaise réponse.',
  kept: 'Réessayez, ou appelez le',
  retry: 'Réessayer',
};
const DELIVERY: Delivery = { kind: 'delivery', action: '/demande.php', phone: PHONE, texts: TEXTS };
const SIMULATION: Simulation = {
  kind: 'simulation',
  action: 'mailto:artisan@toits.example?subject=Devis',
  delay: 1000,
  phone: PHONE,
  texts: { title: 'Dernière étape.', text: 'Ouvrez.', email: 'Envoyer par email', call: 'Ou au', left: 'La fin :' },
};

const PROPS: ContactFormProps = {
  variant: 'full',
  fields: [
    { name: 'name', label: 'Nom', required: true, input: { type: 'text' } },
    {
      name: 'phone',
      label: 'Téléphone',
      required: true,
      rule: { pattern: '^0\\d{9}$', message: 'Numéro invalide' },
      input: { type: 'tel' },
    },
    { name: 'message', label: 'Message', required: true, rows: 3, maxLength: 600 },
  ],
  requiredMessage: 'Obligatoire',
  texts: {
    requiredNote: 'Les champs marqués sont obligatoires.',
    submit: 'Envoyer',
    submitting: 'Envoi en cours...',
    success: { title: 'Message envoyé !', text: 'À bientôt.' },
  },
  sending: DELIVERY,
};

const FILLED_FIELDS = { name: 'Marie Petit', phone: '0199001234', message: 'Une tuile est tombée.' };

/** The requests that the form has sent. A test can answer each of them. */
const postedRequests: FakeRequest[] = [];

class FakeRequest {
  status = 0;
  responseText = '';
  onloadend = () => {};
  body = new URLSearchParams();
  open = vi.fn();
  setRequestHeader = vi.fn();
  send(body: string) {
    this.body = new URLSearchParams(body);
    postedRequests.push(this);
  }
  abort() {
    this.onloadend();
  }
  /** Answers the request. Without a status, simulates a lost connection. */
  answer(status = 0, body: unknown = '') {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    return act(async () => this.onloadend());
  }
}

const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const button = () => screen.getByRole('button', { name: /^Envo/ });
const values = () => [field('Nom').value, field('Téléphone').value, field('Message').value];
const description = (element: HTMLElement) =>
  document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

/** Inserts the server-rendered form into the element of its widget. */
function print(props: ContactFormProps = PROPS): HTMLElement {
  document.body.innerHTML = `<div data-widget="ContactForm intent" data-form="full" data-phone="${PHONE.display}"
    data-phone-href="${PHONE.href}">${renderToString(<ContactForm {...props} />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

/** Hydrates the form's HTML. Returns a simulated user. */
function hydrate(props: ContactFormProps = PROPS) {
  const container = print(props);
  const resolver = resolveWith(contactRequestSchema(props.fields, props.requiredMessage));
  const code = { resolver, ...(props.sending.kind === 'delivery' ? delivery : simulation) };
  render(<ContactForm {...props} code={code} />, { container, hydrate: true });
  container.querySelector('form')!.noValidate = true;
  return userEvent.setup();
}

async function fill(user: ReturnType<typeof userEvent.setup>, values = FILLED_FIELDS) {
  await user.type(field('Nom'), values.name);
  await user.type(field('Téléphone'), values.phone);
  await user.type(field('Message'), values.message);
}

async function submitForm() {
  const user = hydrate();
  await fill(user);
  await user.click(button());
  await waitFor(() => expect(postedRequests).toHaveLength(1));
  return user;
}

/** Fills in the form, stops the clock and submits. */
async function submitAtStoppedClock(props?: ContactFormProps) {
  await fill(hydrate(props));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await act(async () => {
    fireEvent.click(button());
  });
}
const passTime = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  postedRequests.length = 0;
  vi.mocked(showToast).mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('ContactForm.island', () => {
  beforeEach(() => {
    vi.stubGlobal('CONTACT_FORMS', { full: PROPS });
    vi.stubGlobal('DELIVERS', true);
  });

  test('keeps text typed before hydration', async () => {
    const element = print();
    const user = userEvent.setup();
    await fill(user);
    // Does not use act(), because act() runs React only after mount() has resolved, and mount() resolves only after
    // React has run.
    setActEnvironment(false);
    await mount(element);
    setActEnvironment(true);
    expect(values()).toEqual(Object.values(FILLED_FIELDS));
    await user.type(field('Message'), ' Ce matin.');
    await user.click(button());
    await waitFor(() => expect(postedRequests).toHaveLength(1));
    expect(postedRequests[0]!.body.get('message')).toBe(`${FILLED_FIELDS.message} Ce matin.`);
    expect(postedRequests[0]!.open).toHaveBeenCalledWith('POST', '/demande.php');
  });

  test.each(['data-phone', 'data-phone-href', 'data-form'])('names the attribute when %s is missing', async (name) => {
    const element = print();
    element.removeAttribute(name);
    await expect(mount(element)).rejects.toThrow(`No [${name}]`);
  });
});

describe('form validation', () => {
  test('shows the message of each invalid field and focuses the first field', async () => {
    const user = hydrate();
    await user.type(field('Téléphone'), '12');
    await user.click(button());
    await waitFor(() => expect(field('Nom').getAttribute('aria-invalid')).toBe('true'));
    expect([field('Nom'), field('Téléphone'), field('Message')].map(description)).toEqual([
      'Obligatoire',
      'Numéro invalide',
      'Obligatoire',
    ]);
    expect(document.activeElement).toBe(field('Nom'));
    expect(postedRequests).toEqual([]);
  });

  test('removes a message when its field becomes valid', async () => {
    const user = hydrate();
    await user.click(button());
    await waitFor(() => expect(field('Nom').getAttribute('aria-invalid')).toBe('true'));
    await user.type(field('Nom'), 'M');
    await waitFor(() => expect(field('Nom').hasAttribute('aria-invalid')).toBe(false));
    expect(field('Message').getAttribute('aria-invalid')).toBe('true');
  });

  test('reads values set without an event', async () => {
    const user = hydrate();
    for (const [label, value] of [
      ['Nom', FILLED_FIELDS.name],
      ['Téléphone', FILLED_FIELDS.phone],
      ['Message', FILLED_FIELDS.message],
    ] as const)
      field(label).value = value;
    await user.click(button());
    await waitFor(() => expect(postedRequests).toHaveLength(1));
    expect(Object.fromEntries(postedRequests[0]!.body)).toEqual({ ...FILLED_FIELDS, page: 'full', website: '' });
  });

  test('prefers a value set without an event over a typed value', async () => {
    const user = hydrate();
    await fill(user);
    field('Nom').value = '';
    await user.click(button());
    await waitFor(() => expect(description(field('Nom'))).toBe('Obligatoire'));
    expect(postedRequests).toEqual([]);
  });
});

describe('form delivery', () => {
  test('sends once despite repeated submits, and announces the sending', async () => {
    const user = hydrate();
    await fill(user);
    await user.dblClick(button());
    await user.type(field('Nom'), '{Enter}');
    await waitFor(() => expect(button().textContent).toBe('Envoi en cours...'));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Envoi en cours...');
    expect(postedRequests).toHaveLength(1);
  });

  test('shows a toast and empties the form once the request is stored', async () => {
    await submitForm();
    await postedRequests[0]!.answer(200, { stored: true });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(TEXTS.sent));
    expect(vi.mocked(showToast).mock.calls).toEqual([
      [expect.objectContaining({ title: 'Message envoyé !', text: 'À bientôt.', kind: 'success', duration: 6000 })],
    ]);
    expect(values()).toEqual(['', '', '']);
    expect(button().textContent).toBe('Envoyer');
  });

  test('reports success in the form when the toast fails', async () => {
    vi.mocked(showToast).mockRejectedValue(new Error('no stylesheet'));
    await submitForm();
    await postedRequests[0]!.answer(200, { stored: true });
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Message envoyé ! À bientôt.'));
  });

  test('finds the JSON answer between other output of the host', async () => {
    await submitForm();
    await postedRequests[0]!.answer(200, '<br>\n<b>Warning</b>: {x}\n{"stored":true}<!-- {stats} -->');
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(TEXTS.sent));
  });

  test("shows the server's errors, also with status 200", async () => {
    await submitForm();
    await postedRequests[0]!.answer(200, 'pub\n{"errors":{"message":"Trop long","phone":"Numéro refusé"}}');
    await waitFor(() => expect(description(field('Téléphone'))).toBe('Numéro refusé'));
    expect(description(field('Message'))).toBe('Trop long');
    expect(document.activeElement).toBe(field('Téléphone'));
    expect(values()).toEqual(Object.values(FILLED_FIELDS));
    expect(showToast).not.toHaveBeenCalled();
  });

  test.each([
    ['an error page of the host', 500, '<h1>Oups</h1>', TEXTS.unreadable],
    ['an empty answer', 200, '', TEXTS.unreadable],
    ['an answer with another status', 500, { stored: true }, TEXTS.unreadable],
    ['an error in an unknown field', 422, { errors: { age: 'Trop jeune' } }, TEXTS.unreadable],
    ['a cut connection', 0, '', TEXTS.cut],
  ])('keeps the text and offers a retry after %s', async (_, status, body, sentence) => {
    const user = await submitForm();
    await postedRequests[0]!.answer(status, body);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(sentence);
    expect(alert.textContent).toContain(TEXTS.kept);
    expect(within(alert).getByRole('link').getAttribute('href')).toBe(PHONE.href);
    expect(values()).toEqual(Object.values(FILLED_FIELDS));
    await user.click(within(alert).getByRole('button', { name: TEXTS.retry }));
    await waitFor(() => expect(postedRequests).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(postedRequests[1]!.body.toString()).toBe(postedRequests[0]!.body.toString());
  });

  test("shows the server's own refusal with one phone number", async () => {
    await submitForm();
    await postedRequests[0]!.answer(503, { message: `Appelez le ${PHONE.display}.` });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent!.split(PHONE.display)).toHaveLength(2);
    expect(alert.textContent).not.toContain(TEXTS.kept);
  });

  test('gives up after 20 seconds', async () => {
    await submitAtStoppedClock();
    await passTime(19_999);
    expect(screen.queryByRole('alert')).toBeNull();
    await passTime(1);
    expect(screen.getByRole('alert').textContent).toContain(TEXTS.late);
  });

  test('reports a missing network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await submitForm();
    await postedRequests[0]!.answer();
    expect((await screen.findByRole('alert')).textContent).toContain(TEXTS.offline);
  });

  test('posts again after a minute, in case the mail failed', async () => {
    await submitAtStoppedClock();
    await postedRequests[0]!.answer(200, { stored: true });
    await passTime(59_000);
    expect(postedRequests).toHaveLength(1);
    await passTime(1_000);
    expect(Object.fromEntries(postedRequests[1]!.body)).toEqual({
      ...FILLED_FIELDS,
      page: 'full',
      website: '',
      again: '1',
    });
  });

  test("posts again at once at the server's request", async () => {
    await submitForm();
    await postedRequests[0]!.answer(200, { stored: true, again: true });
    await waitFor(() => expect(postedRequests).toHaveLength(2));
    expect(postedRequests[1]!.body.get('again')).toBe('1');
  });

  test('counts down the last characters of a field', async () => {
    const user = hydrate();
    const statusTexts = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await user.click(field('Message'));
    await user.paste('a'.repeat(99));
    expect(statusTexts()).toEqual(['']);
    await user.paste('a');
    await waitFor(() => expect(statusTexts()).toEqual(['Encore 500 caractères.', '']));
    await user.paste('a'.repeat(500));
    await waitFor(() => expect(statusTexts()).toEqual(['Plus de place.', '']));
  });
});

describe('simulated sending', () => {
  test('waits the ordered second, logs the request and offers an email', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    await submitAtStoppedClock({ ...PROPS, sending: SIMULATION });
    await passTime(999);
    expect(button().textContent).toBe('Envoi en cours...');
    await passTime(1);
    const link = screen.getByRole('link', { name: SIMULATION.texts.email });
    expect(decodeURIComponent(link.getAttribute('href')!)).toContain('Téléphone : 01 99 00 12 34');
    expect(log.mock.calls).toEqual([['Demande de contact', FILLED_FIELDS]]);
    expect(postedRequests).toEqual([]);
    expect(values()).toEqual(['', '', '']);
  });
});
