import { stripTags } from '../../../data/model/text/field-tags';
import { FIELD_ATTRIBUTE } from '../preview/print-fields';
import { inlineStyles } from '../server/first-page';

/** Paths of the site's pages: no file of the development server, and nothing of the desk, has such a path. */
const PAGE_PATH = /^\/(?!bureau(?:\/|$))(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** Files that a visitor opens by a link. */
const LINKED_FILE = /\.(?:pdf|vcf)$/;
/** Attributes whose value is a path. */
const PATH_ATTRIBUTE = /(\s(?:href|src|action|formaction|poster)=)"(\/(?!\/)[^"]*)"/g;
const PATH_LIST_ATTRIBUTE = /(\s(?:srcset|imagesrcset)=)"([^"]*)"/g;
/** Every element that a page names a file by. */
const FILE_ELEMENT = /<(?:img|source|video|image|link)\b[^>]*>/g;

/** A page for the phone, and the paths of the files in it. */
type PhonePage = { html: string; files: string[] };

/**
 * Returns a page of the preview as a phone gets it: without scripts and the desk's tags, so that it is what a visitor
 * without scripts reads, and with every path behind `prefix`. `foot` comes last in its body.
 */
export function phonePage(printed: string, prefix: string, foot: string): PhonePage {
  const files: string[] = [];
  const addFile = (path: string) => {
    if (!PAGE_PATH.test(path)) files.push(path);
    return `${prefix}${path}`;
  };
  const html = stripTags(printed)
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|manifest|canonical|alternate)"[^>]*>/g, '')
    // Scripts are allowed in the page, so that browsers would leave this out.
    .replace(/<\/?noscript\b[^>]*>/g, '')
    .replaceAll(new RegExp(` ${FIELD_ATTRIBUTE}="\\d*"`, 'g'), '')
    .replace(FILE_ELEMENT, (element) =>
      element.replace(PATH_LIST_ATTRIBUTE, (_, name: string, list: string) => {
        const paths = list.split(/,\s+/).map((entry) => entry.trim().replace(/^\/(?!\/)\S*/, addFile));
        return `${name}"${paths.join(', ')}"`;
      }),
    )
    .replace(PATH_ATTRIBUTE, (_, name: string, path: string) => {
      const [file = ''] = path.split(/[?#]/);
      if (!PAGE_PATH.test(file) && (/src|poster/.test(name) || LINKED_FILE.test(file)))
        files.push(path.replace(/#.*/, ''));
      return `${name}"${prefix}${path}"`;
    })
    .replace(/<link\b[^>]*\brel="[^"]*icon"[^>]*>/g, '<link rel="icon" href="data:,">');
  // While data/ is not whole, the preview prints a page without an end.
  return { html: html.includes('</body>') ? html.replace('</body>', () => `${foot}</body>`) : html + foot, files };
}

/** A file that a page shows. */
type PhoneFile = { type: string; content: Buffer };

/** The pages of the preview at the desk's own `deskUrl`, and the files that they have named so far: nothing else. */
export function createPhonePages(deskUrl: string, root: string, prefix: string) {
  const namedFiles = new Set<string>();
  return {
    /** Returns a page with the status of the preview's answer; undefined if no page has such a path. */
    async page(path: string, foot: string): Promise<{ status: number; html: string } | undefined> {
      if (!PAGE_PATH.test(path)) return undefined;
      const response = await fetch(new URL(path, deskUrl), { redirect: 'error' });
      if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
      const printed = await inlineStyles(await response.text(), deskUrl, root);
      const { html, files } = phonePage(printed, prefix, foot);
      for (const file of files) namedFiles.add(file);
      return { status: response.status, html };
    },
    /** Returns a file that a page has named; undefined for any other path. */
    async file(path: string): Promise<PhoneFile | undefined> {
      if (!namedFiles.has(path)) return undefined;
      const response = await fetch(new URL(path, deskUrl), { redirect: 'error' });
      const type = response.headers.get('content-type') ?? '';
      // A path of which the file is gone is answered with a page.
      if (!response.ok || !/^(?:image\/|application\/pdf|text\/(?:x-)?vcard)/.test(type)) return undefined;
      return { type, content: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
