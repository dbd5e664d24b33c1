import type { Drawing } from '../../data/model/schema/pages';
import { useSite } from '../site-context';
import * as styles from './drawing.css';
import { sheet } from './paint';
import { printDrawing } from './print-drawing';

/** Drawn by hand, one a service, under its slug; they open in any drawing program. */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

type ServiceDrawingProps = { slug: string; copy: Drawing | undefined };

/** A section through what the service mends, with its caption; nothing where a service has no drawing. */
export function ServiceDrawing({ slug, copy }: ServiceDrawingProps) {
  const { interfaceCopy } = useSite();
  if (!copy) return null;
  const { viewBox, markup } = printLabelled(slug, copy);
  return (
    <>
      <figure>
        {/* 320 units wide as the narrowest phone; read out as one picture by its name. */}
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
      {/* For who cannot see it, or would rather read. */}
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
