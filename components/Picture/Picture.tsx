import { originals } from 'virtual:photos';
import { photoAt } from '../../data/model/site/photos';
import { interfaceCopy } from '../../data/model/site/site';
import * as styles from './Picture.css';
import { type Crop, type Slot, slots } from './slots';
import { candidate, candidates, viewerFile } from './srcset';

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
 * A rendering says that it is one.
 */
export function Picture({ photo, upright = photo, slot, alt }: PictureProps) {
  const record = photoAt(photo);
  const crops: Crop[] = slots[slot];
  const isHero = HEROES.includes(slot);
  const fallback = jpegOf(photo, crops[crops.length - 1] as Crop);

  return (
    <span className={isHero ? styles.filling : styles.framed[crops[0]!.shape === 'card' ? 'card' : 'frame']}>
      {/* React 19 prints a preload into the body for an eager <img>, unless it stands in a <picture>. */}
      <picture>
        {crops.map((crop, index) => (
          <Sources
            photo={crop.shape === 'phoneScreen' ? upright : photo}
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
          {...(isHero ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        />
      </picture>
      {record.rendering && <small className={styles.mark}>{interfaceCopy.picture.rendering}</small>}
    </span>
  );
}

function Sources({ photo, crop, withJpeg }: { photo: string; crop: Crop; withJpeg: boolean }) {
  const { shape, media, sizes, widths } = crop;
  const jpeg = jpegOf(photo, crop);
  const ladder = (format: 'avif' | 'webp') =>
    candidates(originals[photo], shape, format, widths)
      .map(({ url, width }) => `${url} ${width}w`)
      .join(', ');
  return (
    <>
      <source type="image/avif" media={media} sizes={sizes} srcSet={ladder('avif')} />
      <source type="image/webp" media={media} sizes={sizes} srcSet={ladder('webp')} />
      {/* One width, and sizes all the same: validators ask for both beside the other sources. */}
      {withJpeg && <source media={media} sizes={sizes} srcSet={`${jpeg.url} ${jpeg.width}w`} />}
    </>
  );
}

function jpegOf(photo: string, { shape, jpeg }: Crop) {
  return candidate(originals[photo], shape, 'jpeg', jpeg);
}

/** The address of the whole picture, large: a JPEG, which every browser shows by itself when scripts are off. */
export function viewerUrl(photo: string): string {
  return viewerFile(originals[photo]).url;
}
