import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../../components/site-context';
import { printHtml } from '../../components/typography/print-html';
import { originalsOf, testSite } from './test-site';

/** Renders a component to HTML as the build does, with the site of the tests' own data by default. */
export function renderHtml(children: ReactElement, site = testSite, originals = originalsOf(site)): string {
  return printHtml(renderToStaticMarkup(createElement(SiteProvider, { site, originals, children })));
}

/** Returns a text of a page with ordinary spaces and straight apostrophes, as data/ contains it. */
export function toPlainText(text: string | null | undefined): string {
  return (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** Returns the first element of the page that matches the selector. Throws if no element matches. */
export function getElement<Match extends HTMLElement = HTMLElement>(selector: string): Match {
  const element = document.querySelector<Match>(selector);
  if (!element) throw new Error(`no ${selector} on the page`);
  return element;
}
