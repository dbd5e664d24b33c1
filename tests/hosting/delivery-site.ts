import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createElement } from 'react';
import { vi } from 'vitest';
import { ContactSection } from '../../components/ContactForm/ContactSection';
import { deliveryPath } from '../../data/model/site/contact-form';
import { createDeliveryProgram } from '../../scripts/build-site/delivery/write-delivery';
import { filledFieldsOf } from '../support/filled-form';
import { renderHtml as htmlOf } from '../support/render';
import { testSite } from '../support/test-site';
import { type PhpKind, startApache } from './apache';
import { isRoot } from './own-server';
import { writeSampleSite } from './sample-site';

const { company, deliveryCopy } = testSite;

/** Name of the folder of requests, which is a sibling of the site's folder. */
export const FOLDER = `demandes-${new URL(company.siteUrl).hostname}`;

export const ADDRESSES = { to: 'artisan@messagerie.example', from: 'site@toits.example' };

/** A request that passes every rule. */
export const REQUEST: Record<string, string> = {
  ...filledFieldsOf(testSite).required,
  message: "Une tuile est tombée à Épinal. L'eau entre.",
};

/** A mail that the site has passed to the host's mail program. */
export type Mail = { headers: Record<string, string>; text: string; raw: string };

/** Returns the names of the visitors whose requests are in a mail. */
export const namesIn = (text = '') =>
  Array.from(
    text.matchAll(new RegExp(`^${testSite.contactForm.fields.name.inMail} : (.*)$`, 'gm')),
    ([, name]) => name,
  );

/** A site with form delivery on a host with PHP, with the actions of visitors and of the owner. */
export type DeliverySite = Awaited<ReturnType<typeof startDeliverySite>>;

type DeliveryOptions = {
  kind?: PhpKind;
  /** Lines for php.ini. */
  settings?: string[];
  /** Text that the host prints before each program's answer (auto_prepend_file). */
  prependedText?: string;
  /** Changes the program as if it were built from another record. */
  changeProgram?: (program: string) => string;
};

