// @vitest-environment happy-dom
import { setImmediate } from 'node:timers/promises';
import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { phone } from '../../data/model/company';
import { contactForm } from '../../data/model/site';
import { onePagePerTest, the } from '../../tests/support/page';
import { plain, printed } from '../../tests/support/printed';
import { REQUIRED as NEEDED, WRITTEN, WRITTEN_COMPACT } from '../../tests/support/written';
import { showToast } from '../widgets/toast';
import { mount } from './ContactForm.island';
import { ContactSection } from './ContactSection';
import { compactForm, formDefines, formProps, fullForm } from './contact-form-props';

// The form fetches them as it comes alive: here they are at once.
await Promise.all([import('./contact-request'), import('./simulate-sending'), import('./deliver-request')]);
vi.mock('../widgets/toast', () => ({ showToast: vi.fn() }));
onePagePerTest();

const REQUIRED = 'Ce champ est obligatoire';
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

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.mocked(showToast).mockReset().mockResolvedValue();
  logged = vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
  document.body.innerHTML = printed(<ContactSection form={form} />);
}
async function load(form = fullForm): Promise<void> {
  print(form);
  await mount(the('[data-widget]'));
}
async function write(request: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(request)) await user.type(field(name), text);
}
const submit = () => user.click(button());

describe('what the form asks', () => {
  test.each([
    ['in full', fullForm, WRITTEN, '5'],
    ['in short', compactForm, WRITTEN_COMPACT, '3'],
  ])('%s: every field of that form, the message last', (_, form, fields, rows) => {
    print(form);
    expect(asked().sort()).toEqual(Object.keys(fields).sort());
    expect(asked().at(-1)).toBe('message');
    expect(the('textarea').getAttribute('rows')).toBe(rows);
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
  test('is sent once, however often the visitor asks while it runs', async () => {
    await load();
    await write(WRITTEN);
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
    await load();
    await write(WRITTEN);
    await submit();
    await until(() => expect(isBusy()).toBe(true));
    await vi.advanceTimersByTimeAsync(1000);
    await until(() =>
      expect(plain(screen.getByRole('status').textContent)).toContain(
        'Message envoyé ! Nous vous contacterons très prochainement.',
      ),
    );
    expect(field('name').value).toBe('');
  });
});

describe('a form that delivers', () => {
  const delivering = formProps('full', true);
  type Sent = { body: URLSearchParams; answer(status: number, body: string): void };
  let sent: Sent[];

  beforeEach(() => {
    sent = [];
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 0;
        responseText = '';
        onloadend = () => {};
        open() {}
        setRequestHeader() {}
        abort() {}
        send(body: string) {
          sent.push({
            body: new URLSearchParams(body),
            answer: (status, responseText) => {
              Object.assign(this, { status, responseText });
              this.onloadend();
            },
          });
        }
      },
    );
  });

  async function sendRequest(): Promise<Sent> {
    await submit();
    await until(() => expect(sent).toHaveLength(1));
    return sent[0]!;
  }
  async function sendFirst(): Promise<Sent> {
    await load(delivering);
    await write(WRITTEN);
    return sendRequest();
  }

  test.each([
    ['a host answers with a page of its own', 500, '<h1>Error</h1>'],
    ['a host sends the program itself', 200, '<?php echo 1;'],
    ['a host answers nothing', 200, ''],
    ['an answer is no answer', 200, 'null'],
    ['an answer does not say that it is stored', 200, '{"stored":"no"}'],
    ['an answer names a field that is none', 422, '{"errors":{"age":"Trop jeune"}}'],
  ])('keeps everything, and says what happened, where %s', async (_, status, body) => {
    (await sendFirst()).answer(status, body);
    const said = () => plain(screen.getByRole('alert').textContent);
    await until(() => expect(said()).toContain(plain(contactForm.failure.unreadable)));
    expect(said()).toContain(phone.display);
    for (const [name, value] of Object.entries(WRITTEN)) expect(field(name).value).toBe(value);
    expect(showToast).not.toHaveBeenCalled();
    expect(isBusy()).toBe(false);
  });

  test('asks for the mail of what is stored a minute later and as the page is left, should it have failed', async () => {
    const beacon = vi.fn();
    Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true });
    (await sendFirst()).answer(200, '{"stored":true}');
    await until(() => expect(showToast).toHaveBeenCalledTimes(1));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    const again = { ...WRITTEN, website: '', page: 'full', again: '1' };
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

test('a form that cannot come alive gives the page its HTML back', async () => {
  print();
  const form = the('form');
  vi.stubGlobal('CONTACT_FORMS', { full: { ...fullForm, texts: undefined } });
  await expect(mount(the('[data-widget]'))).rejects.toThrow();
  expect(form.isConnected).toBe(true);
});
