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
import { deliveryProgram } from '../../scripts/build-site/delivery/write-delivery';
import { printed as htmlOf } from '../support/printed';
import { testSite } from '../support/test-site';
import { writtenIn } from '../support/written';
import { type PhpKind, startApache } from './apache';
import { isRoot } from './own-server';
import { writeSampleSite } from './sample-site';

const { company, deliveryCopy } = testSite;

/** The folder of requests, beside the site. */
export const FOLDER = `demandes-${new URL(company.siteUrl).hostname}`;

export const ADDRESSES = { to: 'artisan@messagerie.example', from: 'site@toits.example' };

/** A request that every rule accepts. */
export const REQUEST: Record<string, string> = {
  ...writtenIn(testSite).required,
  message: "Une tuile est tombée à Épinal. L'eau entre.",
};

/** A mail that the site handed to the host. */
export type Mail = { headers: Record<string, string>; text: string; raw: string };

/** The visitors whose requests a mail brings. */
export const namesIn = (text = '') =>
  Array.from(
    text.matchAll(new RegExp(`^${testSite.contactForm.fields.name.inMail} : (.*)$`, 'gm')),
    ([, name]) => name,
  );

/** A site whose form delivers, on a host with PHP, as a visitor and as its owner meet it. */
export type DeliverySite = Awaited<ReturnType<typeof startDeliverySite>>;

type Options = {
  kind?: PhpKind;
  /** Lines of php.ini. */
  settings?: string[];
  /** What the host prints before each program's answer (auto_prepend_file). */
  printed?: string;
  /** Gives the program as another record would make it. */
  change?: (program: string) => string;
};

/** Starts a small site whose form delivers. */
export async function startDeliverySite({ kind, settings = [], printed, change = String }: Options = {}) {
  const scratch = mkdtempSync(join(tmpdir(), 'delivery-'));
  const site = join(scratch, 'site');
  const mailFolder = join(scratch, 'mail');
  const first = join(scratch, 'first');
  const mailProgram = join(scratch, 'sendmail');
  mkdirSync(mailFolder);
  writeFileSync(first, '');
  writeFileSync(mailProgram, `#!/bin/sh\n. ${first}\nexec >${mailFolder}/$$\necho "$*"\nexec cat\n`);
  chmodSync(scratch, 0o755);
  chmodSync(mailProgram, 0o755);
  chmodSync(mailFolder, 0o777);
  await writeSampleSite(site, {
    files: {
      [deliveryPath.slice(1)]: change(await deliveryProgram(testSite, ADDRESSES)),
      [`${deliveryCopy.toCorrect.path.slice(1)}/index.html`]: correctionPage(),
      [`${deliveryCopy.thanks.path.slice(1)}/index.html`]: '<!doctype html><title>Merci</title>',
    },
  });
  const prepended = join(scratch, 'prepended.php');
  writeFileSync(prepended, printed ?? '');
  const php = {
    mailProgram: `${mailProgram} -t -i`,
    kind,
    settings: printed === undefined ? settings : [...settings, `auto_prepend_file=${prepended}`],
  };
  const server = await startApache(site, {
    // Tests say who is asking.
    modules: ['remoteip'],
    config: 'RemoteIPHeader X-Test-Address\nRemoteIPInternalProxy 127.0.0.1',
    php,
  });
  const beside = dirname(server.folder);
  const places = [join(beside, FOLDER), join(server.folder, '.demandes')];
  // Apache's workers run as another user where this is root's.
  const mode = (isWritable: boolean) => (isRoot ? (isWritable ? 0o777 : 0o755) : isWritable ? 0o755 : 0o555);
  /** Where PHP may write: beside the site, only inside it, nowhere. */
  const letWrite = (where: 'beside' | 'inside' | 'nowhere') => {
    chmodSync(beside, mode(where === 'beside'));
    chmodSync(server.folder, mode(where !== 'nowhere'));
  };
  letWrite('beside');

  /** Sends a body as it is. */
  const postRaw = (body: string | Buffer, headers: Record<string, string> = {}) =>
    server.send(deliveryPath, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json', ...headers },
      body,
    });
  /** The folder of requests; undefined while there is none. */
  const folder = () => places.find(existsSync);
  /** Names in it that end so. */
  const names = (ending: string) => {
    const place = folder();
    return place ? readdirSync(place).filter((name) => /^[0-9a-f]{32}\./.test(name) && name.endsWith(ending)) : [];
  };
  /** A visitor is answered before the mail is sent: a mark is dated ahead until then. */
  const settled = () =>
    vi.waitUntil(
      () =>
        names('.non-envoyee').every((name) => {
          const mark = statSync(join(folder() ?? '', name), { throwIfNoEntry: false });
          return !mark || mark.mtimeMs <= Date.now();
        }),
      { timeout: 30_000, interval: 10 },
    );
  return {
    server,
    /** Sends fields as the form's script does. */
    post: (fields: Record<string, string>, headers?: Record<string, string>) =>
      postRaw(new URLSearchParams(fields).toString(), headers),
    postRaw,
    folder,
    names,
    /** The texts that are stored. */
    stored: () => names('.php').map((name) => readFileSync(join(folder() ?? '', name), 'utf8')),
    /** Once no mail is on its way any more. */
    async mails() {
      await settled();
      return readdirSync(mailFolder).map((name) => readMail(readFileSync(join(mailFolder, name), 'latin1')));
    },
    /** Lets the host's mail program run these lines of a shell first; nothing where it takes each mail at once. */
    mailProgram: (lines = '') => writeFileSync(first, lines),
    /** As if this much time had gone since the requests were stored that wait. */
    letWait(seconds: number) {
      for (const name of names('.non-envoyee')) {
        const mark = join(folder() ?? '', name);
        const date = statSync(mark).mtimeMs / 1000 - seconds;
        utimesSync(mark, date, date);
      }
    },
    /** As it was before the first request, once no mail is on its way. */
    async forget() {
      await settled();
      for (const place of places) rmSync(place, { recursive: true, force: true });
      for (const name of readdirSync(mailFolder)) rmSync(join(mailFolder, name));
    },
    /** The next request is a new visitor's, as far as limits go. */
    forgetVisitors: () => rmSync(join(folder() ?? '', 'compteur.php')),
    letWrite,
    async stop() {
      letWrite('beside');
      await server.stop();
      rmSync(scratch, { recursive: true });
    },
  };
}

/** The page that the program fills in, without what stands around its form. */
function correctionPage(): string {
  const { notice } = deliveryCopy.toCorrect;
  const message = createElement('p', { id: 'demande-message', className: 'faute', role: 'alert' }, notice);
  const form = createElement(ContactSection, { variant: 'full' });
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Demande</title>${htmlOf(message)}${htmlOf(form)}`;
}

/** The first line is what the mail program was started with. */
function readMail(raw: string): Mail {
  const [head = '', body = ''] = raw.slice(raw.indexOf('\n') + 1).split(/\r?\n\r?\n/);
  const lines = head.replace(/\r?\n[ \t]/g, ' ').split(/\r?\n/);
  const headers = Object.fromEntries(
    lines.map((line) => [
      line.slice(0, line.indexOf(':')).toLowerCase(),
      decodedWords(line.slice(line.indexOf(':') + 2)),
    ]),
  );
  return { headers, text: Buffer.from(body, 'base64').toString(), raw };
}

function decodedWords(value: string): string {
  return value
    .replace(/\?= =\?/g, '?==?')
    .replace(/=\?UTF-8\?B\?([^?]*)\?=/g, (_, word: string) => Buffer.from(word, 'base64').toString());
}
