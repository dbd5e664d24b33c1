import { globalStyle, style } from '@vanilla-extract/css';
import { gable } from '../theme/layout.css';
import { colour, headerHeight, media, size, space } from '../theme/tokens';

export const hero = style({
  display: 'flex',
  flexDirection: 'column',
  // svh leaves room for the browser's bars; engines without it keep vh. No more than a minimum: words that are set
  // larger or wider than planned must not be cut.
  minHeight: ['100vh', '100svh'],
  color: colour.white,
  backgroundColor: colour.slateDeep,
  '@media': { [media.wide]: { minHeight: '80vh' } },
});

export const stage = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  flex: '1 1 auto',
  paddingTop: headerHeight,
  overflow: 'hidden',
  '@media': { [media.wide]: { justifyContent: 'center' } },
});

const veil = {
  content: '""',
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
} as const;

export const picture = style({
  position: 'absolute',
  top: 0,
  right: 0,
  bottom: 0,
  left: 0,
  // Dark only where something is written: under the header and the words.
  selectors: {
    '&::after': {
      ...veil,
      background:
        'linear-gradient(rgba(26,36,44,.7), rgba(26,36,44,0) 22%, rgba(26,36,44,0) 30%, rgba(26,36,44,.8) 52%, rgba(26,36,44,.95))',
    },
  },
  '@media': {
    // The house stands beside the words, its ridge and both verges in sight.
    [media.desktop]: {
      right: '-14%',
      left: '14%',
      selectors: {
        '&::after': {
          background:
            'linear-gradient(rgba(26,36,44,.6), rgba(26,36,44,0) 22%), linear-gradient(90deg, rgba(26,36,44,1), rgba(26,36,44,.88) 26%, rgba(26,36,44,.5) 40%, rgba(26,36,44,0) 58%)',
        },
      },
    },
  },
});

// The picture's mark stays in sight where the picture goes beyond the screen.
globalStyle(`${picture} small`, { '@media': { [media.desktop]: { right: '14%' } } });

export const words = style({ position: 'relative', paddingBottom: space.roomy });

export const title = style({
  maxWidth: '15em',
  '@media': { [media.wide]: { fontSize: size.h1Beside, maxWidth: '13em' }, [media.desktop]: { fontSize: size.h1Home } },
});

export const text = style({ marginTop: space.snug, fontSize: size.lead, lineHeight: 1.45, maxWidth: '40ch' });

export const actions = style({ marginTop: space.roomy, maxWidth: 'none' });
globalStyle(`${actions} > a`, { display: 'block', marginTop: space.snug });
globalStyle(`${actions} > a`, {
  '@media': { [media.wide]: { display: 'inline-block', marginRight: space.snug } },
});

export const desktopOnly = style({});
globalStyle(`${actions} > ${desktopOnly}`, {
  '@media': { 'screen and (max-width: 767px)': { display: 'none' } },
});

export const guarantees = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-around',
  padding: `${space.snug} ${space.tight}`,
  color: colour.ink,
  backgroundColor: colour.chalk,
});

globalStyle(`${guarantees} > li`, {
  padding: `0 ${space.hair}`,
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.25,
  textAlign: 'center',
  '@media': { [media.wide]: { fontSize: size.body } },
});
globalStyle(`${guarantees} > li::before`, { ...gable, margin: `0 auto ${space.hair}` });