/** Starts a small site with form delivery. */
export async function startDeliverySite({
  kind,
  settings = [],
  prependedText,
  changeProgram = String,
}: DeliveryOptions = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'delivery-'));
  const site = join(scratch, 'site');
  const mailFolder = join(scratch, 'mail');
  const mailHook = join(scratch, 'first');
  const mailProgram = join(scratch, 'sendmail');
  mkdirSync(mailFolder);
  writeFileSync(mailHook, '');
  writeFileSync(mailProgram, `#!/bin/sh\n. ${mailHook}\nexec >${mailFolder}/$$\necho "$*"\nexec cat\n`);
  chmodSync(scratch, 0o755);
  chmodSync(mailProgram, 0o755);
  chmodSync(mailFolder, 0o777);
  await writeSampleSite(site, {
    files: {
      [deliveryPath.slice(1)]: changeProgram(await createDeliveryProgram(testSite, ADDRESSES)),
      [`${deliveryCopy.toCorrect.path.slice(1)}/index.html`]: correctionPage(),
      [`${deliveryCopy.thanks.path.slice(1)}/index.html`]: '<!doctype html><title>Merci</title>',
    },
  });
  const prepended = join(scratch, 'prepended.php');
  writeFileSync(prepended, prependedText ?? '');
  const php = {
    mailProgram: `${mailProgram} -t -i`,
    kind,
    settings: prependedText === undefined ? settings : [...settings, `auto_prepend_file=${prepended}`],
  };
  const server = await startApache(site, {
    // Tests set the visitor's IP address in a header.
    modules: ['remoteip'],
    config: 'RemoteIPHeader X-Test-Address\nRemoteIPInternalProxy 127.0.0.1',
    php,
  });
  const parentFolder = dirname(server.folder);
  const requestFolders = [join(parentFolder, FOLDER), join(server.folder, '.demandes')];
  // If the tests run as root, Apache's workers run as another user.
  const mode = (isWritable: boolean) => (isRoot ? (isWritable ? 0o777 : 0o755) : isWritable ? 0o755 : 0o555);
  /** Sets where PHP can write: outside the site, only inside it, or nowhere. */
  const setWritableFolder = (location: 'outside' | 'inside' | 'nowhere') => {
    chmodSync(parentFolder, mode(location === 'outside'));
    chmodSync(server.folder, mode(location !== 'nowhere'));
  };
  setWritableFolder('outside');

  /** Sends a body unchanged. */
  const postRaw = (body: string | Buffer, headers: Record<string, string> = {}) =>
    server.send(deliveryPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
      body,
    });
  /** Returns the folder of requests; undefined if it does not exist yet. */
  const folder = () => requestFolders.find(existsSync);
  /** Returns names of request files with this ending. */
  const names = (ending: string) => {
    const requestFolder = folder();
    return requestFolder
      ? readdirSync(requestFolder).filter((name) => /^[0-9a-f]{32}\./.test(name) && name.endsWith(ending))
      : [];
  };
  /**
   * Waits until no mail is being sent from any folder. The visitor gets an answer earlier. While a mail is being sent,
   * the modification time of its .non-envoyee file is in the future.
   */
  const waitForMail = () =>
    vi.waitUntil(
      () =>
        requestFolders.filter(existsSync).every((requestFolder) =>
          readdirSync(requestFolder)
            .filter((name) => name.endsWith('.non-envoyee'))
            .every((name) => {
              const mark = statSync(join(requestFolder, name), { throwIfNoEntry: false });
              return !mark || mark.mtimeMs <= Date.now();
            }),
        ),
      { timeout: 30_000, interval: 10 },
    );
  return {
    server,
    /** Sends fields like the form's script. */
    post: (fields: Record<string, string>, headers?: Record<string, string>) =>
      postRaw(new URLSearchParams(fields).toString(), headers),
    postRaw,
    folder,
    names,
    /** Returns the stored texts. */
    storedTexts: () => names('.php').map((name) => readFileSync(join(folder() ?? '', name), 'utf8')),
    /** Waits until no mail is being sent, and returns all mails. */
    async mails() {
      await waitForMail();
      return readdirSync(mailFolder).map((name) => parseMail(readFileSync(join(mailFolder, name), 'latin1')));
    },
    /** Makes the host's mail program run these shell lines first. By default the program accepts each mail at once. */
    setMailProgram: (lines = '') => writeFileSync(mailHook, lines),
    /** Makes the waiting requests this many seconds older. */
    ageWaitingRequests(seconds: number) {
      for (const name of names('.non-envoyee')) {
        const mark = join(folder() ?? '', name);
        const date = statSync(mark).mtimeMs / 1000 - seconds;
        utimesSync(mark, date, date);
      }
    },
    /** Waits until no mail is being sent, and restores the state before the first request. */
    async reset() {
      await waitForMail();
      for (const requestFolder of requestFolders) rmSync(requestFolder, { recursive: true, force: true });
      for (const name of readdirSync(mailFolder)) rmSync(join(mailFolder, name));
    },
    /** Resets the limits, as if the next request came from a new visitor. */
    resetLimits: () => rmSync(join(folder() ?? '', 'compteur.php')),
    /** Resets the counter as if a new hour, or a new day, had begun since the last request. */
    startNextHour(isNextDay = false) {
      const counter = join(folder() ?? '', 'compteur.php');
      const lastPeriod = isNextDay ? /"of":"\d+"/g : /"of":"\d{10}"/g;
      writeFileSync(counter, readFileSync(counter, 'utf8').replace(lastPeriod, '"of":"2026010100"'));
    },
    setWritableFolder,
    async stop() {
      setWritableFolder('outside');
      await server.stop();
      rmSync(scratch, { recursive: true });
    },
  };
}

/** Returns the page that the program fills in, reduced to its form. */
function correctionPage(): string {
  const { notice } = deliveryCopy.toCorrect;
  const message = createElement('p', { id: 'demande-message', className: 'faute', role: 'alert' }, notice);
  const form = createElement(ContactSection, { variant: 'full' });
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Demande</title>${htmlOf(message)}${htmlOf(form)}`;
}

/** Parses a mail. The first line holds the arguments of the mail program. */
function parseMail(raw: string): Mail {
  const [head = '', body = ''] = raw.slice(raw.indexOf('\n') + 1).split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodeWords(line.slice(line.indexOf(':') + 2)),
    ]),
  );
  return { headers, text: Buffer.from(body, 'base64').toString(), raw };
}

function decodeWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
}
