import { formProps } from '../../components/ContactForm/contact-form-props';
import { notFound, type Page, pages } from '../built/site';
import { site } from '../support/site';

const fullForm = formProps(site, 'full');

/** A piece of French on a page: a paragraph, a label, an alternative text; as it is read, in one breath. */
export type Text = { page: string; text: string };

/** Elements that do not interrupt the sentence they stand in. */
const INLINE = new Set('A BR CODE EM I MARK SMALL SPAN STRONG SUB SUP TIME TSPAN'.split(' '));
const SILENT = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];
const READ_METAS = 'meta[name=description], meta[name=keywords], meta[property="og:image:alt"]';

/** Everything that the pages say, show or have read out, in French. */
export const texts: Text[] = [
  ...[...pages, notFound].flatMap((page) => readPage(page).map((text) => ({ page: page.path, text }))),
  // What the form says once its code is there.
  ...strings([
    fullForm.texts,
    fullForm.requiredMessage,
    fullForm.sending.texts,
    fullForm.fields.map(({ rule }) => rule?.message),
  ]).map((text) => ({ page: '/contact', text })),
];

function readPage({ document }: Page): string[] {
  const found = [document.title];
  for (const meta of Array.from(document.querySelectorAll(READ_METAS))) found.push(meta.getAttribute('content') ?? '');
  readElement(document.body, found);
  return found.map((text) => text.replace(/[\n\t]+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text));
}

function readElement(element: Element, found: string[]): void {
  let sentence = '';
  const end = () => {
    found.push(sentence);
    sentence = '';
  };
  const visit = (parent: Element) => {
    for (const { name, value } of Array.from(parent.attributes)) {
      if (READ_ATTRIBUTES.includes(name) || name.startsWith('data-text-') || name === 'data-caption') found.push(value);
    }
    for (const node of Array.from(parent.childNodes)) {
      if (node.nodeType === 3) sentence += node.textContent;
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      const tag = child.tagName.toUpperCase();
      if (SILENT.has(tag) || isForeign(child)) continue;
      if (!INLINE.has(tag)) end();
      if (tag === 'BR') sentence += ' ';
      // A script writes into it; a word stands for what it will be.
      if (tag === 'CODE' && child.textContent === '') sentence += 'ici';
      visit(child);
      if (!INLINE.has(tag)) end();
    }
  };
  visit(element);
  end();
}

function isForeign(element: Element): boolean {
  const language = element.getAttribute('lang');
  return language !== null && !language.startsWith('fr');
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}
