import { captionOf, photoAt } from '../../data/model/photos';
import { interfaceCopy } from '../../data/model/site';
import { Picture, viewerUrl } from '../Picture/Picture';
import { widget } from '../widgets/attributes';
import * as styles from './Gallery.css';

const { gallery: words } = interfaceCopy;

type GalleryProps = {
  /** By their names. */
  photos: string[];
  /** `columns` is the gallery page, two columns where there is room; `row` an area page; `strip` stands beside a sidebar. */
  layout: keyof typeof styles.layout;
};

const SLOTS = { columns: 'thumbnail', row: 'portfolio', strip: 'strip' } as const;

/** Photos that open large: in the viewer, or as files without scripts. */
export function Gallery({ photos, layout }: GalleryProps) {
  return (
    <ul
      className={styles.layout[layout]}
      {...widget('Gallery', 'intent')}
      data-text-viewer={words.viewer}
      data-text-position={`${words.position} `}
      data-text-close={words.close}
      data-text-previous={words.previous}
      data-text-next={words.next}
      data-text-rendering={words.rendering}
    >
      {photos.map((photo) => (
        <li key={photo}>
          <figure>
            <a href={viewerUrl(photo)} data-photo="" data-rendering={photoAt(photo).rendering ? '' : undefined}>
              <Picture photo={photo} slot={SLOTS[layout]} />
            </a>
            <figcaption>{captionOf(photo)}</figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
