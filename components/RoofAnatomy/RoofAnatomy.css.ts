import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { colour, headerHeight, maxWidthQuery, media, minWidthQuery, size, space } from '../theme/tokens';
import { LAYERS, SHEET } from './layers';

/**
 * From this width in pixels the layers overlap, with their names next to them. On narrower screens they are cards in a
 * row.
 */
const EXPLODED_FROM_PX = 1200;
const explodedQuery = minWidthQuery(EXPLODED_FROM_PX);
const cardsQuery = maxWidthQuery(EXPLODED_FROM_PX - 1);

// On wide screens all lengths of the drawing are in em of the stage. One em is ten units of a drawing.
/** Distance between two layers. */
const LAYER_GAP = 6;
/** Space above the outermost layer. */
const TOP_MARGIN = 8.5;
const HEIGHT = TOP_MARGIN + (LAYERS.length - 1) * LAYER_GAP + SHEET.height / 10;
/** Distance of the drawing's right edge from the middle of the window. */
const EDGE = '3rem';
/** For each layer, the y at which the line of its label ends, from the top of the drawing. */
const LINE_END_Y = [1.3, 2.5, 3.2, 3.8, 5.2, 11.3];
/**
 * Length of a label's line into the drawing. The line of the innermost layer is longer, because it ends on the beam.
 */
const LINE_LENGTH = 3.6;
const BEAM_LINE_LENGTH = 7.4;
/** Minimum length of one em. The minimum grows with the visitor's letters, so that larger labels have larger gaps. */
const MIN_UNIT = '1.1rem - 7.5px';
const toEm = (value: number) => `${Math.round(value * 100) / 100}em`;

export const section = style({
  // Excluded from deferred layout, because the opening roof needs more height than the estimate for a skipped band.
  contentVisibility: 'visible',
  '@media': { [media.print]: { padding: 0 } },
  // Doubled, because the padding of the band's tone would win otherwise.
  selectors: { '&&': { '@media': { [explodedQuery]: { paddingTop: space.dense } } } },
});

export const track = style({});
export const stage = style({
  '@media': {
    [explodedQuery]: {
      position: 'relative',
      overflow: 'hidden',
      height: toEm(HEIGHT),
      fontSize: ['1vw', `max(min(1vw, 18px), ${MIN_UNIT})`],
    },
  },
});

export const head = style({
  marginBottom: space.roomy,
  '@media': { [explodedQuery]: { paddingTop: toEm(1), marginBottom: 0 } },
});
globalStyle(`${head} > h2`, {
  fontSize: size.h2,
  '@media': { [media.wide]: { fontSize: size.h1Medium }, [explodedQuery]: { fontSize: [toEm(4), 'min(4em, 7vw)'] } },
});
globalStyle(`${head} > p`, {
  marginTop: space.hair,
  fontSize: size.body,
  '@media': { [explodedQuery]: { maxWidth: 'none' } },
});

