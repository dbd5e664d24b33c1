import { globalStyle, style } from '@vanilla-extract/css';
import { colour, from, headerHeight, media, size, space, upTo } from '../theme/tokens';

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // svh leaves room for the browser's bars; engines without it keep vh. No more than a minimum: words that are set
  // larger or wider than planned must not be cut.
  minHeight: ['100vh', '100svh'],
  color: colour.white,
  backgroundColor: colour.slateDeep,
  '@media': { [media.wide]: { minHeight: '80vh' }, [media.print]: { minHeight: 0 } },
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
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  // The house stands beside the words, its ridge and both verges in sight.
  '@media': {
    [media.desktop]: { left: '30%' },
    [media.print]: { position: 'relative', order: 1, flex: 'none', width: '45%', paddingBottom: '28%' },
  },
});

// The one of the screen, whatever its shape.
globalStyle(`${picture} img`, { '@media': { [media.print]: { objectFit: 'contain' } } });
// Where it covers no words.
globalStyle(`${picture} small`, {
  '@media': { [upTo(1023)]: { top: headerHeight, bottom: 'auto', zIndex: 'auto' } },
});

/** How far beyond the middle of the window the words' ground fades out, and where before it the words end. */
const fade = { end: '64px', words: '40px' } as const;

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
      '::before': {
        top: '-50vh',
        right: `calc(50% - ${fade.end})`,
        bottom: '-50vh',
        left: '-50vw',
        height: 'auto',
        background: `linear-gradient(90deg, ${colour.slateDeep} calc(100% - ${fade.end} - ${fade.words}), rgba(26,36,44,0))`,
        clipPath: 'none',
      },
    },
  },
});
globalStyle(`${words} > *`, {
  position: 'relative',
  '@media': { [media.desktop]: { maxWidth: `calc(50% - ${fade.words})` } },
});

export const title = style({ '@media': { [media.wide]: { fontSize: size.h1Beside } } });

// On a phone after the buttons: they stand above the cookie banner.
export const text = style({
  order: 1,
  marginTop: space.base,
  lineHeight: 1.4,
  '@media': {
    [from(360)]: { fontSize: size.lead },
    [media.wide]: { order: 0, marginTop: space.snug },
  },
});

export const actions = style({ maxWidth: 'none', marginTop: 0, '@media': { [media.wide]: { marginTop: space.snug } } });
globalStyle(`${actions} > a`, { display: 'block', marginTop: space.snug });
globalStyle(`${actions} > a`, {
  '@media': { [from(560)]: { display: 'inline-block', marginRight: space.snug } },
});

export const desktopOnly = style({});
globalStyle(`${actions} > ${desktopOnly}`, {
  '@media': { [media.narrow]: { display: 'none' } },
});

export const guarantees = style({
  position: 'relative',
  backgroundColor: colour.chalk,
  color: colour.ink,
});
globalStyle(`${guarantees} > ul`, {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.25,
});
// Two words under each other on a phone, in one line beyond; a row each only where a visitor's letters are large.
globalStyle(`${guarantees} li`, {
  flex: '1 1 0',
  padding: `${space.tight} ${space.tight} ${space.tight} 0`,
  '@media': { [media.wide]: { flex: 'none' } },
});
