// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { company, phone } from '../../data/model/company';
import { contactForm } from '../../data/model/site';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { REQUIRED as NEEDED, WRITTEN, WRITTEN_COMPACT } from '../../tests/support/written';
import { showToast } from '../widgets/toast';
import { mount } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { compactForm, formDefines, formNote, formProps, fullForm } from './contact-form-props';

// The form fetches them as it comes alive: here they are at once.
await Promise.all([import('./contact-request'), import('./simulate-sending'), import('./deliver-request')]);
vi.mock('../widgets/toast', () => ({ showToast: vi.fn() }));
onePagePerTest();

const REQUIRED = 'Ce champ est obligatoire';
const REQUEST = WRITTEN;
/** Fields that are asked for, in their order. */
const asked = () => Array.from(document.querySelectorAll('input, textarea'), (each) => each.getAttribute('name'));

const user = userEvent.setup({ delay: null });
const field = (name: string) => the<HTMLInputElement>(`[name=${name}]`);
const button = () => the<HTMLButtonElement>('button[type=submit]');
const isBusy = () => button().getAttribute('aria-disabled') === 'true';
/** The message under a field, found as assistive technology finds it. */
const messageOf = (name: string) =>
  document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent;

let logged: ReturnType<typeof vi.spyOn>;
let errors: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(showToast).mockReset().mockResolvedValue();
  logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  errors = vi.spyOn(console, 'error').mockImplementation(() => {});
});

/** React works between the visitor's actions; only the simulated sending takes time, and that is faked. */
async function until(check: () => void): Promise<void> {
  for (let turns = 0; turns < 500; turns += 1) {
    await setImmediate();
    try {
      return check();
    } catch {
      // Not yet.
    }
  }
  check();
}

function print(form = fullForm): void {
  for (const [name, value] of Object.entries(formDefines(form.sending.kind === 'delivery')))
    vi.stubGlobal(name, JSON.parse(value));
  document.body.innerHTML = printed(
    <ContactSection form={form} note={formNote} phone={phone} assurance={{ text: 'Attestation jointe au devis' }} />,
  );
}
async function load(form = fullForm): Promise<void> {
  print(form);
  await mount(the('[data-widget]'));
}
async function write(request: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(request)) await user.type(field(name), text);
}
const submit = () => user.click(button());
/** The form as a visitor leaves it who has written his request and sent it. */
async function loadAndSend(form = fullForm): Promise<void> {
  await load(form);
  await write(REQUEST);
  await submit();
}

describe('what the form asks', () => {
  test('in full: every field, the message last', () => {
    print();
    expect(asked().sort()).toEqual(Object.keys(REQUEST).sort());
    expect(asked().at(-1)).toBe('message');
    expect(the('textarea').getAttribute('rows')).toBe('5');
  });

  test('in the compact form: those of it', () => {
    print(compactForm);
    expect(asked().sort()).toEqual(Object.keys(WRITTEN_COMPACT).sort());
    expect(the('textarea').getAttribute('rows')).toBe('3');
  });

  test('each field has its label, and an asterisk where it is required, as the note explains', () => {
    print();
    expect(plain(document.body.textContent)).toContain("Les champs marqués d'un astérisque (*) sont obligatoires.");
    for (const each of document.querySelectorAll<HTMLInputElement>('input, textarea')) {
      const label = the(`label[for=${each.id}]`).textContent ?? '';
      expect(label.length).toBeGreaterThan(5);
      expect(label.includes(' *')).toBe(each.required);
    }
    const required = Array.from(document.querySelectorAll('[required]'), (each) => each.getAttribute('name'));
    expect(required.sort()).toEqual(Object.keys(NEEDED).sort());
  });

  test.each([
    ['name', { type: 'text', autocomplete: 'name' }],
    ['phone', { type: 'tel', autocomplete: 'tel', inputmode: 'tel' }],
    ['email', { type: 'email', autocomplete: 'email', inputmode: 'email' }],
    ['subject', { type: 'text' }],
  ])('%s opens the right keyboard, and is filled in by the browser', (name, attributes) => {
    print();
    for (const [attribute, value] of Object.entries(attributes))
      expect(field(name).getAttribute(attribute)).toBe(value);
  });

  test('the asterisk of a label is not read out', () => {
    print();
    expect(screen.getByRole('textbox', { name: plain(contactForm.fields.name.label) })).toBe(field('name'));
  });
});

