import { globalStyle, style } from '@vanilla-extract/css';
import { colour, contentWidth, media, radius, size, space, tapTarget } from '../theme/tokens';

export const banner = style({
  position: 'fixed',
  zIndex: 40,
  left: 0,
  right: 0,
  bottom: 0,
  color: colour.white,
  backgroundColor: colour.slate,
  borderTop: `3px solid ${colour.lichen}`,
  // Leaves part of the page visible at 400 % zoom and with large letters.
  maxHeight: '45vh',
  overflowY: 'auto',
});

export const content = style({
  position: 'relative',
  maxWidth: contentWidth,
  margin: '0 auto',
  padding: `${space.tight} ${space.base} ${space.hair}`,
  '@media': { [media.wide]: { padding: `${space.tight} ${space.roomy} ${space.hair}` } },
});

export const text = style({ fontSize: size.small, lineHeight: 1.35, paddingRight: space.wide });

// The buttons share a row, unless the visitor's letters are too large for this row.
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  margin: `${space.tight} -${space.tight} 0 0`,
  maxWidth: '52rem',
});

globalStyle(`${choices} > button`, {
  flex: '1 1 0',
  minHeight: tapTarget,
  margin: `0 ${space.tight} ${space.tight} 0`,
  padding: 0,
  font: 'inherit',
  fontSize: size.small,
  fontWeight: 700,
  lineHeight: 1.2,
  color: colour.ink,
  backgroundColor: colour.white,
  // The border is visible only in forced colours, which remove the background.
  border: '2px solid transparent',
  borderRadius: radius,
  cursor: 'pointer',
});
globalStyle(`${choices} > button:hover`, { backgroundColor: colour.stone });

export const close = style({
  position: 'absolute',
  top: space.hair,
  right: space.hair,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: tapTarget,
  height: tapTarget,
  padding: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  border: 0,
  cursor: 'pointer',
});
