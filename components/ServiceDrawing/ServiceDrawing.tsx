import type { Drawing } from '../../data/model/schema/pages';
import { printDrawing } from './print-drawing';
import { InWords, Sheet } from './Sheet';

/** Drawn by hand, one a service, under its slug; they open in any drawing program. */
const files = import.meta.glob<string>('./*.svg', { query: '?raw', import: 'default', eager: true });

type ServiceDrawingProps = { slug: string; words: Drawing | undefined };

/** A section through what the service mends, with its caption; nothing where a service has no drawing. */
export function ServiceDrawing({ slug, words }: ServiceDrawingProps) {
  if (!words) return null;
  const { viewBox, markup } = printed(slug, words);
  return (
    <>
      <figure>
        <Sheet viewBox={viewBox} name={words.name} dangerouslySetInnerHTML={{ __html: markup }} />
        <figcaption>{words.caption}</figcaption>
      </figure>
      <InWords text={words.alternative} />
    </>
  );
}

function printed(slug: string, { labels }: Drawing) {
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