describe('a form with mistakes', () => {
  test('says under each field what is missing, and takes the visitor to the first', async () => {
    await load();
    await submit();
    await until(() => expect(messageOf('name')).toBe(REQUIRED));
    expect(messageOf('phone')).toBe(REQUIRED);
    expect(messageOf('message')).toBe(REQUIRED);
    expect(messageOf('email')).toBeUndefined();
    expect(messageOf('subject')).toBeUndefined();
    expect(document.activeElement).toBe(field('name'));
    expect(logged).not.toHaveBeenCalled();
    expect(showToast).not.toHaveBeenCalled();
  });

  test('says which telephone number and which address are no good, and takes the visitor to the first', async () => {
    await load();
    await write({ name: 'Marie', phone: '00 29 00 00 00', email: 'marie@exemple', message: 'Bonjour' });
    await submit();
    await until(() => expect(messageOf('phone')).toBe('Numéro de téléphone invalide'));
    expect(messageOf('email')).toBe('Adresse email invalide');
    expect(document.activeElement).toBe(field('phone'));
  });

  test('marks the field for assistive technology and for the red border, and only that one', async () => {
    await load();
    await write({ name: 'Marie', phone: '12', message: 'Bonjour' });
    await submit();
    await until(() => expect(field('phone').getAttribute('aria-invalid')).toBe('true'));
    expect(field('name').hasAttribute('aria-invalid')).toBe(false);
    expect(field('name').hasAttribute('aria-describedby')).toBe(false);
    const message = document.getElementById(field('phone').getAttribute('aria-describedby') ?? '')!;
    expect(field('phone').compareDocumentPosition(message) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  test('is silent while the visitor writes for the first time', async () => {
    await load();
    await write({ phone: '12' });
    await user.tab();
    await setImmediate();
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(0);
  });

  test('is checked again with each letter after the first submit', async () => {
    await load();
    await submit();
    await until(() => expect(messageOf('phone')).toBe(REQUIRED));
    await write({ phone: '0' });
    await until(() => expect(messageOf('phone')).toBe('Numéro de téléphone invalide'));
    await write({ phone: '329000000' });
    await until(() => expect(messageOf('phone')).toBeUndefined());
    expect(field('phone').hasAttribute('aria-invalid')).toBe(false);
    await user.type(field('phone'), '{Backspace}');
    await until(() => expect(messageOf('phone')).toBe('Numéro de téléphone invalide'));
    expect(messageOf('name')).toBe(REQUIRED);
  });
});

describe('a form that is right', () => {
  test('says that it is sending, disabled, for one second; then the toast comes and the form is empty', async () => {
    await load();
    expect(plain(button().textContent)).toBe('Envoyer ma demande');
    await write(REQUEST);
    await submit();
    await until(() => expect(button().textContent).toBe('Envoi en cours...'));
    expect(isBusy()).toBe(true);
    expect(document.activeElement).toBe(button());
    expect(screen.getByRole('status').textContent).toBe('Envoi en cours...');
    await vi.advanceTimersByTimeAsync(999);
    expect(showToast).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await until(() => expect(showToast).toHaveBeenCalledTimes(1));
    const [toast] = vi.mocked(showToast).mock.calls[0] ?? [];
    expect(toast?.kind).toBe('success');
    expect(plain(toast?.title)).toBe('Message envoyé !');
    expect(plain(toast?.text)).toBe('Nous vous contacterons très prochainement.');
    await until(() => expect(isBusy()).toBe(false));
    expect(plain(button().textContent)).toBe('Envoyer ma demande');
    for (const name of Object.keys(REQUEST)) expect(field(name).value).toBe('');
  });

  test('is written to the console, once, and goes nowhere else', async () => {
    const ways = { fetch: vi.fn(), XMLHttpRequest: vi.fn(), sendBeacon: vi.fn() };
    vi.stubGlobal('fetch', ways.fetch);
    vi.stubGlobal('XMLHttpRequest', ways.XMLHttpRequest);
    Object.defineProperty(navigator, 'sendBeacon', { value: ways.sendBeacon, configurable: true });
    const posted = vi.fn((event: Event) => event.defaultPrevented);
    await load();
    document.addEventListener('submit', posted);
    await write(REQUEST);
    await submit();
    await until(() => expect(logged).toHaveBeenCalledExactlyOnceWith('Demande de contact', REQUEST));
    await vi.advanceTimersByTimeAsync(1000);
    await until(() => expect(showToast).toHaveBeenCalledTimes(1));
    expect(posted).toHaveReturnedWith(true);
    for (const way of Object.values(ways)) expect(way).not.toHaveBeenCalled();
  });

  test('is sent once, however often the visitor asks while it runs', async () => {
    await load();
    await write(REQUEST);
    const ask = () => the('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    ask();
    ask();
    await until(() => expect(logged).toHaveBeenCalled());
    await submit();
    await user.type(field('name'), '{Enter}');
    ask();
    await vi.advanceTimersByTimeAsync(1000);
    await until(() => expect(isBusy()).toBe(false));
    expect(logged).toHaveBeenCalledTimes(1);
    expect(showToast).toHaveBeenCalledTimes(1);
  });

  test('says itself that it is sent where the toast cannot come', async () => {
    vi.mocked(showToast).mockRejectedValue(new Error('line broke'));
    await loadAndSend();
    await until(() => expect(isBusy()).toBe(true));
    await vi.advanceTimersByTimeAsync(1000);
    await until(() =>
      expect(plain(screen.getByRole('status').textContent)).toContain(
        'Message envoyé ! Nous vous contacterons très prochainement.',
      ),
    );
    expect(field('name').value).toBe('');
  });

  test('then says that the craftsman has no message yet, and offers it as an email, and the telephone', async () => {
    await loadAndSend();
    await until(() => expect(isBusy()).toBe(true));
    await vi.advanceTimersByTimeAsync(1000);
    const status = screen.getByRole('status');
    await until(() => expect(plain(status.textContent)).toContain(contactForm.lastStep.title));
    const [email, call] = Array.from(status.querySelectorAll('a'));
    expect(email?.textContent).toBe('Envoyer ce message par email');
    const href = decodeURIComponent(email?.href ?? '');
    expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=`));
    for (const text of Object.values(REQUEST)) expect(href).toContain(text);
    expect(call?.href).toBe(phone.href);

    // It stays until the next message.
    await vi.advanceTimersByTimeAsync(60_000);
    expect(status.querySelector('a')).not.toBeNull();
    await write(REQUEST);
    expect(status.querySelector('a')).not.toBeNull();
    await submit();
    await until(() => expect(status.querySelector('a')).toBeNull());
  });
});

describe('a form that delivers', () => {
  const delivering = formProps('full', true);
  type Sent = { url: string; body: URLSearchParams; answer(status: number, body: string): void; lose(): void };
  let sent: Sent[];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 0;
        responseText = '';
        onloadend = () => {};
        url = '';
        open(_method: string, url: string) {
          this.url = url;
        }
        setRequestHeader() {}
        abort() {
          this.onloadend();
        }
        send(body: string) {
          sent.push({
            url: this.url,
            body: new URLSearchParams(body),
            answer: (status, responseText) => {
              Object.assign(this, { status, responseText });
              this.onloadend();
            },
            lose: () => this.onloadend(),
          });
        }
      },
    );
  });

  async function sendRequest(count = 1): Promise<Sent> {
    await submit();
    await until(() => expect(sent).toHaveLength(count));
    return sent[count - 1]!;
  }
  async function sendFirst(): Promise<Sent> {
    await load(delivering);
    await write(REQUEST);
    return sendRequest();
  }
  const says = (text: string) =>
    until(() => expect(plain(screen.getByRole('alert').textContent)).toContain(plain(text)));

  test('sends what was written, and says so and is empty only once it is stored', async () => {
    const { url, body, answer } = await sendFirst();
    expect(url).toBe('/demande.php');
    expect(Object.fromEntries(body)).toEqual({ ...REQUEST, website: '', page: 'full' });
    await until(() => expect(button().textContent).toBe('Envoi en cours...'));
    expect(isBusy()).toBe(true);
    expect(showToast).not.toHaveBeenCalled();
    expect(field('name').value).toBe(REQUEST.name);
    answer(200, '{"stored":true}');
    await until(() => expect(showToast).toHaveBeenCalledTimes(1));
    await until(() => expect(field('name').value).toBe(''));
    // It stays where the form was, once the toast has gone.
    await vi.advanceTimersByTimeAsync(50_000);
    expect(plain(screen.getByRole('status').textContent)).toBe(
      'Message envoyé ! Nous vous contacterons très prochainement.',
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(logged).not.toHaveBeenCalled();
    expect(localStorage).toHaveLength(0);
  });

  test.each([
    ['a host answers with a page of its own', 500, '<h1>Error</h1>', contactForm.failure.unreadable],
    ['a host sends the program itself', 200, '<?php echo 1;', contactForm.failure.unreadable],
    ['a host answers nothing', 200, '', contactForm.failure.unreadable],
    ['an answer is no answer', 200, 'null', contactForm.failure.unreadable],
    ['an answer does not say that it is stored', 200, '{"stored":"no"}', contactForm.failure.unreadable],
    ['an answer names a field that is none', 422, '{"errors":{"age":"Trop jeune"}}', contactForm.failure.unreadable],
  ])('keeps everything, and says what happened, where %s', async (_, status, body, text) => {
    (await sendFirst()).answer(status, body);
    await says(text);
    await says(phone.display);
    for (const [name, value] of Object.entries(REQUEST)) expect(field(name).value).toBe(value);
    expect(showToast).not.toHaveBeenCalled();
    expect(isBusy()).toBe(false);
  });

  test('keeps everything where the program refuses, whose sentence alone says what to do', async () => {
    (await sendFirst()).answer(429, `{"message":"Trop de demandes. Appelez le ${phone.display}."}`);
    await says(`Trop de demandes. Appelez le ${phone.display}.`);
    expect(screen.getByRole('alert').querySelector('a')?.getAttribute('href')).toBe(phone.href);
    expect(screen.getByRole('alert').textContent).not.toContain(contactForm.failure.kept);
    expect(field('message').value).toBe(REQUEST.message);
  });

  test('tells no network from a connection that broke', async () => {
    (await sendFirst()).lose();
    await says(contactForm.failure.cut);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    (await sendRequest(2)).lose();
    await says(contactForm.failure.offline);
  });

  test('no longer waits after twenty seconds', async () => {
    await sendFirst();
    await vi.advanceTimersByTimeAsync(19_999);
    expect(isBusy()).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    await says(contactForm.failure.late);
  });

  test('tries again with the same text, and the button that goes hands on the focus', async () => {
    (await sendFirst()).lose();
    await says(contactForm.failure.cut);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    await until(() => expect(sent).toHaveLength(2));
    expect(document.activeElement).toBe(button());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(String(sent[1]?.body)).toBe(String(sent[0]?.body));
  });

  test('asks for the mail of what is stored a minute later and as the page is left, should it have failed', async () => {
    const beacon = vi.fn();
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    (await sendFirst()).answer(200, '{"stored":true}');
    await until(() => expect(showToast).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const again = { ...REQUEST, website: '', page: 'full', again: '1' };
    expect(Object.fromEntries(sent[1]?.body ?? [])).toEqual(again);
    dispatchEvent(new Event('pagehide'));
    dispatchEvent(new Event('pagehide'));
    expect(beacon).toHaveBeenCalledTimes(1);
    expect([beacon.mock.calls[0]?.[0], Object.fromEntries(beacon.mock.calls[0]?.[1])]).toEqual(['/demande.php', again]);
  });

  test('says near the end of a box how much it still takes, and begins anew when it is empty', async () => {
    await load(delivering);
    const { maxLength } = contactForm.fields.message;
    const room = () => plain(field('message').parentElement?.querySelector('[role=status]')?.textContent);
    const writeUpTo = async (left: number) => {
      field('message').value = 'a'.repeat(maxLength - left - 1);
      await write({ message: 'b' });
    };
    await writeUpTo(501);
    expect(room()).toBe('');
    for (const [left, said] of [
      [500, '500'],
      [460, '500'],
      [450, '450'],
      [99, '100'],
      [7, '10'],
    ] as const) {
      await writeUpTo(left);
      await until(() => expect(room()).toBe(`Encore ${said} caractères au plus.`));
    }
    await writeUpTo(0);
    await until(() => expect(room()).toBe("Il n'y a plus de place. Dites-nous la suite au téléphone."));
    const { message: _written, ...others } = NEEDED;
    await write(others);
    (await sendRequest()).answer(200, '{"stored":true}');
    await until(() => expect(field('message').value).toBe(''));
    await until(() => expect(room()).toBe(''));
  });

  test('puts what the program finds wrong under its field, and leads to the first', async () => {
    (await sendFirst()).answer(422, '{"errors":{"message":"Trop long","phone":"Numéro de téléphone invalide"}}');
    await until(() => expect(messageOf('phone')).toBe('Numéro de téléphone invalide'));
    expect(messageOf('message')).toBe('Trop long');
    await until(() => expect(document.activeElement).toBe(field('phone')));
    expect(field('name').value).toBe(REQUEST.name);
  });

  test('in compact form says that it is', async () => {
    await load(formProps('compact', true));
    await write(WRITTEN_COMPACT);
    const { body } = await sendRequest();
    expect(Object.fromEntries(body)).toEqual({ ...WRITTEN_COMPACT, website: '', page: 'compact' });
  });

  test('without scripts posts to the same program, with a trap for robots that nobody sees', () => {
    print(delivering);
    expect(the('form').getAttribute('action')).toBe('/demande.php');
    expect(the('form').getAttribute('method')).toBe('post');
    expect(the('form').hasAttribute('enctype')).toBe(false);
    expect(the<HTMLInputElement>('[name=page]').value).toBe('full');
    const trap = the<HTMLInputElement>('[name=website]');
    expect(trap.closest('[hidden]')).not.toBeNull();
    expect([trap.tabIndex, trap.autocomplete]).toEqual([-1, 'off']);
    expect(document.querySelector('noscript')).toBeNull();
  });
});

test('the code takes the page over as it stands', async () => {
  await load();
  expect(errors).not.toHaveBeenCalled();
});

test('a form that cannot come alive gives the page its HTML back', async () => {
  print();
  const form = the('form');
  vi.stubGlobal('CONTACT_FORMS', { full: { ...fullForm, texts: undefined } });
  await expect(mount(the('[data-widget]'))).rejects.toThrow();
  expect(form.isConnected).toBe(true);
});
