/** Other spellings of an address: each leads to the page (docs/requirements.md reports both). */
export const redirects = { '/zones': '/zones-intervention' };
