import { globalStyle, style } from '@vanilla-extract/css';
import { stretched } from '../theme/layout.css';
import { between, colour, from, headerHeight, media, size, space, upTo } from '../theme/tokens';

const lowPhone = `${upTo(559)} and (max-height: 700px)`;

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // svh leaves room for the browser's bars; engines without it keep vh. No more than a minimum: words that are set
  // larger or wider than planned must not be cut.
  minHeight: ['100vh', '100svh'],
  color: colour.white,
  backgroundColor: colour.slateDeep,
  '@media': { [media.wide]: { minHeight: '80vh' }, [media.print]: { minHeight: 0 } },
  // Shown once all of it has come, when what follows it begins: over a weak signal the words at its foot would climb.
  '@supports': { 'selector(:has(+ *))': { selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } } } },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: '1 1 auto',
  paddingTop: headerHeight,
  overflow: 'hidden',
  '@media': { [media.desktop]: { justifyContent: 'center' }, [media.print]: { flexDirection: 'row', paddingTop: 0 } },
});

export const picture = style({
  ...stretched,
  '@media': {
    [media.desktop]: { left: '40%' },
    [media.print]: { position: 'relative', order: 1, flex: 'none', width: '45%', paddingBottom: '28%' },
  },
});

const aboveWords = { position: 'relative', flex: '1 1 auto', minHeight: '120px' } as const;
// A low phone has its house above the words, under the header.
globalStyle(`${stage} > ${picture}`, {
  '@media': { [lowPhone]: aboveWords },
});
/** The site's own illustration. */
export const drawn = style({});
globalStyle(`${drawn} img`, {
  '@media': {
    [lowPhone]: { objectPosition: '50% 20%' },
    // The house stands beside the words, its ridge in sight.
    [media.desktop]: { objectPosition: 'right -19vh top 50%' },
  },
});
/** A photograph of the owner's: the illustration has nothing where the words stand, it may have everything there. */
export const photograph = style({});
globalStyle(`${stage} > ${photograph}`, {
  '@media': {
    [upTo(1023)]: aboveWords,
    // Of a phone on its side, the words and the cookie banner take all of the height.
    [`${upTo(1023)} and (max-height: 420px)`]: { display: 'none' },
  },
});
/** Where its point lies near an edge: a phone shows a third of its height, a wide screen two thirds of its width. */
export const point = { top: style({}), bottom: style({}), left: style({}), right: style({}) };
globalStyle(`${point.top} img`, { '@media': { [upTo(1023)]: { objectPosition: '50% 0' } } });
globalStyle(`${point.bottom} img`, { '@media': { [upTo(1023)]: { objectPosition: '50% 100%' } } });
globalStyle(`${point.left} img`, { '@media': { [media.desktop]: { objectPosition: '0' } } });
globalStyle(`${point.right} img`, { '@media': { [media.desktop]: { objectPosition: '100%' } } });
// The one of the screen, whatever its shape.
globalStyle(`${picture} img`, { '@media': { [media.print]: { objectFit: 'contain' } } });
// Where it covers no words.
globalStyle(`${picture} small`, {
  '@media': { [upTo(1023)]: { top: headerHeight, bottom: 'auto', zIndex: 'auto' }, [lowPhone]: { top: 0 } },
});

// The ground belongs to the words: whatever picture stands behind them, and however many lines they take.
export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  paddingTop: space.tight,
  paddingBottom: space.base,
  backgroundColor: colour.slateDeep,
  // A roof of the ground's own colour.
  '::before': {
    content: '""',
    position: 'absolute',
    right: 0,
    // Half a pixel of the picture would show between them.
    bottom: 'calc(100% - 1px)',
    left: 0,
    height: '32px',
    backgroundColor: 'inherit',
    clipPath: 'polygon(0 100%, 50% 0, 100% 100%)',
  },
  '@media': {
    [media.wide]: { paddingBottom: space.roomy },
    [media.desktop]: {
      backgroundColor: 'transparent',
      // Cut at the roof's angle.
      '::before': {
        top: '-50vh',
        right: '33%',
        bottom: '-50vh',
        left: '-100vw',
        height: 'auto',
        backgroundColor: colour.slateDeep,
        clipPath: 'none',
        transform: 'skewX(30deg)',
      },
    },
  },
});
globalStyle(`${words} > *`, { position: 'relative' });

export const title = style({
  '@media': {
    [lowPhone]: { fontSize: size.h2Dense },
    [media.wide]: { maxWidth: '13em', fontSize: size.h1Beside },
    [from(1280)]: { fontSize: size.h1Wide },
  },
});

// On a phone after the buttons: they stand above the cookie banner.
export const text = style({
  order: 1,
  marginTop: space.base,
  lineHeight: 1.4,
  '@media': {
    [from(360)]: { fontSize: size.lead },
    [lowPhone]: { marginTop: space.tight, fontSize: size.small },
    [media.wide]: { order: 0, marginTop: space.snug },
    [media.desktop]: { maxWidth: '30em' },
  },
});

export const actions = style({ maxWidth: 'none', marginTop: 0, '@media': { [media.wide]: { marginTop: space.snug } } });
globalStyle(`${actions} > a`, { display: 'block', marginTop: space.snug });
globalStyle(`${actions} > a`, {
  '@media': {
    [lowPhone]: { marginTop: space.tight, padding: '9px' },
    // Three in a row on a tablet held upright.
    [from(560)]: { display: 'inline-block', marginRight: space.snug, padding: `${space.snug} ${space.base}` },
  },
});

// What is beside the cut stands on the words' ground.
globalStyle(`${hero} ${actions}`, { '@media': { [between(1024, 1279)]: { maxWidth: '60%' } } });

export const desktopOnly = style({});
globalStyle(`${actions} > ${desktopOnly}`, { '@media': { [media.narrow]: { display: 'none' } } });

/** The one way that cannot wait. */
export const leak = style({
  position: 'relative',
  padding: `${space.snug} 0`,
  fontWeight: 700,
  color: colour.white,
  backgroundColor: colour.fir,
  '@media': { [media.print]: { display: 'none' } },
});
globalStyle(`${leak} > span`, { display: 'block' });

export const guarantees = style({
  position: 'relative',
  backgroundColor: colour.chalk,
  color: colour.ink,
  '@media': { [media.wide]: { padding: `${space.snug} 0`, borderTop: `4px solid ${colour.clay}` } },
});
globalStyle(`${guarantees} span`, {
  display: 'none',
  fontWeight: 400,
  '@media': { [media.wide]: { display: 'block' } },
});
globalStyle(`${guarantees} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.25,
});
// Two words under each other on a phone, in a third of the width with its proof beyond; a row each only where letters are large.
globalStyle(`${guarantees} li`, {
  flex: '1 0 auto',
  width: 'min-content',
  padding: `${space.tight} ${space.tight} ${space.tight} 0`,
  '@media': { [media.wide]: { flex: '1', width: 'auto' } },
});
