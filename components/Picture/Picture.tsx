import { photoAt } from '../../data/model/site/photos';
import { addTag } from '../../data/model/text/field-tags';
import { useOriginals, useSite } from '../site-context';
import * as styles from './Picture.css';
import { useRenderingNote } from './rendering-note';
import { type Crop, type Slot, sizesOf, slots } from './slots';
import { candidate, candidates, type Original } from './srcset';

type PictureProps = {
  photo: string;
  /** Another picture for phones held upright, where the slot has a crop for them. */
  upright?: string | undefined;
  /** Where it stands: decides its proportions, the files offered, and whether it loads at once. */
  slot: Slot;
  /** Only to silence a picture that repeats what the text beside it says: `alt=""`. */
  alt?: '';
};

/** The only ones that load with the page; there is one a page. */
const HEROES: Slot[] = ['home-hero', 'page-hero'];

/**
 * A picture of data/photos.ts in a frame that has its height before the picture is there; heroes fill what they stand in.
 * The first rendering of a page says that its pictures are illustrations.
 */
export function Picture({ photo, upright = photo, slot, alt }: PictureProps) {
  const site = useSite();
  const originals = useOriginals();
  const record = photoAt(site, photo);
  const crops: Crop[] = slots[slot];
  const note = useRenderingNote(record.rendering);
  const isHero = HEROES.includes(slot);
  const fallback = jpegOf(originals[photo]!, crops[crops.length - 1] as Crop);

  return (
    <span className={isHero ? styles.fullSize : styles.framed[crops[0]!.shape === 'card' ? 'card' : 'frame']}>
      {/* React 19 prints a preload into the body for an eager <img>, unless it stands in a <picture>. */}
      <picture>
        {crops.map((crop, index) => (
          <Sources
            original={originals[crop.shape === 'phoneScreen' ? upright : photo]!}
            crop={crop}
            withJpeg={index < crops.length - 1}
            key={crop.shape}
          />
        ))}
        <img
          className={styles.image}
          src={fallback.url}
          width={fallback.width}
          height={fallback.height}
          alt={alt ?? record.alt}
          // In the desk's preview, the field that a click on the picture opens.
          data-field={addTag(record, 'alt', '') || undefined}
          {...(isHero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
      {note && <small className={styles.mark}>{site.interfaceCopy.picture[note]}</small>}
    </span>
  );
}

function Sources({ original, crop, withJpeg }: { original: Original; crop: Crop; withJpeg: boolean }) {
  const { shape, media, widths } = crop;
  const srcSet = candidates(original, shape, 'avif', widths)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
  return (
    <>
      <source type="image/avif" media={media} sizes={sizesOf(crop)} srcSet={srcSet} />
      {withJpeg && <source media={media} srcSet={jpegOf(original, crop).url} />}
    </>
  );
}

function jpegOf(original: Original, { shape, jpeg }: Crop) {
  return candidate(original, shape, 'jpeg', jpeg);
}
