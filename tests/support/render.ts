import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../../components/site-context';
import { printHtml } from '../../components/typography/print-html';
import { originalsOf, testSite } from './test-site';

/**
 * Returns the HTML of a component as the build prints it, on the site of the tests' own data unless another is given.
 */
export function renderHtml(children: ReactElement, site = testSite, originals = originalsOf(site)): string {
  return printHtml(renderToStaticMarkup(createElement(SiteProvider, { site, originals, children })));
}

/** Returns a text of a page as it is typed in data/: ordinary spaces, straight apostrophes. */
export function toPlainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** Returns the first element of the page that matches the selector. Throws if there is none. */
export function getElement<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} on the page`);
  return found;
}
