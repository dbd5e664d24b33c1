import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { postprocessHtml } from '../../renderer/document/postprocess-html';

/** A component as a built page holds it. */
export function printed(element: ReactElement): string {
  return postprocessHtml(renderToStaticMarkup(element));
}
