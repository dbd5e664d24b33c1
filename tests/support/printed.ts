import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteProvider } from '../../components/site-context';
import { printHtml } from '../../components/typography/print-html';
import { originalsOf, testSite } from './test-site';

/** Returns a component as a built page contains it, on a site: that of the tests' own data unless another is given. */
export function printed(children: ReactElement, site = testSite, originals = originalsOf(site)): string {
  return printHtml(renderToStaticMarkup(createElement(SiteProvider, { site, originals, children })));
}

/** A text of a page as it was typed in data/: ordinary spaces, straight apostrophes. */
export function plain(text: string | null | undefined): string {
  return (text ?? '').replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

/** The one element of the page that the selector names; throws when there is none. */
export function the<Found extends HTMLElement = HTMLElement>(selector: string): Found {
  const found = document.querySelector<Found>(selector);
  if (!found) throw new Error(`no ${selector} on the page`);
  return found;
}
