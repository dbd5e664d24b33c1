import { readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { escapeRegExp } from '../../../data/model/text/escape-reg-exp';
import { shortHash } from '../../lib/content-hash';
import { listFiles } from '../../lib/list-files';
import { COMPRESSED_ENDINGS } from './compress';
import { findInlineCode, type InlineCode } from './inline-code';

export type HostingFacts = {
  /** The site's https origin, without a trailing slash. */
  siteUrl: string;
  /** True until the owner has a domain. Until then no redirect leads to HTTPS or to that domain. */
  siteUrlIsSample: boolean;
  /** Other spellings of paths, with their targets (data/redirects.ts). */
  redirects: Readonly<Record<string, string>>;
};

/**
 * Rules for assets/, where files are cached for a year. They have their own .htaccess in that folder, because that is
 * safer than matching file names.
 */
const ASSETS_RULES = 'scripts/build-site/hosting/assets.htaccess';

/** The only other site that a page may embed, and the URL that identifies pages with the map. */
const MAP_SITE = 'https://www.openstreetmap.org';
const MAP_FRAME = `${MAP_SITE}/export/embed`;

/**
 * Maximum bytes of the security policy. Some hosts use a proxy that rejects responses with more than 4 096 bytes of
 * headers.
 */
const MAX_POLICY_BYTES = 2500;

/**
 * File names that change with the content, as Vite (name-AbCd1234.js) and the photos (name-ab12cd34/card-670.avif)
 * write them.
 */
const HASHED_NAME = /[-.][A-Za-z0-9_-]{8,}(\/[^/]+)?\.[a-z0-9]+(\.br|\.gz)?$/;

const MATCHES_NOTHING = '(?!)';

/** Matches the extension of a compressed copy, or nothing. */
const COPY_EXTENSION = '(?:\\.(?:br|gz))?';

const anyOf = (paths: string[]) => paths.map(escapeRegExp).join('|') || MATCHES_NOTHING;

/**
 * Completes the folder's .htaccess, which the build has copied from public/. Fills in redirects and the security policy
 * with the hashes of all inline styles and scripts. If the owner has a domain, adds the redirects to HTTPS and to that
 * domain. Also writes the .htaccess of assets/. Call it once, after the last change to any HTML file. Throws for
 * anything that would break a page. This can be a style attribute, an asset without a hash in its name, or a policy too
 * long for the proxies of some hosts.
 */
export async function writeHtaccess(folder: string, facts: HostingFacts): Promise<void> {
  const files = await listFiles(folder);
  refuseUnhashedAssets(files);

  const pages = files.filter((path) => path.endsWith('.html')).map((file) => readPage(folder, file));
  const topFolders = new Set(
    files.filter((file) => file.includes('/')).map((file) => file.slice(0, file.indexOf('/'))),
  );
  const origin = facts.siteUrlIsSample ? '' : facts.siteUrl;

  const values: Record<string, string | string[]> = {
    csp: createSitePolicy(pages),
    policies: createPolicyRules(pages),
    origin,
    folders: anyOf([...topFolders].filter((name) => !name.startsWith('.'))),
    pageless: anyOf(findPagelessFolders(files)),
    compressed: COMPRESSED_ENDINGS.join('|'),
    redirects: createRedirectRules(facts.redirects, origin),
    domain: facts.siteUrlIsSample
      ? ['# (No rule for HTTPS and domain: data/company.ts names no domain yet.)']
      : createDomainRules(facts.siteUrl),
  };
  const htaccess = join(folder, '.htaccess');
  await writeFile(htaccess, fillIn(await readFile(htaccess, 'utf8'), values));
  await mkdir(join(folder, 'assets'), { recursive: true });
  await copyFile(ASSETS_RULES, join(folder, 'assets/.htaccess'));
}

/** Replaces each {word} of a template. A list becomes one line per entry, with the indentation of its word. */
function fillIn(template: string, values: Record<string, string | string[]>): string {
  const unusedKeys = Object.keys(values).filter((key) => !template.includes(`{${key}}`));
  if (unusedKeys.length > 0)
    throw new Error(`.htaccess has no {${unusedKeys.join('}, {')}}: copy it from public/ again.`);
  return template.replace(/^( *)\{(\w+)\}$|\{(\w+)\}/gm, (match, indent = '', line, inline) => {
    const value = values[line ?? inline];
    if (value === undefined) return match;
    return typeof value === 'string' ? value : value.map((text) => indent + text).join('\n');
  });
}

function refuseUnhashedAssets(files: string[]): void {
  const unhashedFile = files.find((file) => /^assets\/(?!\.htaccess$)/.test(file) && !HASHED_NAME.test(file));
  if (unhashedFile) {
    throw new Error(
      `${unhashedFile} has no hash in its name, but browsers keep what is in assets/ for a year. Put it into public/.`,
    );
  }
}

/**
 * Returns folders that contain pages but have no page of their own (/services/). Skips assets/, which has its own
 * rules.
 */
function findPagelessFolders(files: string[]): string[] {
  const fileSet = new Set(files);
  const folders = new Set(files.flatMap((file) => [...file.matchAll(/\//g)].map(({ index }) => file.slice(0, index))));
  return [...folders].filter(
    (folder) => !/^(?:\.|assets(?:\/|$))/.test(folder) && !fileSet.has(`${folder}/index.html`),
  );
}

/** An HTML file, with what its Content-Security-Policy must allow. */
type Page = InlineCode & { file: string; hasMap: boolean };

function readPage(folder: string, file: string): Page {
  const html = readFileSync(join(folder, file), 'utf8');
  return { file, hasMap: html.includes(MAP_FRAME), ...findInlineCode(html, file) };
}

/** Returns the hashes of the inline scripts or styles of these pages, each once. */
function hashesOf(pages: Page[], kind: keyof InlineCode): string[] {
  return [...new Set(pages.flatMap((page) => [...page[kind]]))].sort();
}

/** Returns a policy for these pages. It allows frames only if one of the pages has the map. */
function createPolicy(pages: Page[]): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(pages, 'scripts')].join(' '),
    ["style-src 'self'", ...hashesOf(pages, 'styles')].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    ...(pages.some(({ hasMap }) => hasMap) ? [`frame-src ${MAP_SITE}`] : []),
    "form-action 'self' mailto:",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the policy that allows what any page needs. Throws if it is too long for the proxies of some hosts. */
function createSitePolicy(pages: Page[]): string {
  const policy = createPolicy(pages);
  if (policy.length > MAX_POLICY_BYTES) {
    const [styles, scripts] = [hashesOf(pages, 'styles'), hashesOf(pages, 'scripts')];
    throw new Error(
      `The Content-Security-Policy has ${policy.length} bytes, with ${styles.length} styles and ${scripts.length} scripts: ` +
        'pages of one family must share the same inline style, byte for byte.',
    );
  }
  return policy;
}

/**
 * Returns a shorter policy for each family of pages, which allows only the inline code of that family. It saves 560 to
 * 610 bytes per page, so that the home page arrives in one round trip. Adds no rule on LiteSpeed, because it is unknown
 * how LiteSpeed interprets env=. A variable is named after its policy, because lines of an earlier version may remain
 * in the host's file. Those lines must not select a policy of this version.
 */
function createPolicyRules(pages: Page[]): string[] {
  const families = new Map<string, Page[]>();
  for (const page of pages.filter(({ styles, scripts }) => styles.size + scripts.size > 0)) {
    const policy = createPolicy([page]);
    families.set(policy, [...(families.get(policy) ?? []), page]);
  }
  return [
    '# Each page allows only its own code, so that the header is short and no code of another page runs.',
    '<IfModule !LiteSpeed>',
    '  <IfModule mod_setenvif.c>',
    ...[...families].flatMap(([policy, family]) => {
      const variable = `POLICY_${shortHash(policy)}`;
      return [
        `    SetEnvIf Request_URI "${patternOf(family)}" ${variable}`,
        `    Header always set Content-Security-Policy "${policy}" env=${variable}`,
      ];
    }),
    '  </IfModule>',
    '</IfModule>',
  ];
}

/**
 * Returns an expression for the paths under which Apache serves these pages: «/contact/» without mod_rewrite, otherwise
 * the file or a compressed copy of it.
 */
function patternOf(pages: Page[]): string {
  const files = pages.map(({ file }) => escapeRegExp(file));
  const folders = files.flatMap((file) => /^(.*\/)?(?=index\\\.html$)/.exec(file)?.[0] ?? []);
  const otherFiles = files.filter((file) => !folders.includes(file.replace(/index\\\.html$/, '')));
  const alternatives = [
    ...(folders.length > 0 ? [`(?:${folders.join('|')})(?:index\\.html${COPY_EXTENSION})?`] : []),
    ...otherFiles.map((file) => file + COPY_EXTENSION),
  ];
  return `^/(?:${alternatives.join('|')})$`;
}

function createRedirectRules(redirects: HostingFacts['redirects'], origin: string): string[] {
  return Object.entries(redirects).map(
    ([from, to]) => `RewriteRule ^${escapeRegExp(from.slice(1))}(?:/(?:index\\.html)?)?$ ${origin}${to} [R=301,L]`,
  );
}

/**
 * Redirects to HTTPS on the requested host name first, then to the canonical host name, so that browsers remember HTTPS
 * for both (hstspreload.org). A proxy that terminates TLS sends X-Forwarded-Proto; without this condition the redirect
 * would loop.
 */
function createDomainRules(siteUrl: string): string[] {
  const { host } = new URL(siteUrl);
  const bareHost = escapeRegExp(host.replace(/^www\./, ''));
  return [
    'RewriteCond %{HTTPS} !=on',
    'RewriteCond %{HTTP:X-Forwarded-Proto} !^https$ [NC]',
    `RewriteCond %{HTTP_HOST} ^((?:www\\.)?${bareHost})(?::80)?$ [NC]`,
    'RewriteRule ^ https://%1%{REQUEST_URI} [R=301,L]',
    `RewriteCond %{HTTP_HOST} !^${escapeRegExp(host)}$ [NC]`,
    `RewriteRule ^ ${siteUrl}%{REQUEST_URI} [R=301,L]`,
  ];
}
