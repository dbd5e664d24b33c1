import type { ConsoleMessage, Page } from '@playwright/test';
import { formProps } from '../components/ContactForm/contact-form-props';
import { colour } from '../components/theme/tokens';
import { typeset, typesetDeep } from '../components/typography/typeset';
import { company, phone } from '../data/company';
import { contactForm, deliveryPath, type FieldName, SUBMIT_DELAY_MS } from '../data/contact-form';
import { CHUNKS, expect, goBack, holdBack, open, ready, stopClock, test } from './browser/fixtures';

const { fields, requiredMessage, success } = contactForm;
const labelOf = (name: FieldName) => fields[name].label;
const request = {
  name: 'Prénom Nom',
  phone: '03 53 01 00 00',
  email: 'prenom.nom@mail.example',
  subject: 'Fuite',
  message: 'Une tuile a glissé.',
};
const { email: _email, subject: _subject, ...compactRequest } = request;

const form = (page: Page) => page.locator('form');
const field = (page: Page, name: FieldName) => form(page).getByLabel(labelOf(name));
const submit = (page: Page) => form(page).getByRole('button');
const toast = (page: Page) => page.locator('.notyf__toast');

async function fill(page: Page, values: Partial<typeof request>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name as FieldName).fill(value);
}

/** Waits until the form hears the visitor: its code comes at his first sign of interest. */
async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await field(page, 'name').focus();
  await ready(page, 'ContactForm');
}

/** What the form has written to the console, in the order of sending. */
function watchConsole(page: Page): () => Promise<unknown[]> {
  const logged: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') logged.push(message);
  });
  return () => Promise.all(logged.map((message) => message.args()[1]?.jsonValue()));
}

async function expectEmpty(page: Page, values: Partial<typeof request>): Promise<void> {
  for (const name of Object.keys(values)) await expect(field(page, name as FieldName)).toHaveValue('');
}

