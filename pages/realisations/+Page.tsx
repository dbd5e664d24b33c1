import { Fragment } from 'react';
import { BeforeAfter } from '../../components/BeforeAfter/BeforeAfter';
import { Gallery } from '../../components/Gallery/Gallery';
import { Jobs } from '../../components/Jobs/Jobs';
import { PageHero } from '../../components/PageHero/PageHero';
import { EachSaysRendering, useRenderingNote } from '../../components/Picture/rendering-note';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { shouldShowGallery, shownImages } from '../../data/model/site/gallery';
import * as styles from './Realisations.css';

export function Page() {
  const { gallery, galleryPage, home, jobs, photos } = useSite();
  const { title, intro, renderings, heading, banner } = galleryPage;
  const images = shownImages(gallery, photos);
  const rendered = images.filter(({ photo }) => photos[photo]?.rendering).length;
  const isAllRendered = rendered === images.length;
  const Marked = isAllRendered ? Fragment : EachSaysRendering;
  // The intro already says that all pictures are renderings, so this uses up the note that the first picture would
  // show.
  useRenderingNote(isAllRendered && rendered > 0);
  const text = rendered > 0 ? `${intro} ${isAllRendered ? renderings.all : renderings.some}` : intro;
  return (
    <>
      <PageHero title={title} text={text} path="/realisations">
        <BeforeAfter before={home.teaser.before} after={home.teaser.after} layout="cut" />
      </PageHero>
      {jobs.length > 0 && (
        <Section title={galleryPage.jobs.heading} isDense>
          <Jobs />
        </Section>
      )}
      {shouldShowGallery(jobs) && (
        <Section isDense>
          <h2 className={styles.hidden}>{heading}</h2>
          <Marked>
            <Gallery photos={images.map(({ photo }) => photo)} layout="columns" />
          </Marked>
        </Section>
      )}
      <QuoteBand {...banner} />
    </>
  );
}
