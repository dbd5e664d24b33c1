import { globalStyle, style } from '@vanilla-extract/css';
import { font, grid, media, size, space } from '../../components/theme/tokens';

export const columns = style(grid(space.vast, { [media.desktop]: { columns: 'minmax(0, 5fr) minmax(0, 6fr)' } }));
export const title = style({ fontSize: size.h2 });
export const card = style({ display: 'inline-block', padding: `${space.tight} 0`, lineHeight: 1.65 });
export const label = style({ margin: `${space.roomy} 0 ${space.hair}`, fontSize: size.body });

/**
 * Large phone number in the page head of a desktop, because the visitor reads the number on the desktop and dials it on
 * another device.
 */
export const call = style({
  fontFamily: font.heading,
  fontSize: size.h1Wide,
  fontWeight: font.headingWeight,
  lineHeight: 1.2,
});
globalStyle(`${call} > a`, { textDecoration: 'none' });
/** Numbered steps. The number is formatted as in running text, for example «1. Vous appelez.» */
export const steps = style({ counterReset: 'step' });
globalStyle(`${steps} > li`, { position: 'relative', paddingLeft: '28px' });
globalStyle(`${steps} > li + li`, { marginTop: space.hair });
// `ol` makes this selector more specific than the rule that gives lists in the page head their gable markers.
globalStyle(`ol${steps} > li::before`, {
  counterIncrement: 'step',
  background: 'none',
  content: 'counter(step) "."',
  position: 'absolute',
  left: 0,
  fontWeight: 700,
});
export const nextSteps = style({ margin: `${space.roomy} 0 ${space.tight}`, fontWeight: 700 });