test.describe('The contact form', () => {
  test('asks for five things on the contact page, of which three are required', async ({ page }) => {
    await open(page, '/contact');
    await expect(form(page).locator('input, textarea')).toHaveCount(5);
    const names = await form(page)
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((element) => (element as HTMLInputElement).name));
    expect(names).toEqual(['name', 'phone', 'email', 'subject', 'message']);
    await expect(form(page).locator('label')).toHaveText([
      `${fields.name.label} *`,
      typeset(`${fields.phone.label} * ${fields.phone.hint}`),
      typeset(`${fields.email.label} ${fields.email.hint}`),
      fields.subject.label,
      `${fields.message.label} *`,
    ]);
    await expect(form(page).locator('[required]')).toHaveCount(3);
    await expect(form(page)).toContainText(typeset(contactForm.requiredNote));
    await expect(field(page, 'message')).toHaveAttribute('rows', '5');
  });

  test('asks for three things elsewhere, with a smaller box for the message', { tag: '@phone' }, async ({ page }) => {
    for (const path of ['/', '/services/charpente']) {
      await open(page, path);
      const names = await form(page)
        .locator('input, textarea')
        .evaluateAll((fields) => fields.map((element) => (element as HTMLInputElement).name));
      expect(names).toEqual(['name', 'phone', 'message']);
      await expect(field(page, 'message')).toHaveAttribute('rows', '3');
    }
  });

  for (const [path, tag] of [
    ['/contact', undefined],
    ['/', '@phone'],
  ] as const) {
    const required = ['name', 'phone', 'message'] as const;
    test(`on ${path} says under each required field that it is empty, marks it, and leads to the first`, {
      tag,
    }, async ({ page }) => {
      await openForm(page, path);
      await submit(page).click();
      await expect(form(page).getByText(requiredMessage)).toHaveCount(required.length);
      for (const name of required) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(requiredMessage);
        await expect(field(page, name)).toHaveCSS('border-top-color', rgb(colour.error));
        const [box, message] = [
          await field(page, name).boundingBox(),
          await form(page).locator(`#devis-${name}-error`).boundingBox(),
        ];
        expect(message!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
      }
      await expect(field(page, 'name')).toBeFocused();
      await expect(toast(page)).toHaveCount(0);
    });
  }

  test('takes spaces alone for an empty field', { tag: '@phone' }, async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, { ...request, name: '   ' });
    await submit(page).click();
    await expect(field(page, 'name')).toHaveAccessibleDescription(requiredMessage);
  });

  test('leads to the first field that is wrong, not to the first field', { tag: '@phone' }, async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, { name: request.name, phone: request.phone, email: 'personne' });
    await submit(page).click();
    await expect(field(page, 'email')).toBeFocused();
    await expect(field(page, 'email')).toHaveAccessibleDescription(fields.email.rule.message);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid');
  });

  test('says nothing before the first try, and after it re-checks with each letter', async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, { phone: '12', email: 'personne' });
    await field(page, 'message').focus();
    await expect(form(page).locator('[aria-invalid]')).toHaveCount(0);

    await submit(page).click();
    await expect(field(page, 'phone')).toHaveAccessibleDescription(fields.phone.rule.message);
    await field(page, 'phone').fill('03 53 01 00 0');
    await expect(field(page, 'phone')).toHaveAccessibleDescription(fields.phone.rule.message);
    await field(page, 'phone').press('End');
    await field(page, 'phone').press('0');
    await expect(field(page, 'phone')).not.toHaveAttribute('aria-invalid');
    await expect(field(page, 'phone')).toHaveAccessibleDescription('');
    await field(page, 'phone').fill('');
    await expect(field(page, 'phone')).toHaveAccessibleDescription(requiredMessage);
    await field(page, 'email').fill('');
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
    await field(page, 'email').fill('A@B.FR');
    await expect(field(page, 'email')).not.toHaveAttribute('aria-invalid');
  });

  for (const [path, values, tag] of [
    ['/contact', request, undefined],
    ['/', compactRequest, '@phone'],
  ] as const) {
    test(`on ${path} sends for one second, says so, tells the console, and is then empty`, { tag }, async ({
      page,
    }) => {
      const logged = watchConsole(page);
      await openForm(page, path);
      await fill(page, values);
      await stopClock(page);
      const asked: string[] = [];
      page.on('request', (outgoing) => asked.push(`${outgoing.method()} ${new URL(outgoing.url()).pathname}`));

      await submit(page).click();
      await expect(submit(page)).toHaveText(contactForm.submitting);
      await expect(submit(page)).toBeDisabled();
      await page.clock.runFor(SUBMIT_DELAY_MS - 1);
      await expect(submit(page)).toBeDisabled();
      await expect(toast(page)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(toast(page)).toContainText(typeset(success.title));
      await expect(toast(page)).toContainText(success.text);
      await page.clock.runFor(100);
      await expect(page.locator('[aria-live=polite]')).toHaveText(typeset(`${success.title} ${success.text}`));

      await expect(submit(page)).toHaveText(contactForm.submit);
      await expect(submit(page)).toBeEnabled();
      await expect(submit(page)).toBeFocused();
      await expectEmpty(page, values);
      expect(await logged()).toEqual([values]);
      expect(asked.filter((line) => !/^GET \/assets\//.test(line))).toEqual([]);
    });
  }

  test('can be sent a second time', { tag: '@phone' }, async ({ page }) => {
    const logged = watchConsole(page);
    await openForm(page, '/');
    for (const message of ['Un', 'Deux']) {
      await fill(page, { ...compactRequest, message });
      await submit(page).click();
      await expect(field(page, 'message')).toHaveValue('');
    }
    expect(await logged()).toEqual([
      { ...compactRequest, message: 'Un' },
      { ...compactRequest, message: 'Deux' },
    ]);
  });

  test('takes what was written without the spaces around it', { tag: '@phone' }, async ({ page }) => {
    const logged = watchConsole(page);
    await openForm(page, '/');
    await fill(page, { name: '  Prénom Nom ', phone: ' 0353010000 ', message: ' Bonjour\n' });
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await logged()).toEqual([{ name: 'Prénom Nom', phone: '0353010000', message: 'Bonjour' }]);
  });

  test('is sent once, however often it is asked while it is being sent', { tag: '@phone' }, async ({ page }) => {
    const logged = watchConsole(page);
    await openForm(page, '/contact');
    await fill(page, request);
    await stopClock(page);
    await form(page).evaluate((element) => {
      for (let times = 0; times < 3; times += 1)
        element.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    });
    await field(page, 'name').press('Enter');
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(SUBMIT_DELAY_MS);
    await expect(toast(page)).toHaveCount(1);
    expect(await logged()).toEqual([request]);
  });

  test('is sent with the Enter key, which leaves the focus where it is', async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, request);
    await field(page, 'subject').press('Enter');
    await expect(toast(page)).toBeVisible();
    await expectEmpty(page, request);
    await expect(field(page, 'subject')).toBeFocused();
  });

  test('ends what it began when the visitor comes back in the middle of it', { tag: '@phone' }, async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, request);
    await stopClock(page);
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await page.evaluate(() => window.location.assign('/mentions-legales'));
    await expect(page).toHaveURL('/mentions-legales');
    await goBack(page);
    await expect(page).toHaveURL('/contact');
    await page.clock.runFor(SUBMIT_DELAY_MS);
    await expect(submit(page)).toBeEnabled();
    await expect(submit(page)).toHaveText(contactForm.submit);
  });

  test('can be used on a page that was reloaded in the middle of sending', { tag: '@phone' }, async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    await page.reload();
    await expect(submit(page)).toBeEnabled();
    await fill(page, request);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('Before its code has come, the contact form', { tag: '@phone' }, () => {
  test('keeps what is typed', async ({ page }) => {
    const logged = watchConsole(page);
    const letGo = await holdBack(page, CHUNKS);
    await open(page, '/contact');
    await fill(page, request);
    letGo();
    await ready(page, 'ContactForm');
    for (const [name, value] of Object.entries(request))
      await expect(field(page, name as FieldName)).toHaveValue(value);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await logged()).toEqual([request]);
  });

  test('keeps what is being typed while it comes', async ({ page }) => {
    const letGo = await holdBack(page, CHUNKS);
    await open(page, '/contact');
    await field(page, 'message').focus();
    await page.keyboard.type('Une tuile ');
    letGo();
    await page.keyboard.type('a glissé, et une autre, ');
    await ready(page, 'ContactForm');
    await page.keyboard.type('et une gouttière.');
    await expect(field(page, 'message')).toHaveValue('Une tuile a glissé, et une autre, et une gouttière.');
    await expect(field(page, 'message')).toBeFocused();
  });

  test('keeps a submit, shows that it waits, and sends once', async ({ page }) => {
    const logged = watchConsole(page);
    const letGo = await holdBack(page, CHUNKS);
    await open(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/contact');
    letGo();
    await expect(toast(page)).toHaveCount(1);
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await expectEmpty(page, request);
    expect(await logged()).toEqual([request]);
  });

  test('keeps a submit that breaks the rules, and says so once it can', async ({ page }) => {
    const letGo = await holdBack(page, CHUNKS);
    await open(page, '/contact');
    await submit(page).click();
    letGo();
    await expect(field(page, 'name')).toHaveAccessibleDescription(requiredMessage);
    await expect(field(page, 'name')).toBeFocused();
  });
});

test.describe('The code of the contact form', { tag: '@phone' }, () => {
  const isForm = (url: string) => CHUNKS.test(url);

  test('is fetched, and does not run, once the form has been in sight for a while; it runs when the form is touched', async ({
    page,
  }) => {
    const chunks: string[] = [];
    page.on('request', (asked) => isForm(asked.url()) && chunks.push(asked.url()));
    await open(page, '/');
    await page.waitForLoadState('networkidle');
    expect(chunks).toEqual([]);
    const widget = page.locator('[data-widget^="ContactForm "]');
    const [prefetch] = await Promise.all([page.waitForRequest(CHUNKS), form(page).scrollIntoViewIfNeeded()]);
    expect(await prefetch.headerValue('sec-purpose')).toBe('prefetch');
    await prefetch.response().then((response) => response?.finished());
    await expect(widget).toHaveAttribute('data-widget-status', 'waiting');
    await field(page, 'name').focus();
    await ready(page, 'ContactForm');
    const fetched = await page.evaluate(
      (url) =>
        (performance.getEntriesByName(url) as PerformanceResourceTiming[]).filter((each) => each.transferSize > 0),
      prefetch.url(),
    );
    expect(fetched).toHaveLength(1);
  });

  for (const line of [{ effectiveType: '2g' }, { effectiveType: '4g', saveData: true }]) {
    test(`waits for the first touch on a line that says ${JSON.stringify(line)}`, async ({ page }) => {
      await page.addInitScript(
        (connection) => Object.defineProperty(navigator, 'connection', { value: connection }),
        line,
      );
      const chunks: string[] = [];
      page.on('request', (asked) => isForm(asked.url()) && chunks.push(asked.url()));
      await page.clock.install();
      await open(page, '/');
      await form(page).scrollIntoViewIfNeeded();
      await expect(form(page)).toBeInViewport();
      await page.clock.runFor(10_000);
      await page.waitForLoadState('networkidle');
      expect(chunks).toEqual([]);
      await field(page, 'name').focus();
      await ready(page, 'ContactForm');
    });
  }
});

test.describe('Where its code never comes, the contact form', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /Widget ContactForm failed|ERR_FAILED/ });

  test('is the form of the page: its fields are required, and it opens the mail program', async ({ page }) => {
    await page.route(CHUNKS, (route) => route.abort());
    await open(page, '/');
    await field(page, 'name').focus();
    await expect(page.locator('[data-widget^="ContactForm "]')).toHaveAttribute('data-widget-status', 'failed');
    const submitted = await watchNativeSubmit(page);
    await submit(page).click();
    expect(await submitted()).toBeNull();
    await fill(page, compactRequest);
    await submit(page).click();
    await expect.poll(submitted).toEqual(MAIL);
  });

  test('does what was asked of it while it waited, as soon as the code is known not to come', async ({ page }) => {
    let breakLine = () => {};
    const broken = new Promise<void>((done) => {
      breakLine = done;
    });
    await page.route(CHUNKS, (route) => broken.then(() => route.abort()));
    await open(page, '/');
    await fill(page, compactRequest);
    await submit(page).click();
    const submitted = await watchNativeSubmit(page);
    expect(await submitted()).toBeNull();
    breakLine();
    await expect.poll(submitted).toEqual(MAIL);
  });

  test('opens the mail program for who has waited ten seconds', async ({ page }) => {
    await holdBack(page, CHUNKS);
    await page.clock.install();
    await open(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    const submitted = await watchNativeSubmit(page);
    await page.clock.runFor(9000);
    expect(await submitted()).toBeNull();
    await page.clock.runFor(1000);
    await expect.poll(submitted).toEqual(MAIL);
  });
});

