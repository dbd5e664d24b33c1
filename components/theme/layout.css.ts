import { style } from '@vanilla-extract/css';
import { colour, contentWidth, media, size, space } from './tokens';

/** The page's one column: everything that is text stands in it. */
export const wrap = style({
  width: '100%',
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `0 ${space.base}`,
  '@media': { [media.wide]: { padding: `0 ${space.roomy}` } },
});

/** A link that no sentence is around: high enough for a thumb, and wide enough with a name of five letters. */
export const tapLink = style({
  display: 'inline-block',
  maxWidth: '100%',
  // The negative margin keeps its words where they would be without the padding.
  margin: `0 -${space.hair}`,
  padding: `10px ${space.hair}`,
  lineHeight: 1.42,
});

/** Words that keep together on a line of their own, where it is wide enough for them. */
export const unbreakable = style({ display: 'inline-block', maxWidth: '100%' });

/** Over all of what it stands in. */
export const stretched = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;

/** For texts that only assistive technology needs. */
export const hiddenFromSight = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** The pitch of a roof, about 30°: the site's one motif, where a band begins and before list items. */
export const gable = {
  content: '""',
  display: 'block',
  width: '34px',
  height: '12px',
  backgroundColor: colour.clay,
  clipPath: 'polygon(0 82%, 50% 0, 100% 82%, 100% 100%, 96% 100%, 50% 24%, 4% 100%, 0 100%)',
} as const;

export const heading = style({
  fontSize: size.h2,
  marginBottom: space.roomy,
  '@media': { [media.wide]: { fontSize: size.h2Wide }, [media.desktop]: { fontSize: [size.h2Wide, size.h2Display] } },
});

/** The logo beside the company's name. */
export const brandMark = style({ flex: 'none', width: '44px', marginRight: space.snug });

const SLATE_ROW = 'radial-gradient(circle at 50% 0, transparent 17px, rgba(255,255,255,.05) 18px, transparent 19px)';

/** Slates, one row over the other, as quiet lines on dark ground. */
export const slates = {
  backgroundImage: `${SLATE_ROW}, ${SLATE_ROW}`,
  backgroundSize: '36px 36px',
  backgroundPosition: '0 0, 18px 18px',
} as const;
