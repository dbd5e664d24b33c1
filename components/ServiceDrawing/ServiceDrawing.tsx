import type { Drawing } from '../../data/model/schema/pages';
import { useSite } from '../site-context';
import * as styles from './drawing.css';
import { sheet } from './paint';
import { printDrawing } from './print-drawing';

/**
 * SVG sources of the drawings by path. Each service has a hand-drawn file named by its slug. Any drawing program can
 * edit it.
 */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

type ServiceDrawingProps = { slug: string; copy: Drawing | undefined };

/**
 * Renders a section through the part that the service repairs, with a caption. Renders nothing if the service has no
 * drawing.
 */
export function ServiceDrawing({ slug, copy }: ServiceDrawingProps) {
  const { interfaceCopy } = useSite();
  if (!copy) return null;
  const { viewBox, markup } = printLabelled(slug, copy);
  return (
    <>
      <figure>
        {/* The drawing is 320 units wide, like the narrowest phone. Screen readers announce the drawing as one
            image. */}
        <svg
          className={styles.sheet}
          {...sheet}
          role="img"
          aria-label={copy.name}
          viewBox={viewBox}
          dangerouslySetInnerHTML={{ __html: markup }}
        />
        <figcaption>{copy.caption}</figcaption>
      </figure>
      {/* The text alternative is for visitors who cannot see the drawing or prefer text. */}
      <details className={styles.textAlternative}>
        <summary>{interfaceCopy.drawing}</summary>
        <p>{copy.alternative}</p>
      </details>
    </>
  );
}

function printLabelled(slug: string, { labels }: Drawing) {
  const path = `./${slug}.svg`;
  try {
    if (!files[path]) throw new Error('no such file');
    return printDrawing(files[path], labels);
  } catch (cause) {
    throw new Error(`components/ServiceDrawing/${slug}.svg and data/drawings.ts: ${(cause as Error).message}`, {
      cause,
    });
  }
}
