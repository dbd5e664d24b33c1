import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { typesetHtml } from '../../components/typography/typeset';
import { normalizeMarkup } from '../../renderer/document/normalize-markup';

/** A component as a built page holds it. */
export function printed(element: ReactElement): string {
  return normalizeMarkup(typesetHtml(renderToStaticMarkup(element)));
}
