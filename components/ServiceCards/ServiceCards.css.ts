import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size, space } from '../../renderer/theme/tokens';

export const cards = style({
  display: 'grid',
  gridGap: space.base,
  '@media': {
    'screen and (min-width: 600px)': { gridTemplateColumns: '1fr 1fr' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)', gridGap: space.roomy },
  },
});

export const card = style({
  position: 'relative',
  maxWidth: 'none',
  backgroundColor: colour.white,
  borderBottom: `3px solid ${colour.stoneDeep}`,
  selectors: { '&:hover': { borderBottomColor: colour.clay } },
});
globalStyle(`${card}:nth-child(-n + 2)`, { '@media': { [media.desktop]: { gridColumn: 'span 2' } } });

export const words = style({ padding: `${space.base} ${space.base} ${space.wide}` });
export const title = style({ fontSize: size.h3, marginBottom: space.hair });

// The whole card is the target.
export const link = style({
  textDecoration: 'none',
  '::after': { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 },
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const text = style({ fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft });
export const arrow = style({ position: 'absolute', right: space.base, bottom: space.snug, color: colour.clay });
