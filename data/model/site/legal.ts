import type { LegalPage, When } from '../schema/legal';
import type { Records } from '../schema/records';
import { shownPhotos } from './gallery';
import type { Testimonials } from './testimonials';

/** Conditions of the parts of a legal page. */
export type LegalState = { delivers: boolean; hasReviews: boolean; hasIllustrations: boolean };

/** Returns a legal page with only the parts that apply. */
export function legalPageFor(
  page: Records['legalNotice'],
  { delivers, hasReviews, hasIllustrations }: LegalState,
): LegalPage {
  const isApplicable = ({ when }: { when?: When }) =>
    when === undefined ||
    { delivery: delivers, 'no-delivery': !delivers, reviews: hasReviews, illustrations: hasIllustrations }[when];
  return {
    ...page,
    intro: page.intro
      .filter(isApplicable)
      .map(({ text }) => text)
      .join(' '),
    sections: page.sections
      .filter(isApplicable)
      .map((section) => ({ ...section, blocks: section.blocks.filter(isApplicable) })),
  };
}

/** Derives the two legal pages. Their texts depend on delivery, reviews, and illustrations. */
export function deriveLegalPages(records: Records, { areSamples }: Testimonials) {
  const state: LegalState = {
    delivers: Boolean(records.company.delivery),
    hasReviews: !areSamples,
    hasIllustrations: [...shownPhotos(records)].some((name) => records.photos[name]?.rendering),
  };
  return {
    /** The page /mentions-legales. */
    legalNotice: legalPageFor(records.legalNotice, state),
    /** The page /politique-confidentialite. */
    privacyPolicy: legalPageFor(records.privacyPolicy, state),
  };
}
