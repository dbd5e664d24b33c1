import { Fragment } from 'react';
import { BeforeAfter } from '../../components/BeforeAfter/BeforeAfter';
import { PairedGallery } from '../../components/Gallery/PairedGallery';
import { Jobs } from '../../components/Jobs/Jobs';
import { PageHero } from '../../components/PageHero/PageHero';
import { RenderingNoteOnEach, useRenderingNote } from '../../components/Picture/rendering-note';
import { QuoteBand } from '../../components/QuoteBand/QuoteBand';
import { Section } from '../../components/Section/Section';
import { useSite } from '../../components/site-context';
import { headPair, shouldShowGallery, shownImages } from '../../data/model/site/gallery';

export function Page() {
  const { gallery, galleryPage, jobs, photos } = useSite();
  const { title, intro, renderings, banner } = galleryPage;
  const images = shownImages(gallery, photos);
  const pair = headPair(galleryPage, images, photos);
  const renderingCount = images.filter(({ photo }) => photos[photo]?.rendering).length;
  const areAllRendered = renderingCount === images.length;
  const NoteScope = areAllRendered ? Fragment : RenderingNoteOnEach;
  // Uses up the note that the first picture would show, because the intro already states that all pictures are
  // renderings.
  useRenderingNote(areAllRendered && renderingCount > 0);
  const text = renderingCount > 0 ? `${intro} ${areAllRendered ? renderings.all : renderings.some}` : intro;
  return (
    <>
      <PageHero title={title} text={text} path="/realisations">
        {pair && <BeforeAfter {...pair} layout="cut" />}
      </PageHero>
      {jobs.length > 0 && (
        <Section title={galleryPage.jobs.heading} isDense>
          <Jobs />
        </Section>
      )}
      {shouldShowGallery(jobs) && (
        <NoteScope>
          <PairedGallery images={images} />
        </NoteScope>
      )}
      <QuoteBand {...banner} />
    </>
  );
}
