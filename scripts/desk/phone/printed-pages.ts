import { stripTags } from '../../../data/model/text/field-tags';
import { inlineStyles } from '../preview/inline-styles';
import { FIELD_ATTRIBUTE } from '../preview/print-fields';

/** Matches paths of the site's pages, but not files of the development server or routes of the desk. */
const PAGE_PATH = /^\/(?!bureau(?:\/|$))(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/;
/** Matches the files that links may lead to. */
const LINKED_FILE = /\.(?:pdf|vcf)$/;
/** Attributes whose value is a path. */
const PATH_ATTRIBUTE = /(\s(?:href|src|action|formaction|poster)=)"(\/(?!\/)[^"]*)"/g;
const PATH_LIST_ATTRIBUTE = /(\s(?:srcset|imagesrcset)=)"([^"]*)"/g;
/** Elements that load a file. */
const FILE_ELEMENT = /<(?:img|source|video|image|link)\b[^>]*>/g;

/** A page for the phone with the paths of its files. */
type PhonePage = { html: string; files: string[] };

/**
 * Converts a page of the preview for the phone. Removes scripts and the desk's tags, and adds `prefix` to every path of
 * the site. The result is what a visitor without scripts sees. Appends `foot` to the body.
 */
export function phonePage(previewHtml: string, prefix: string, foot: string): PhonePage {
  const files: string[] = [];
  const addFile = (path: string) => {
    if (!PAGE_PATH.test(path)) files.push(path);
    return `${prefix}${path}`;
  };
  const html = stripTags(previewHtml)
    .replace(/<script\b[^>]*>[^]*?<\/script>/g, '')
    .replace(/<link\b[^>]*\brel="(?:modulepreload|preload|prefetch|manifest|canonical|alternate)"[^>]*>/g, '')
    // The page has a script of the desk, so browsers would hide the content of noscript.
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
  // While data/ has faults, the preview sends a page without </body>.
  return { html: html.includes('</body>') ? html.replace('</body>', () => `${foot}</body>`) : html + foot, files };
}

/** A file that a page shows or links to. */
type PhoneFile = { type: string; content: Buffer };

/** Creates access to the pages of the preview at `deskUrl`, and only to the files that these pages refer to. */
export function createPhonePages(deskUrl: string, root: string, prefix: string) {
  const namedFiles = new Set<string>();
  return {
    /** Returns a page with the status of the preview's answer; undefined if no page has such a path. */
    async page(path: string, foot: string): Promise<{ status: number; html: string } | undefined> {
      if (!PAGE_PATH.test(path)) return undefined;
      const response = await fetch(new URL(path, deskUrl), { redirect: 'error' });
      if (!response.headers.get('content-type')?.startsWith('text/html')) return undefined;
      const previewHtml = await inlineStyles(await response.text(), deskUrl, root);
      const { html, files } = phonePage(previewHtml, prefix, foot);
      for (const file of files) namedFiles.add(file);
      return { status: response.status, html };
    },
    /** Returns a file that a returned page refers to; undefined for any other path. */
    async file(path: string): Promise<PhoneFile | undefined> {
      if (!namedFiles.has(path)) return undefined;
      const response = await fetch(new URL(path, deskUrl), { redirect: 'error' });
      const type = response.headers.get('content-type') ?? '';
      // The preview answers the path of a missing file with a page.
      if (!response.ok || !/^(?:image\/|application\/pdf|text\/(?:x-)?vcard)/.test(type)) return undefined;
      return { type, content: Buffer.from(await response.arrayBuffer()) };
    },
  };
}
