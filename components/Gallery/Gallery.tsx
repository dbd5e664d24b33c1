import { captionOf, photoAt } from '../../data/model/site/photos';
import { isPair } from '../../data/model/text/pairs';
import { Picture } from '../Picture/Picture';
import { viewerFile } from '../Picture/srcset';
import { useOriginals, useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './Gallery.css';

type GalleryProps = {
  /** Names of the photos in data/photos.ts. */
  photos: string[];
  /** `columns` is for the gallery page, `row` for a town page, `strip` for a column next to a sidebar. */
  layout: keyof typeof styles.layout;
};

const SLOTS = { columns: 'thumbnail', row: 'portfolio', strip: 'strip' } as const;

/** Renders photos that open in the viewer or, without scripts, as files. */
export function Gallery({ photos, layout }: GalleryProps) {
  const site = useSite();
  const originals = useOriginals();
  const { gallery: copy } = site.interfaceCopy;
  const entries = photos.map((photo) => ({ photo, description: captionOf(site, photo) }));
  const isBefore = (index: number) => layout === 'columns' && isPair(entries[index], entries[index + 1]);
  return (
    <ul
      className={styles.layout[layout]}
      {...widget('Gallery', 'intent')}
      data-text-viewer={copy.viewer}
      data-text-position={`${copy.position} `}
      data-text-close={copy.close}
      data-text-previous={copy.previous}
      data-text-next={copy.next}
      data-text-rendering={copy.rendering}
      data-text-failed={copy.failed}
    >
      {entries.map(({ photo, description }, index) => (
        <li key={photo} className={isBefore(index) ? styles.beforePhoto : undefined}>
          <figure>
            <a
              href={viewerFile(originals[photo]!).url}
              data-photo=""
              data-rendering={photoAt(site, photo).rendering ? '' : undefined}
            >
              <Picture photo={photo} slot={SLOTS[layout]} />
            </a>
            <figcaption>{description}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
