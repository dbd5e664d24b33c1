import { formProps } from '../../components/ContactForm/contact-form-props';
import { notFound, type Page, pages } from '../built/site';
import { site } from '../support/site';

const fullForm = formProps(site, 'full');

/** An uninterrupted French text of a page, such as a paragraph, a label or an alternative text. */
export type Text = { page: string; text: string };

/** Elements that do not interrupt the sentence around them. */
const INLINE_ELEMENTS = new Set('A BR CODE EM I MARK SMALL SPAN STRONG SUB SUP TIME TSPAN'.split(' '));
const SILENT_ELEMENTS = new Set(['SCRIPT', 'STYLE', 'TEMPLATE']);
const READ_ATTRIBUTES = ['alt', 'title', 'aria-label', 'placeholder'];
const READ_METAS = 'meta[name=description], meta[name=keywords], meta[property="og:image:alt"]';

/** Every French text of the pages, including texts for screen readers. */
export const texts: Text[] = [
  ...[...pages, notFound].flatMap((page) => readPage(page).map((text) => ({ page: page.path, text }))),
  // Texts that the form's script inserts.
  ...stringsIn([
    fullForm.texts,
    fullForm.requiredMessage,
    fullForm.sending.texts,
    fullForm.fields.map(({ rule }) => rule?.message),
  ]).map((text) => ({ page: '/contact', text })),
];

function readPage({ document }: Page): string[] {
  const texts = [document.title];
  for (const meta of Array.from(document.querySelectorAll(READ_METAS))) texts.push(meta.getAttribute('content') ?? '');
  readElement(document.body, texts);
  return texts.map((text) => text.replace(/[\n\t]+/g, ' ').trim()).filter((text) => /\p{L}/u.test(text));
}

function readElement(element: Element, texts: string[]): void {
  let sentence = '';
  const end = () => {
    texts.push(sentence);
    sentence = '';
  };
  const visit = (parent: Element) => {
    for (const { name, value } of Array.from(parent.attributes)) {
      if (READ_ATTRIBUTES.includes(name) || name.startsWith('data-text-') || name === 'data-caption') texts.push(value);
    }
    for (const node of Array.from(parent.childNodes)) {
      if (node.nodeType === 3) sentence += node.textContent;
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      const tag = child.tagName.toUpperCase();
      if (SILENT_ELEMENTS.has(tag) || isForeign(child)) continue;
      if (!INLINE_ELEMENTS.has(tag)) end();
      if (tag === 'BR') sentence += ' ';
      // A script fills this empty element later, so a word stands for its text.
      if (tag === 'CODE' && child.textContent === '') sentence += 'ici';
      visit(child);
      if (!INLINE_ELEMENTS.has(tag)) end();
    }
  };
  visit(element);
  end();
}

function isForeign(element: Element): boolean {
  const language = element.getAttribute('lang');
  return language !== null && !language.startsWith('fr');
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
