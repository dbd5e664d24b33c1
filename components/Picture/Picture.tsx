import { preload } from 'react-dom';
import { photoAt } from '../../data/model/site/photos';
import { addTag } from '../../data/model/text/field-tags';
import { useOriginals, useSite } from '../site-context';
import * as styles from './Picture.css';
import { useRenderingNote } from './rendering-note';
import { type Crop, type Slot, sizesOf, slots } from './slots';
import { candidate, candidates, type Original } from './srcset';

type PictureProps = {
  photo: string;
  /** Another photo for phones held upright, if the slot has a crop for them. */
  upright?: string | undefined;
  /** Position in the page. Determines the proportions, the files offered, and whether the picture loads at once. */
  slot: Slot;
  /** Always empty, for a picture that repeats the text next to it. */
  alt?: '';
};

/** Slots that load with the page. Each page has at most one such slot. */
const HEROES: Slot[] = ['home-hero', 'page-hero'];

/**
 * Renders a photo of data/photos.ts. The frame reserves the height before the photo loads. A hero fills its parent. The
 * first rendering of a page has a note that the pictures are illustrations.
 */
export function Picture({ photo, upright = photo, slot, alt }: PictureProps) {
  const site = useSite();
  const originals = useOriginals();
  const record = photoAt(site, photo);
  const crops: Crop[] = slots[slot];
  const note = useRenderingNote(record.rendering);
  const isHero = HEROES.includes(slot);
  if (slot === 'page-hero') preloadPhoto(originals[photo]!, crops[0]!);
  const fallback = jpegOf(originals[photo]!, crops[crops.length - 1] as Crop);

  return (
    <span className={isHero ? styles.fullSize : styles.framed[crops[0]!.shape === 'card' ? 'card' : 'frame']}>
      {/* React 19 adds a preload to the body for an eager <img>, unless it is in a <picture>. */}
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
          // In the desk's preview, a click on the picture opens this field.
          data-field={addTag(record, 'alt', '') || undefined}
          {...(isHero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
      {note && <small className={styles.mark}>{site.interfaceCopy.picture[note]}</small>}
    </span>
  );
}

/**
 * Adds a preload to the head, before the styles, so that the browser requests the photo before it has read 6 kB of
 * styles. This is 80 to 190 ms earlier at 400 kbit/s. Browsers without `imagesrcset` (Chromium before 73, Safari before
 * 17.2, Firefox before 78) request nothing.
 */
function preloadPhoto(original: Original, crop: Crop) {
  preload(jpegOf(original, crop).url, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet: avifSrcSet(original, crop),
    imageSizes: sizesOf(crop),
    fetchPriority: 'high',
  });
}

function Sources({ original, crop, withJpeg }: { original: Original; crop: Crop; withJpeg: boolean }) {
  const { media } = crop;
  return (
    <>
      <source type="image/avif" media={media} sizes={sizesOf(crop)} srcSet={avifSrcSet(original, crop)} />
      {withJpeg && <source media={media} srcSet={jpegOf(original, crop).url} />}
    </>
  );
}

function avifSrcSet(original: Original, { shape, widths }: Crop): string {
  return candidates(original, shape, 'avif', widths)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

function jpegOf(original: Original, { shape, jpeg }: Crop) {
  return candidate(original, shape, 'jpeg', jpeg);
}
