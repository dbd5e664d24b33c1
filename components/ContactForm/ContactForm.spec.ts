import type { ConsoleMessage, Page, Route } from '@playwright/test';
import { deliveryPath, SUBMIT_DELAY_MS } from '../../data/model/site/contact-form';
import { buildDeliveringScript } from '../../tests/browser/delivering-script';
import {
  CHUNKS,
  delayRequests,
  expect,
  goBack,
  open,
  site,
  stopClock,
  test,
  waitForWidget,
} from '../../tests/browser/fixtures';
import { filledFieldsOf } from '../../tests/support/filled-form';
import { colour } from '../theme/tokens';
import { typeset } from '../typography/typeset';

const { company, contactForm, deliveryCopy, phone, phoneHref } = site;
const { fields, requiredMessage, success } = contactForm;
const { all: request, compact: compactRequest, required: REQUIRED } = filledFieldsOf(site);
/** Whether form delivery is on. Otherwise the form only simulates sending. */
const hasDelivery = Boolean(company.delivery);
const required = Object.keys(REQUIRED);

const form = (page: Page) => page.locator('form');
const field = (page: Page, name: string) => form(page).getByLabel(typeset(fields[name]!.label));
const submit = (page: Page) => form(page).getByRole('button');
const toast = (page: Page) => page.locator('.notyf__toast');

async function fill(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await field(page, name).fill(value);
}

/** Waits until the form reacts to events. Its code loads at the visitor's first sign of interest. */
async function openForm(page: Page, path: string): Promise<void> {
  await open(page, path);
  await field(page, 'name').focus();
  await waitForWidget(page, 'ContactForm');
}

/**
 * Records the requests that the form sends, in order. With delivery the form posts each request to demande.php, and the
 * test answers that it is stored. Without delivery the form logs each request to the console.
 */
function watchSent(page: Page): () => Promise<unknown[]> {
  if (hasDelivery) {
    const postedRequests: unknown[] = [];
    const routeReady = page.route(deliveryPath, (route) => {
      const {
        website: _trap,
        page: _variant,
        ...fieldValues
      } = Object.fromEntries(new URLSearchParams(route.request().postData() ?? ''));
      postedRequests.push(fieldValues);
      return route.fulfill({ status: 200, json: { stored: true } });
    });
    return () => routeReady.then(() => postedRequests);
  }

  const loggedMessages: ConsoleMessage[] = [];
  page.on('console', (message) => {
    if (message.type() === 'log') loggedMessages.push(message);
  });
  return () => Promise.all(loggedMessages.map((message) => message.args()[1]?.jsonValue()));
}

/** Clicks the button twice before the page can react to the first click. */
const requestTwice = (page: Page) =>
  submit(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });

async function expectEmpty(page: Page, values: Record<string, string>): Promise<void> {
  for (const name of Object.keys(values)) await expect(field(page, name)).toHaveValue('');
}

