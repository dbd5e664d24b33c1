import { style } from '@vanilla-extract/css';
import { colour, contentWidth, font, media, size, space } from './tokens';

/** The content column that holds the text of every page. */
export const wrap = style({
  width: '100%',
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `0 ${space.base}`,
  '@media': { [media.wide]: { padding: `0 ${space.roomy}` } },
});

/** A link outside a sentence. Its tap target is at least 44 px high and 44 px wide, even for a name of five letters. */
export const tapLink = style({
  display: 'inline-block',
  maxWidth: '100%',
  // The negative margin keeps the text where it would be without the padding.
  margin: `0 -${space.hair}`,
  padding: `10px ${space.hair}`,
  lineHeight: 1.42,
});

/** Text that moves to the next line as a whole, if the line is wide enough for it. */
export const unbreakable = style({ display: 'inline-block', maxWidth: '100%' });

/** Covers the nearest positioned ancestor. */
export const stretched = { position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 } as const;

/** Label in the top left corner of a photo. */
export const photoLabel = {
  position: 'absolute',
  top: 0,
  left: 0,
  padding: `${space.hair} ${space.snug}`,
  fontWeight: 700,
  backgroundColor: colour.chalk,
} as const;

/** Visually hidden text for assistive technology. */
export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;

/** A large number in front of an entry of a list. */
export const numeral = {
  fontSize: '64px',
  fontFamily: font.heading,
  fontWeight: font.headingWeight,
  lineHeight: 1,
  color: colour.lichen,
} as const;

/**
 * A roof with a pitch of about 30°, the visual motif of the site. The roof marks list items and the start of a band.
 */
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

/** Logo next to the company's name. */
export const brandMark = style({ flex: 'none', width: '44px', marginRight: space.snug });

const SLATE_ROW = 'radial-gradient(circle at 50% 0, transparent 17px, rgba(255,255,255,.05) 18px, transparent 19px)';

/** Rows of slates, drawn as faint lines on a dark background. */
export const slates = {
  backgroundImage: `${SLATE_ROW}, ${SLATE_ROW}`,
  backgroundSize: '36px 36px',
  backgroundPosition: '0 0, 18px 18px',
} as const;
