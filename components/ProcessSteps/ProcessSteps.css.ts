import { globalStyle, style } from '@vanilla-extract/css';
import { colour, font, space } from '../theme/tokens';

export const list = style({ counterReset: 'step' });

globalStyle(`${list} > li`, {
  position: 'relative',
  padding: `0 0 ${space.roomy} 64px`,
  counterIncrement: 'step',
});
// A gabled plate with the step's number.
globalStyle(`${list} > li::before`, {
  content: 'counter(step)',
  position: 'absolute',
  top: 0,
  left: 0,
  width: '44px',
  height: '48px',
  paddingTop: '14px',
  lineHeight: '30px',
  textAlign: 'center',
  fontWeight: 700,
  color: colour.white,
  backgroundColor: colour.slate,
  clipPath: 'polygon(0 27%, 50% 0, 100% 27%, 100% 100%, 0 100%)',
});
// Only a fast connection asks for the face (theme/fonts.css.ts).
globalStyle(`.fast ${list} > li::before`, { fontFamily: font.heading });
globalStyle(`${list} > li:not(:last-child)::after`, {
  content: '""',
  position: 'absolute',
  top: '52px',
  bottom: '4px',
  left: '21px',
  width: '2px',
  backgroundColor: colour.stoneDeep,
});
globalStyle(`${list} h3`, { marginBottom: space.hair });