test.describe('The contact form', () => {
  /** Reason why the tests of simulated sending are skipped. */
  const SKIP_REASON = 'company.delivery is set, so the form does not simulate; the tests with delivery run instead';

  test('simulates sending for one second, logs once and empties the form', { tag: '@phone' }, async ({ page }) => {
    test.skip(hasDelivery, SKIP_REASON);
    const readSentRequests = watchSent(page);
    await openForm(page, '/');
    await fill(page, compactRequest);
    await stopClock(page);
    const requests: string[] = [];
    page.on('request', (outgoingRequest) =>
      requests.push(`${outgoingRequest.method()} ${new URL(outgoingRequest.url()).pathname}`),
    );

    await submit(page).focus();
    await requestTwice(page);
    await expect(submit(page)).toHaveText(typeset(contactForm.submitting));
    await expect(form(page).getByRole('status')).toHaveText(typeset(contactForm.submitting));
    await requestTwice(page);
    await page.clock.runFor(SUBMIT_DELAY_MS - 1);
    await expect(submit(page)).toBeDisabled();
    await page.clock.runFor(1);
    await expect(toast(page)).toContainText(typeset(success.title));
    await expect(toast(page).locator('.notyf__icon'), 'a tick for what nobody has received').toHaveCount(0);
    await expect(toast(page)).toContainText(typeset(success.text));
    await page.clock.runFor(100);
    await expect(page.locator('[aria-live=polite]')).toHaveText(typeset(`${success.title} ${success.text}`));

    await expect(submit(page)).toHaveText(typeset(contactForm.submit));
    await expect(submit(page)).toBeFocused();
    await expectEmpty(page, compactRequest);
    const [statusBox, toastBox] = [await form(page).getByRole('status').boundingBox(), await toast(page).boundingBox()];
    expect(statusBox!.y + statusBox!.height, 'what to do next is not under the toast').toBeLessThanOrEqual(toastBox!.y);
    const number = form(page).getByRole('status').getByRole('link', { name: phone.national });
    expect(await number.evaluate((link) => link.getClientRects().length), 'lines of the number').toBe(1);
    expect(await readSentRequests()).toEqual([compactRequest]);
    expect(requests.filter((line) => !/^GET \/assets\//.test(line))).toEqual([]);
  });

  test('shows errors only after a submit, then at each typed letter', {
    tag: '@desktop',
  }, async ({ page }) => {
    await openForm(page, '/contact');
    await fill(page, { ...REQUIRED, phone: '12' });
    await page.keyboard.press('Tab');
    await fill(page, { subject: 'Une fuite' });
    const invalidFields = form(page).locator('[aria-invalid]');
    await expect(invalidFields).toHaveCount(0);
    await submit(page).click();
    await expect(invalidFields).toHaveCount(1);
    await expect(field(page, 'name')).not.toHaveAttribute('aria-describedby');
    const { message } = fields.phone.rule;
    for (const [number, text] of [
      ['1', message],
      ['', requiredMessage],
      ['0329000000', ''],
      ['032900000', message],
    ] as const) {
      await field(page, 'phone').fill(number);
      await expect(field(page, 'phone')).toHaveAccessibleDescription(typeset(text));
      await expect(invalidFields).toHaveCount(text ? 1 : 0);
    }
  });

  test('sends with Enter, offers an email and can be sent again', {
    tag: '@desktop',
  }, async ({ page }) => {
    test.skip(hasDelivery, SKIP_REASON);
    const readSentRequests = watchSent(page);
    await openForm(page, '/contact');
    const note = page.getByText(typeset(contactForm.demoNote));
    const [noteBox, nameBox] = [await note.boundingBox(), await field(page, 'name').boundingBox()];
    expect(noteBox!.y).toBeLessThan(nameBox!.y);

    await fill(page, request);
    await field(page, 'subject').press('Enter');
    await expect(toast(page)).toBeVisible();
    await expectEmpty(page, request);
    await expect(field(page, 'subject')).toBeFocused();
    const status = form(page).getByRole('status');
    await expect(status).toContainText(typeset(contactForm.lastStep.title));
    const email = status.getByRole('link', { name: typeset(contactForm.lastStep.email) });
    await expect(email).toBeInViewport();
    const href = (await email.getAttribute('href')) ?? '';
    expect(href).toMatch(new RegExp(`^mailto:${company.email}\\?subject=.+&body=`));
    for (const value of Object.values(request)) expect(decodeURIComponent(href)).toContain(value);
    await expect(status.getByRole('link', { name: phone.national })).toHaveAttribute('href', phoneHref);

    await fill(page, { ...request, message: ' Deux\n' });
    await submit(page).click();
    await expect(email).toHaveCount(0);
    await expectEmpty(page, request);
    expect(await readSentRequests()).toEqual([request, { ...request, message: 'Deux' }]);
  });

  test('can be sent after the visitor leaves during sending and returns', {
    tag: ['@phone', '@whole-browser'],
  }, async ({ page }) => {
    test.skip(hasDelivery, SKIP_REASON);
    await openForm(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    await expect(submit(page)).toBeDisabled();
    await page.evaluate(() => window.location.assign('/mentions-legales'));
    await expect(page).toHaveURL('/mentions-legales');
    await goBack(page);
    await expect(page).toHaveURL('/contact');
    await expect(submit(page)).toBeEnabled();
    await fill(page, request);
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
  });
});

test.describe('The contact form before its code has loaded', { tag: '@phone' }, () => {
  test('keeps typed text before and while the code loads', async ({ page }) => {
    const readSentRequests = watchSent(page);
    const releaseRequests = await delayRequests(page, CHUNKS);
    await open(page, '/contact');
    await fill(page, { ...request, message: '' });
    await field(page, 'message').focus();
    await page.keyboard.type('Une tuile ');
    releaseRequests();
    await page.keyboard.type('a glissé, et une autre, ');
    await waitForWidget(page, 'ContactForm');
    await page.keyboard.type('et une gouttière.');
    const typedRequest = { ...request, message: 'Une tuile a glissé, et une autre, et une gouttière.' };
    for (const [name, value] of Object.entries(typedRequest)) await expect(field(page, name)).toHaveValue(value);
    await expect(field(page, 'message')).toBeFocused();
    await submit(page).click();
    await expect(toast(page)).toBeVisible();
    expect(await readSentRequests()).toEqual([typedRequest]);
  });

  test('delays a submit, shows a busy button, and sends once', async ({ page }) => {
    const readSentRequests = watchSent(page);
    const releaseRequests = await delayRequests(page, CHUNKS);
    await open(page, '/contact');
    await fill(page, request);
    await submit(page).click();
    await submit(page).click();
    await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
    await expect(page).toHaveURL('/contact');
    releaseRequests();
    await expect(toast(page)).toHaveCount(1);
    await expect(submit(page)).not.toHaveAttribute('aria-busy');
    await expectEmpty(page, request);
    expect(await readSentRequests()).toEqual([request]);
  });

  test('delays an invalid submit and then shows the errors', async ({ page }) => {
    const releaseRequests = await delayRequests(page, CHUNKS);
    await open(page, '/contact');
    await submit(page).click();
    releaseRequests();
    await expect(field(page, 'name')).toHaveAccessibleDescription(typeset(requiredMessage));
    await expect(field(page, 'name')).toBeFocused();
    for (const name of required) {
      await expect(field(page, name)).toHaveCSS('border-top-color', rgb(colour.error));
      const box = await field(page, name).boundingBox();
      const message = await form(page).locator(`#devis-${name}-error`).boundingBox();
      expect(message!.y).toBeGreaterThanOrEqual(box!.y + box!.height);
    }
  });
});

test.describe('The contact form when its HTML changed before hydration', { tag: '@phone' }, () => {
  test.use({ expectedConsoleErrors: /ContactForm failed/ });

  const changes: Record<string, (form: Element) => void> = {
    // Chrome's translator wraps each text in an element. Other translators change the text in place.
    'by a translator': (form) => {
      for (const label of form.querySelectorAll('label')) {
        const font = document.createElement('font');
        font.textContent = `Ihr ${label.firstChild!.textContent!}`;
        label.firstChild!.replaceWith(font);
      }
    },
    'by an extension': (form) => {
      for (const field of form.querySelectorAll('input')) field.after(document.createElement('div'));
    },
  };
  for (const [cause, change] of Object.entries(changes))
    test(`keeps text and focus and submits natively when changed ${cause}`, async ({ page }) => {
      const releaseRequests = await delayRequests(page, CHUNKS);
      await open(page, '/');
      await form(page).evaluate(change);
      for (const [name, value] of Object.entries(compactRequest))
        await form(page).locator(`[name=${name}]`).fill(value);
      releaseRequests();
      await expect(page.locator('[data-widget^="ContactForm "]')).toHaveAttribute('data-widget-status', 'failed');
      const messageField = form(page).locator('textarea');
      await expect(messageField).toBeFocused();
      await page.keyboard.press('End');
      await page.keyboard.type(' Merci.');
      await expect(messageField).toHaveValue(`${compactRequest.message} Merci.`);
      await expect(form(page).locator('[name=name]')).toHaveValue(compactRequest.name!);
      const readNativeSubmit = await watchNativeSubmit(page);
      await submit(page).click();
      await expect.poll(readNativeSubmit).toEqual(BY_ITS_HTML);
    });
});

test.describe('The code of the contact form', { tag: '@phone' }, () => {
  const isForm = (url: string) => CHUNKS.test(url);

  test('is fetched when the form is visible, and runs on focus', async ({ page }) => {
    const chunks: string[] = [];
    page.on('request', (request) => isForm(request.url()) && chunks.push(request.url()));
    await open(page, '/');
    expect(chunks).toEqual([]);
    const widget = page.locator('[data-widget^="ContactForm "]');
    const session = await page.context().newCDPSession(page);
    const priorities: string[] = [];
    session.on('Network.requestWillBeSent', ({ request: networkRequest }) =>
      priorities.push(networkRequest.initialPriority),
    );
    await session.send('Network.enable');
    const [earlyRequest] = await Promise.all([page.waitForRequest(CHUNKS), form(page).scrollIntoViewIfNeeded()]);
    await earlyRequest.response().then((response) => response?.finished());
    expect(new Set(priorities)).toEqual(new Set(['Low']));
    await expect(widget).not.toHaveAttribute('data-widget-status');
    await field(page, 'name').focus();
    await waitForWidget(page, 'ContactForm');
    const downloads = await page.evaluate(
      (url) => performance.getEntriesByName(url).map((entry) => (entry as PerformanceResourceTiming).transferSize > 0),
      earlyRequest.url(),
    );
    expect(downloads.filter(Boolean)).toHaveLength(1);
  });
});

test.describe('The contact form without its code', { tag: '@phone' }, () => {
  test.use({ expectedConsoleErrors: /ContactForm failed|ERR_FAILED/ });

  test('checks required fields and submits natively after a delayed submit', async ({ page }) => {
    let breakLine = () => {};
    const connectionLoss = new Promise<void>((resolve) => {
      breakLine = resolve;
    });
    await page.route(CHUNKS, (route) => connectionLoss.then(() => route.abort()));
    await open(page, '/');
    await submit(page).click();
    const readNativeSubmit = await watchNativeSubmit(page);
    breakLine();
    await expect(page.locator('[data-widget^="ContactForm "]')).toHaveAttribute('data-widget-status', 'failed');
    await submit(page).click();
    await fill(page, compactRequest);
    expect(await readNativeSubmit()).toBeNull();
    await submit(page).click();
    await expect.poll(readNativeSubmit).toEqual(BY_ITS_HTML);
  });

  for (const [problem, answer] of [
    ['is missing', (route: Route) => route.abort()],
    ['never arrives', () => {}],
  ] as const)
    test(`reports success in the form when the toast's stylesheet ${problem}`, async ({ page }) => {
      await page.route(/notyf.*\.css$/, answer);
      await openForm(page, '/');
      await fill(page, compactRequest);
      await submit(page).click();
      await expect(form(page).getByRole('status')).toContainText(typeset(`${success.title} ${success.text}`));
      await expectEmpty(page, compactRequest);
    });

  test('is submitted natively if only the sending code is missing', async ({ page }) => {
    let first: string | undefined;
    await page.route(CHUNKS, (route) => {
      const url = route.request().url();
      first ??= url;
      return url === first ? route.continue() : route.abort();
    });
    await open(page, '/');
    await fill(page, compactRequest);
    await expect(page.locator('[data-widget^="ContactForm "]')).toHaveAttribute('data-widget-status', 'failed');
    const readNativeSubmit = await watchNativeSubmit(page);
    await submit(page).click();
    await expect.poll(readNativeSubmit).toEqual(BY_ITS_HTML);
  });
});

test.describe('The contact form with delivery', { tag: '@phone' }, () => {
  test.use({ expectedConsoleErrors: /status of (422|429|500)|ERR_/ });
  const { failure } = contactForm;

  /** Opens the contact page with the HTML and the script of a build with delivery. */
  async function openDelivering(page: Page): Promise<void> {
    if (hasDelivery) {
      await openForm(page, '/contact');
      return fill(page, request);
    }
    const html = await (await page.request.get('/contact')).text();
    const body = html
      .replace(/action="mailto:[^"]*" enctype="text\/plain"/, `action="${deliveryPath}"`)
      .replace(
        /(<\/textarea><\/div>)(<button)/,
        `$1<input type="hidden" name="page" value="full"><div hidden><label>${typeset(deliveryCopy.form.trap)} <input name="website" tabindex="-1"></label></div>$2`,
      );
    await page.route('/contact', (route) => route.fulfill({ contentType: 'text/html', body }));
    const script = await buildDeliveringScript();
    await page.route('/assets/entries/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    );
    await page.route('/assets/notyf*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
    await openForm(page, '/contact');
    await fill(page, request);
  }
  const alert = (page: Page) => form(page).getByRole('alert');
  async function expectFieldsUnchanged(page: Page): Promise<void> {
    for (const [name, value] of Object.entries(request)) await expect(field(page, name)).toHaveValue(value);
    await expect(toast(page)).toHaveCount(0);
    await expect(alert(page).getByRole('link', { name: phone.national })).toHaveAttribute('href', phoneHref);
    const text = (await alert(page).textContent())!.split(typeset(phone.national));
    expect(text, 'the number is there once').toHaveLength(2);
  }

  test('reports every failure, keeps the text, and empties after success', { tag: '@whole-browser' }, async ({
    page,
    context,
  }) => {
    const { message } = fields.phone.rule;
    const refusals: [status: number, body: string, sentence: string][] = [
      [500, '<h1>Oups</h1>', failure.unreadable],
      [200, '<?php echo 1;', failure.unreadable],
      [200, '', failure.unreadable],
      [200, 'null', failure.unreadable],
      [200, '{"stored":"no"}', failure.unreadable],
      [422, '{"errors":{"age":"Trop jeune"}}', failure.unreadable],
      [429, JSON.stringify({ message: typeset(`Appelez plutôt. ${phone.national}.`) }), 'Appelez plutôt.'],
      [422, JSON.stringify({ errors: { message: 'Trop long', phone: message } }), ''],
    ];
    const answers: ((route: Route) => unknown)[] = [
      () => {},
      (route) => route.abort(),
      (route) => route.abort(),
      ...refusals.map(
        ([status, body]) =>
          (route: Route) =>
            route.fulfill({ status, body }),
      ),
      (route) => route.fulfill({ status: 200, json: { stored: true } }),
      (route) => route.fulfill({ status: 200, json: { stored: true } }),
    ];
    const postedRequests: Record<string, string>[] = [];
    await page.route(deliveryPath, (route) => {
      postedRequests.push(Object.fromEntries(new URLSearchParams(route.request().postData() ?? '')));
      return answers[postedRequests.length - 1]!(route);
    });
    await openDelivering(page);
    await stopClock(page);
    const retry = () =>
      form(page)
        .getByRole('button', { name: typeset(failure.retry) })
        .click();
    const expectMessage = async (text: string) => {
      await expect(alert(page)).toContainText(typeset(text));
      await expectFieldsUnchanged(page);
    };

    await Promise.all([page.waitForRequest(`**${deliveryPath}`), submit(page).click()]);
    await page.clock.runFor(19_999);
    await expect(submit(page)).toHaveText(typeset(contactForm.submitting));
    await page.clock.runFor(1);
    await expectMessage(failure.late);
    await retry();
    await expectMessage(failure.cut);
    await expect(form(page).getByRole('button', { name: typeset(contactForm.submit) })).toBeFocused();
    await context.setOffline(true);
    await retry();
    await expectMessage(failure.offline);
    await context.setOffline(false);
    for (const [, , sentence] of refusals) {
      await Promise.all([page.waitForResponse(`**${deliveryPath}`), retry()]);
      if (sentence) await expectMessage(sentence);
      await expect(alert(page).filter({ hasText: typeset(failure.kept) })).toHaveCount(
        sentence === failure.unreadable ? 1 : 0,
      );
    }
    await expect(field(page, 'phone')).toHaveAccessibleDescription(typeset(message));
    await expect(field(page, 'phone')).toBeFocused();
    await submit(page).click();
    await expect(toast(page)).toContainText(typeset(success.title));
    await expect(toast(page).locator('.notyf__icon')).toHaveCount(1);
    await expectEmpty(page, request);

    await page.clock.runFor(10_000);
    await expect(form(page).getByRole('status')).toContainText(typeset(`${success.title} ${success.text}`));
    const expectedRequest = { ...request, website: '', page: 'full' };
    expect(postedRequests).toEqual(answers.slice(0, -1).map(() => expectedRequest));

    // The form posts the request again one minute later and when the visitor leaves the page, because the mail may have
    // failed.
    await Promise.all([page.waitForResponse(`**${deliveryPath}`), page.clock.runFor(50_000)]);
    expect(postedRequests.at(-1)).toEqual({ ...expectedRequest, again: '1' });
    const beacons = await page.evaluate(() => {
      const beacons: string[] = [];
      navigator.sendBeacon = (url, data) => beacons.push(`${url}?${data}`) > 0;
      for (let count = 0; count < 2; count += 1) dispatchEvent(new Event('pagehide'));
      return beacons;
    });
    expect(beacons).toHaveLength(1);
    const { pathname, searchParams } = new URL(beacons[0]!, 'http://localhost');
    expect(pathname).toBe(deliveryPath);
    expect(Object.fromEntries(searchParams)).toEqual({ ...expectedRequest, again: '1' });
  });

  test('counts down the last characters of a field, and resets after sending', async ({ page }) => {
    await page.route(deliveryPath, (route) => route.fulfill({ status: 200, json: { stored: true } }));
    await openDelivering(page);
    const counter = form(page).locator('textarea ~ [role=status]');
    const counterText = (count: number) => typeset(deliveryCopy.form.roomLeft.replace('{count}', String(count)));
    for (const [left, text] of [
      [500, counterText(500)],
      [460, counterText(500)],
      [450, counterText(450)],
      [99, counterText(100)],
      [7, counterText(10)],
      [0, typeset(deliveryCopy.form.full)],
    ] as const) {
      await field(page, 'message').fill('a'.repeat(fields.message.maxLength - left));
      await expect(counter).toHaveText(text);
    }
    await submit(page).click();
    await expectEmpty(page, request);
    await expect(counter).toHaveCount(0);
    await field(page, 'message').fill('a'.repeat(fields.message.maxLength - 501));
    await expect(counter).toHaveCount(0);
  });
});

test.describe('The contact form with scripts off', { tag: ['@phone', '@whole-browser'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('opens the mail program and shows the phone number', async ({ page }) => {
    await page.goto('/contact');
    test.skip(hasDelivery, 'company.delivery is set, so the form posts to demande.php and opens no mail program');
    await expect(form(page)).toHaveAttribute('action', new RegExp(`^mailto:${company.email}`));
    await expect(form(page)).toHaveAttribute('method', 'post');
    await expect(form(page)).toHaveAttribute('enctype', 'text/plain');
    await expect(submit(page)).toBeEnabled();
    const note = page.locator('noscript p');
    await expect(note).toBeVisible();
    await expect(note.getByRole('link')).toHaveAttribute('href', phoneHref);
    await submit(page).click();
    await expect(page).toHaveURL('/contact');
    await expect(field(page, 'name')).toBeFocused();
  });
});

/** Native submit as defined by the form's HTML. */
const BY_ITS_HTML = hasDelivery
  ? { action: expect.stringMatching(`${deliveryPath}$`), method: 'post', enctype: 'application/x-www-form-urlencoded' }
  : { action: expect.stringMatching(`^mailto:${company.email}`), method: 'post', enctype: 'text/plain' };

/**
 * Intercepts the browser's native submit before it leaves the page. The returned function resolves to the target,
 * method and encoding of the submit, or to null if the browser submitted nothing.
 */
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

/** Converts a colour such as «#a3201d» to the notation of computed styles. */
function rgb(hex: string): string {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(', ')})`;
}
