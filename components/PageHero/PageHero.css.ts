import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { slates } from '../theme/layout.css';
import { colour, headerHeight, media, size, space } from '../theme/tokens';

const ground = { color: colour.white, backgroundColor: colour.slate, ...slates } as const;

export const hero = styleVariants({
  plain: { ...ground, paddingTop: headerHeight },
  pictured: {
    ...ground,
    position: 'relative',
    '@media': {
      [media.desktop]: { display: 'flex', alignItems: 'center', minHeight: '500px', paddingTop: headerHeight },
    },
  },
});

// Never so flat that a ridge would be cut off; dark only under the header.
export const picture = style({
  position: 'relative',
  paddingBottom: '62.5%',
  selectors: {
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      left: 0,
      height: '110px',
      background: 'linear-gradient(rgba(26,36,44,.8), rgba(26,36,44,0))',
    },
  },
  '@media': {
    'screen and (min-width: 600px)': { paddingBottom: '50%' },
    // From the middle of the content on every screen, however wide: the words end before it.
    [media.desktop]: { position: 'absolute', top: 0, right: 0, bottom: 0, left: 'calc(50% - 40px)', paddingBottom: 0 },
  },
});

const spaced = { paddingTop: space.roomy, paddingBottom: space.wide } as const;

export const words = styleVariants({
  alone: { ...spaced, paddingTop: space.wide },
  besidePicture: { ...spaced, '@media': { [media.desktop]: { paddingTop: space.wide } } },
});

export const title = styleVariants({
  alone: { maxWidth: '22ch', '@media': { [media.wide]: { fontSize: size.h1Wide } } },
  besidePicture: {
    '@media': {
      [media.wide]: { fontSize: size.h1Beside },
      [media.desktop]: { paddingRight: space.wide, maxWidth: '46%' },
    },
  },
});

export const text = style({
  marginTop: space.base,
  fontSize: size.lead,
  lineHeight: 1.5,
  maxWidth: '58ch',
});
globalStyle(`${hero.pictured} ${text}`, {
  '@media': { [media.desktop]: { paddingRight: space.wide, maxWidth: '46%' } },
});
