/**
 * Asks browsers that can to fetch the page behind a link of this site as soon as the mouse rests on it or a finger
 * touches it, so that it is there when it is opened. Not files (a photo is heavier than a page); browsers leave it out
 * by themselves where the visitor saves data.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { and: [{ href_matches: '/*' }, { not: { href_matches: '/*.*' } }] }, eagerness: 'moderate' }],
});