// On phones and tablets, the drawings are in a row that scrolls sideways.
export const layers = style({
  '@media': {
    [cardsQuery]: {
      display: 'flex',
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollPadding: `0 ${space.roomy}`,
    },
    [media.print]: { display: 'flex', flexWrap: 'wrap' },
  },
});
globalStyle(`${layers} > li`, {
  '@media': {
    [cardsQuery]: {
      flex: 'none',
      width: '300px',
      maxWidth: '84vw',
      marginRight: space.snug,
      padding: `0 ${space.base} ${space.base}`,
      backgroundColor: colour.white,
      scrollSnapAlign: 'start',
    },
    [media.print]: { width: '33%', paddingRight: space.base, breakInside: 'avoid' },
  },
});
globalStyle(`${layers} picture`, {
  display: 'block',
  position: 'relative',
  height: '165px',
  overflow: 'hidden',
  margin: `0 -${space.base} ${space.tight}`,
  // Keeps the light background in forced colours, because browsers do not change the colours of the drawing.
  forcedColorAdjust: 'none',
  backgroundColor: colour.white,
  '@media': {
    [explodedQuery]: {
      position: 'absolute',
      zIndex: 'var(--height)',
      top: `calc(${toEm(TOP_MARGIN + LAYERS.length * LAYER_GAP)} - ${toEm(LAYER_GAP)}*var(--height))`,
      right: `calc(50% - ${EDGE})`,
      width: toEm(SHEET.width / 10),
      height: toEm(SHEET.height / 10),
      margin: 0,
      overflow: 'visible',
      backgroundColor: 'transparent',
    },
    [media.print]: { height: '110px', margin: 0 },
  },
});
// Offset in pixels that brings a drawing to the middle of its card. The drawings of the inner layers are lower.
const TOP_IN_CARD = -8;
const INNER_TOPS_IN_CARD: Record<number, number> = { 4: -24, 5: -54 };
globalStyle(`${layers} img`, {
  objectPosition: '100%',
  '@media': {
    [cardsQuery]: { top: `var(--card, ${TOP_IN_CARD}px)`, height: '220px' },
    [media.print]: { objectFit: 'contain' },
  },
});
globalStyle(`${layers} h3`, { marginBottom: space.hair });
globalStyle(`${layers} p`, { fontSize: size.small, lineHeight: 1.4 });
globalStyle(`${layers} > li > div`, {
  '@media': {
    [explodedQuery]: {
      position: 'absolute',
      zIndex: LAYERS.length + 1,
      top: 'var(--label)',
      left: `calc(50% + ${EDGE} + 1em)`,
      width: `calc(36rem - ${EDGE} - 1em - ${space.roomy})`,
      maxWidth: `calc(50% - ${EDGE} - 1em - ${space.roomy})`,
      // Aligns the middle of the heading's first line with the line to the layer.
      marginTop: '-.75rem',
    },
  },
});
globalStyle(`${layers} > li > div::before, ${layers} > li > div::after`, {
  '@media': { [explodedQuery]: { content: '""', position: 'absolute', top: '.7rem', right: '100%' } },
});
globalStyle(`${layers} > li > div::before`, {
  '@media': {
    [explodedQuery]: {
      width: `calc(${toEm(LINE_LENGTH)} - .5rem)`,
      marginRight: '.5rem',
      borderTop: `2px solid ${colour.ink}`,
    },
  },
});
globalStyle(`${layers} > li > div::after`, {
  '@media': {
    [explodedQuery]: {
      width: '10px',
      height: '10px',
      right: `calc(100% + ${toEm(LINE_LENGTH)})`,
      marginTop: '-4px',
      marginRight: '-5px',
      backgroundColor: colour.ink,
      borderRadius: '50%',
    },
  },
});

// Each layer sets variables, so that each rule that uses them occurs once for all layers.
LAYERS.forEach((_, index) => {
  globalStyle(`${layers} > li:nth-child(${index + 1})`, {
    vars: {
      // The innermost layer has 1.
      '--height': `${LAYERS.length - index}`,
      '--label': toEm(TOP_MARGIN + index * LAYER_GAP + LINE_END_Y[index]!),
      ...(INNER_TOPS_IN_CARD[index] && { '--card': `${INNER_TOPS_IN_CARD[index]}px` }),
    },
  });
});

const last = `${layers} > li:last-child > div`;
globalStyle(`${last}::before`, { '@media': { [explodedQuery]: { width: `calc(${toEm(BEAM_LINE_LENGTH)} - .5rem)` } } });
globalStyle(`${last}::after`, { '@media': { [explodedQuery]: { right: `calc(100% + ${toEm(BEAM_LINE_LENGTH)})` } } });

