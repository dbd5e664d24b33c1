import type { LegalPage, When } from '../schema/legal';
import type { Site } from '../schema/records';
import { company } from './company';
import { shownPhotos } from './gallery';
import { site } from './site';
import { testimonials } from './testimonials';

/** Of what parts of a legal page depend. */
export type LegalState = { delivers: boolean; hasReviews: boolean; hasIllustrations: boolean };

/** A legal page with the parts that apply. */
export function legalPageFor(
  page: Site['legalNotice'],
  { delivers, hasReviews, hasIllustrations }: LegalState,
): LegalPage {
  const applies = ({ when }: { when?: When }) =>
    when === undefined ||
    { delivery: delivers, 'no-delivery': !delivers, reviews: hasReviews, illustrations: hasIllustrations }[when];
  return {
    ...page,
    intro: page.intro
      .filter(applies)
      .map(({ text }) => text)
      .join(' '),
    sections: page.sections.filter(applies).map((section) => ({ ...section, blocks: section.blocks.filter(applies) })),
  };
}

const today: LegalState = {
  delivers: Boolean(company.delivery),
  hasReviews: !testimonials.areSamples,
  hasIllustrations: [...shownPhotos(site)].some((name) => site.photos[name]?.rendering),
};

/** The page /mentions-legales. */
export const legalNotice = legalPageFor(site.legalNotice, today);

/** The page /politique-confidentialite. */
export const privacyPolicy = legalPageFor(site.privacyPolicy, today);
