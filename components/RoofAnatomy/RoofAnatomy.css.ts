import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, media, size, space, target } from '../theme/tokens';

/** Of the whole, on a desktop; and the drawing's height, of its width. */
const DRAWING = '58%';
const HEIGHT = '70.625%';
/** Room for what is told of one part. */
const CARD = '7.5rem';
/** The same with larger letters, which take more lines on a narrow screen. */
const CARD_OF_LARGE_LETTERS = 'max(7.5rem, 11.5rem - 18vw)';

const onDesktop = (rule: Record<string, string | number>) => ({ '@media': { [media.desktop]: rule } });
const inEach = (rest: string) => `${anatomy} ${rest}`;

export const anatomy = style({
  position: 'relative',
  marginTop: space.base,
  ...onDesktop({ display: 'grid', gridTemplateColumns: `${DRAWING} 1fr`, gridGap: space.wide }),
});

export const sheet = style({
  display: 'block',
  position: 'relative',
  paddingBottom: HEIGHT,
  backgroundColor: colour.white,
  // A browser forces no colours on shapes: the sheet stays white under them.
  forcedColorAdjust: 'none',
  ...onDesktop({ alignSelf: 'start' }),
});

globalStyle(`${anatomy} > ol`, {
  counterReset: 'part',
  paddingTop: [`calc(${CARD} + ${space.base})`, `calc(${CARD_OF_LARGE_LETTERS} + ${space.base})`],
  '@media': { [media.large]: { paddingTop: 0 } },
});
globalStyle(inEach('li'), { display: 'inline', counterIncrement: 'part' });
// Where its name is: a browser scrolls there when the keyboard comes to it.
globalStyle(inEach('input'), { position: 'absolute', opacity: 0 });

// The names.
globalStyle(inEach('label'), { display: 'inline-block', maxWidth: '100%' });
globalStyle(inEach('b'), {
  display: 'block',
  margin: `0 ${space.tight} ${space.tight} 0`,
  padding: `0 ${space.snug}`,
  fontSize: size.small,
  fontWeight: 400,
  // With its border as high as a thumb.
  lineHeight: '42px',
  backgroundColor: colour.white,
  border: `1px solid ${colour.control}`,
  cursor: 'pointer',
});
globalStyle(inEach('b::before'), { content: 'counter(part) "\\a0"' });
globalStyle(`${inEach('input:checked ~ b')}, ${inEach('li:hover b')}`, {
  color: colour.white,
  backgroundColor: colour.clay,
});

globalStyle(inEach('input:focus ~ b'), { outline: `3px solid ${colour.ink}`, outlineOffset: '3px' });

// The parts, over the drawing: a stroke of a marker pen, as wide as a pointer needs it.
globalStyle(inEach('svg'), {
  position: 'absolute',
  top: 0,
  left: 0,
  width: '100%',
  pointerEvents: 'none',
  ...onDesktop({ width: DRAWING }),
});
globalStyle(inEach('path'), {
  fill: 'none',
  stroke: colour.clay,
  strokeWidth: 14,
  strokeLinecap: 'round',
  opacity: 0,
  pointerEvents: 'stroke',
});
// Numbers answer, too, and stay legible.
globalStyle(`${inEach('input:checked + svg path + path')}, ${inEach('li:hover path + path')}`, { opacity: 0.6 });

// One card at a time, in one place.
globalStyle(inEach('span'), {
  display: 'block',
  position: 'absolute',
  top: 0,
  right: 0,
  left: 0,
  minHeight: [CARD, CARD_OF_LARGE_LETTERS],
  margin: `calc(${HEIGHT} + ${space.tight}) 0 0`,
  lineHeight: 1.4,
  backgroundColor: colour.lichenFaint,
  visibility: 'hidden',
  '@media': {
    [media.desktop]: { left: `calc(${DRAWING} + ${space.wide})`, marginTop: 0 },
    [media.large]: { position: 'static', marginTop: 0, visibility: 'visible' },
  },
});
globalStyle(`${inEach('input:checked ~ span')}, ${inEach('li:hover span')}`, { visibility: 'visible' });
globalStyle(inEach('li:hover span'), { zIndex: 1 });
globalStyle(inEach('strong'), { display: 'block', fontSize: size.h2Dense, fontFamily: font.heading });
globalStyle(inEach('a'), { display: 'block', lineHeight: target });