// Labels on the drawing. Each has a position in em of the stage, and a line upwards or to the left.
export const pins = style({ '@media': { [cardsQuery]: { display: 'none' }, [media.print]: { display: 'none' } } });
const PIN_POSITIONS = [
  { right: 32, top: TOP_MARGIN + 6.1 },
  { right: 31, top: TOP_MARGIN + 51.8, up: 7 },
  { right: 42, top: TOP_MARGIN + 51.8, up: 6 },
  { right: 41.5, top: TOP_MARGIN + 53.8, left: 1.8 },
];
globalStyle(`${pins} > span`, {
  position: 'absolute',
  zIndex: LAYERS.length + 1,
  height: 0,
  color: colour.ink,
  lineHeight: 0,
});
globalStyle(`${pins} b`, { fontSize: size.small, lineHeight: '1.4rem' });
globalStyle(`${pins} > span:first-child`, { color: colour.white });
PIN_POSITIONS.forEach(({ right, top, up, left }, index) => {
  const nth = `${pins} > span:nth-child(${index + 1})`;
  const side = index === 0 ? 'right' : 'left';
  globalStyle(nth, {
    '@media': {
      [explodedQuery]: {
        top: toEm(top),
        [side]: side === 'right' ? `calc(50% - ${EDGE} + ${toEm(right)})` : `calc(50% + ${EDGE} - ${toEm(right)})`,
      },
    },
  });
  const line = { content: '""', position: 'absolute', backgroundColor: colour.ink } as const;
  if (up)
    globalStyle(`${nth}::before`, {
      '@media': { [explodedQuery]: { ...line, bottom: '.3em', left: '.5em', width: '2px', height: toEm(up) } },
    });
  if (left)
    globalStyle(`${nth}::before`, {
      '@media': {
        [explodedQuery]: { ...line, top: '.7rem', right: 'calc(100% + .4em)', width: toEm(left), height: '2px' },
      },
    });
});

/** List of the parts outside the drawing. */
// The margin keeps the text clear of the next band's slope.
export const otherParts = style({
  marginTop: space.roomy,
  '@media': { [media.narrow]: { marginBottom: space.base } },
});
globalStyle(`${otherParts} > h3`, { marginBottom: space.snug });
globalStyle(`${otherParts} > ul`, {
  '@media': {
    [media.narrow]: { display: 'flex', overflowX: 'auto', margin: `0 -${space.base}`, padding: `0 ${space.base}` },
    [media.wide]: { display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gridGap: space.roomy },
    [explodedQuery]: { gridTemplateColumns: 'repeat(5, 1fr)' },
  },
});
globalStyle(`${otherParts} li`, {
  fontSize: size.small,
  lineHeight: 1.4,
  '@media': { [media.narrow]: { flex: 'none', width: '220px', marginRight: space.base } },
});
// A link has its own line. On a phone it is large enough for a thumb.
globalStyle(`${section} p > a`, {
  display: 'table',
  padding: '2px 0',
  '@media': { [cardsQuery]: { marginBottom: `-${space.snug}`, padding: '11.5px 0' } },
});
globalStyle(`${section} :target`, { outline: `3px solid ${colour.clay}`, outlineOffset: space.tight });

// The roof opens while the section is sticky. Each layer starts on top of the innermost layer.
const open = keyframes({
  from: { transform: `translateY(calc(${toEm(LAYER_GAP)}*var(--height) - ${toEm(LAYER_GAP)}))` },
});
const appear = keyframes({ from: { opacity: 0 } });
const SCROLL_TIMELINE = '(animation-timeline: view())';
const openingQuery = `${explodedQuery} and (min-height: 50em) and (prefers-reduced-motion: no-preference)`;
const animationRule = (rule: object) => ({
  '@supports': { [SCROLL_TIMELINE]: { '@media': { [openingQuery]: rule } } },
});

globalStyle(track, animationRule({ height: '230vh', viewTimeline: '--roof' }));
globalStyle(
  stage,
  animationRule({
    position: 'sticky',
    top: headerHeight,
    height: `max(100vh - ${headerHeight}, ${toEm(HEIGHT)})`,
    fontSize: `max(min(1vw, 18px, (100vh - ${headerHeight}) / ${HEIGHT}), ${MIN_UNIT})`,
  }),
);
const animation = {
  animationDuration: 'auto',
  animationTimingFunction: 'linear',
  animationFillMode: 'both',
  animationTimeline: '--roof',
};
globalStyle(
  `${layers} picture`,
  animationRule({ animationName: open, ...animation, animationRange: 'contain 5% contain 70%' }),
);
globalStyle(
  `${layers} > li > div::before, ${layers} > li > div::after, ${pins} > span`,
  animationRule({ animationName: appear, ...animation, animationRange: 'contain 50% contain 70%' }),
);
// The roof is open if the visitor follows a link to a part or uses the keyboard. Without a timeline nothing is
// animated.
globalStyle(`${track}:focus-within, ${track}:has(:target)`, animationRule({ viewTimeline: 'none' }));
