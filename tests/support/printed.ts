import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { printHtml } from '../../components/typography/print-html';

/** A component as a built page holds it. */
export function printed(element: ReactElement): string {
  return printHtml(renderToStaticMarkup(element));
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