test.describe('Where the code of the toast never comes, the contact form', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('says itself that the message is sent', async ({ page }) => {
    await openForm(page, '/contact');
    await page.waitForLoadState('networkidle');
    await page.route(CHUNKS, (route) => route.abort());
    await fill(page, request);
    await submit(page).click();
    await expect(form(page).getByRole('status')).toContainText(typeset(`${success.title} ${success.text}`));
    await expectEmpty(page, request);
  });
});

test.describe('Where only the code that checks and sends does not come, the contact form', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /ERR_FAILED/ });

  test('is sent by the browser, as without scripts', async ({ page }) => {
    await open(page, '/');
    const [island] = await Promise.all([page.waitForRequest(CHUNKS), field(page, 'name').focus()]);
    await page.route(CHUNKS, (route) => (route.request().url() === island.url() ? route.continue() : route.abort()));
    await page.reload();
    await field(page, 'name').focus();
    await ready(page, 'ContactForm');
    await fill(page, compactRequest);
    const submitted = await watchNativeSubmit(page);
    await submit(page).click();
    await expect.poll(submitted).toEqual(MAIL);
  });
});

test.describe('Where nothing is transmitted, the contact form', { tag: '@phone' }, () => {
  test('says so before its fields', async ({ page }) => {
    await open(page, '/contact');
    const note = page.getByText(typeset(contactForm.demoNote));
    const [said, first] = [await note.boundingBox(), await field(page, 'name').boundingBox()];
    expect(said!.y).toBeLessThan(first!.y);
  });

  test('offers what was written as an email, and the telephone, until the next message', async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    const status = form(page).getByRole('status');
    await expect(status).toContainText(typeset(contactForm.lastStep.title));
    const email = status.getByRole('link', { name: contactForm.lastStep.email });
    await expect(email).toBeInViewport();
    const href = (await email.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=Fuite&body=`));
    for (const written of [request.name, request.phone, request.email, request.message])
      expect(decodeURIComponent(href)).toContain(written);
    await expect(status.getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
    await fill(page, request);
    await expect(email).toBeVisible();
    await submit(page).click();
    await expect(email).toHaveCount(0);
  });
});

test.describe('Where it delivers, the contact form', { tag: '@phone' }, () => {
  test.use({ expectedComplaints: /status of (422|429|500)|ERR_/ });
  const { failure } = contactForm;

  /** The page as a build with delivery prints it: another address, two fields that nobody sees, other words. */
  async function openDelivering(page: Page): Promise<void> {
    await page.route('/contact', async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/action="mailto:[^"]*" enctype="text\/plain"/, `action="${deliveryPath}"`)
        .replace(
          /(<script type="application\/json">){"place"[^<]*/,
          `$1${JSON.stringify(typesetDeep(formProps('full', true)))}`,
        )
        .replace(
          /(<\/textarea><\/div>)(<button)/,
          '$1<input type="hidden" name="page" value="full"><div hidden><input name="website" tabindex="-1"></div>$2',
        );
      await route.fulfill({ response, body });
    });
    await openForm(page, '/contact');
    await fill(page, request);
  }
  const send = (page: Page) => form(page).getByRole('button', { name: contactForm.submit }).click();
  const again = (page: Page) => form(page).getByRole('button', { name: failure.retry });
  const status = (page: Page) => form(page).getByRole('status');
  async function expectKept(page: Page): Promise<void> {
    for (const [name, value] of Object.entries(request))
      await expect(field(page, name as FieldName)).toHaveValue(value);
    await expect(toast(page)).toHaveCount(0);
    await expect(status(page).getByRole('link', { name: phone.display })).toHaveAttribute('href', phone.href);
  }

  test('says that it is sent, and is empty, once it is stored', async ({ page }) => {
    const posted: string[] = [];
    await page.route(deliveryPath, (route) => {
      posted.push(route.request().postData() ?? '');
      return route.fulfill({ json: { stored: true } });
    });
    await openDelivering(page);
    await send(page);
    await expect(toast(page)).toContainText(typeset(success.title));
    await expectEmpty(page, request);
    const { key, ...sent } = Object.fromEntries(new URLSearchParams(posted[0]));
    expect(sent).toEqual({ ...request, website: '', page: 'full' });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(posted).toHaveLength(1);
  });

  for (const [what, answer, says] of [
    ['refuses', { status: 429, json: { message: 'Appelez plutôt.' } }, 'Appelez plutôt.'],
    ['is broken', { status: 500, contentType: 'text/html', body: '<h1>Oups</h1>' }, failure.unreadable],
    ['is not run', { status: 200, contentType: 'text/plain', body: '<?php' }, failure.unreadable],
  ] as const) {
    test(`keeps what was written where the program ${what}, and sends it again`, async ({ page }) => {
      const keys: (string | null)[] = [];
      await page.route(deliveryPath, (route) => {
        keys.push(new URLSearchParams(route.request().postData() ?? '').get('key'));
        return route.fulfill(keys.length === 1 ? answer : { json: { stored: true } });
      });
      await openDelivering(page);
      await send(page);
      await expect(status(page)).toContainText(typeset(says));
      await expectKept(page);
      await again(page).click();
      await expect(toast(page)).toContainText(typeset(success.title));
      expect(keys[1]).toBe(keys[0]);
    });
  }

  test('puts what the program finds wrong under its field, and leads there', async ({ page }) => {
    const message = contactForm.fields.phone.rule.message;
    await page.route(deliveryPath, (route) => route.fulfill({ status: 422, json: { errors: { phone: message } } }));
    await openDelivering(page);
    await send(page);
    await expect(field(page, 'phone')).toHaveAccessibleDescription(message);
    await expect(field(page, 'phone')).toBeFocused();
  });

  test('says that there is no network', async ({ page, context }) => {
    await openDelivering(page);
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await send(page);
    await expect(status(page)).toContainText(typeset(failure.offline));
    await expectKept(page);
  });

  test('gives up after twenty seconds', async ({ page }) => {
    await page.route(deliveryPath, () => {});
    await openDelivering(page);
    await stopClock(page);
    const [,] = await Promise.all([page.waitForRequest(`**${deliveryPath}`), send(page)]);
    await page.clock.runFor(20_000);
    await expect(status(page)).toContainText(typeset(failure.late));
    await expectKept(page);
  });
});

test.describe('With scripts off, the contact form', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false });

  test('is a form for the mail program, and says how to reach the craftsman by phone', async ({ page }) => {
    await page.goto('/contact');
    await expect(form(page)).toHaveAttribute('action', new RegExp(`^mailto:${company.email}`));
    await expect(form(page)).toHaveAttribute('method', 'post');
    await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
    await expect(submit(page)).toBeEnabled();
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', phone.href);
    await submit(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'name')).toBeFocused();
  });
});

/** How the form's own HTML is sent. */
const MAIL = { action: expect.stringMatching(`^mailto:${company.email}`), method: 'post', enctype: 'text/plain' };

/** Catches the browser's own submit, as it would leave the page; the returned function tells what it was. */
async function watchNativeSubmit(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    Object.assign(window, { submitted: null });
    window.addEventListener('submit', (event) => {
      const { action, method, enctype } = event.target as HTMLFormElement;
      if (!event.defaultPrevented) Object.assign(window, { submitted: { action, method, enctype } });
      event.preventDefault();
    });
  });
  return () => page.evaluate(() => (window as never as { submitted: unknown }).submitted);
}

/** «#a3201d» as browsers compute it. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
