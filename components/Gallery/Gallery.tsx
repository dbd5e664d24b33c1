import type { ReactNode } from 'react';
import { captionOf, photoAt } from '../../data/model/site/photos';
import { Picture } from '../Picture/Picture';
import type { Slot } from '../Picture/slots';
import { viewerFile } from '../Picture/srcset';
import { useOriginals, useSite } from '../site-context';
import { widget } from '../widgets/attributes';
import * as styles from './Gallery.css';

type GalleryProps = {
  /** Names of the photos in data/photos.ts. */
  photos: string[];
  /** `row` is for a town page, `strip` for a column next to a sidebar. */
  layout: keyof typeof styles.layout;
};

const SLOTS = { row: 'portfolio', strip: 'strip' } as const;

/** Renders photos that open in the viewer or, without scripts, as files. */
export function Gallery({ photos, layout }: GalleryProps) {
  const site = useSite();
  return (
    <ul className={styles.layout[layout]} {...useViewerAttributes()}>
      {photos.map((photo) => (
        <li key={photo}>
          <GalleryPhoto photo={photo} slot={SLOTS[layout]}>
            {captionOf(site, photo)}
          </GalleryPhoto>
        </li>
      ))}
    </ul>
  );
}

/** Returns the attributes of an element whose photos the visitor can leaf through in the viewer. */
export function useViewerAttributes() {
  const { gallery: copy } = useSite().interfaceCopy;
  return {
    ...widget('Gallery', 'intent'),
    'data-text-viewer': copy.viewer,
    'data-text-position': `${copy.position} `,
    'data-text-close': copy.close,
    'data-text-previous': copy.previous,
    'data-text-next': copy.next,
    'data-text-rendering': copy.rendering,
    'data-text-failed': copy.failed,
  };
}

/** Renders a photo that opens in the viewer, with its caption as children. */
export function GalleryPhoto({ photo, slot, children }: { photo: string; slot: Slot; children: ReactNode }) {
  const site = useSite();
  const originals = useOriginals();
  return (
    <figure>
      <a
        href={viewerFile(originals[photo]!).url}
        data-photo=""
        data-rendering={photoAt(site, photo).rendering ? '' : undefined}
      >
        <Picture photo={photo} slot={slot} />
      </a>
      <figcaption>{children}</figcaption>
    </figure>
  );
}
