import type { GalleryImage } from '../../data/model/schema/collections';
import { type GalleryGroup, groupImages } from '../../data/model/site/gallery';
import { splitCaption } from '../../data/model/text/pairs';
import { Section } from '../Section/Section';
import { useSite } from '../site-context';
import { heading } from '../theme/layout.css';
import { GalleryPhoto, useViewerAttributes } from './Gallery';
import * as styles from './PairedGallery.css';

/**
 * Renders the photos of the gallery page in two columns, with one band for each before-and-after pair and each run of
 * single photos. One viewer contains all photos.
 */
export function PairedGallery({ images }: { images: GalleryImage[] }) {
  const groups = groupImages(images);
  const firstSingles = groups.find(({ kind }) => kind === 'singles');
  return (
    <div {...useViewerAttributes()}>
      {groups.map((group, index) => (
        <Section tone={index % 2 === 0 ? 'chalk' : 'stone'} isDense key={keyOf(group)}>
          {group.kind === 'pair' ? (
            <Pair {...group} />
          ) : (
            <SinglePhotos images={group.images} hasHeading={group === firstSingles} />
          )}
        </Section>
      ))}
    </div>
  );
}

const keyOf = (group: GalleryGroup) => (group.kind === 'pair' ? group.before.id : group.images[0]!.id);

function Pair({ before, after }: { before: GalleryImage; after: GalleryImage }) {
  const { heading: title, advice } = before;
  return (
    <>
      {(title || advice) && (
        <div className={styles.head}>
          {title && <h2 className={heading}>{title}</h2>}
          {advice && <p>{advice}</p>}
        </div>
      )}
      <ul className={styles.pair}>
        {[before, after].map(({ id, photo, description }) => (
          <li key={id}>
            <GalleryPhoto photo={photo} slot="thumbnail">
              <PairCaption description={description} />
            </GalleryPhoto>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Renders a caption whose «Avant» or «Après» is a label on the photo. */
function PairCaption({ description }: { description: string }) {
  const [side, words] = splitCaption(description);
  const label = side.replace(/[\s:]+$/, '');
  return (
    <>
      <span className={styles.side}>
        {label}
        <span>{side.slice(label.length)}</span>
      </span>
      <span className={styles.words}>{words}</span>
    </>
  );
}

function SinglePhotos({ images, hasHeading }: { images: GalleryImage[]; hasHeading: boolean }) {
  const { galleryPage } = useSite();
  return (
    <>
      {hasHeading && <h2 className={heading}>{galleryPage.heading}</h2>}
      <ul className={styles.singles}>
        {images.map(({ id, photo, description, advice }) => (
          <li key={id}>
            <GalleryPhoto photo={photo} slot="thumbnail">
              {description}
            </GalleryPhoto>
            {advice && <p>{advice}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
