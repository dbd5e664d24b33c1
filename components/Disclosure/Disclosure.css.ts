import { globalStyle, style } from '@vanilla-extract/css';
import { gable } from '../theme/layout.css';
import { colour, font, size, space } from '../theme/tokens';

export const disclosure = style({ borderTop: `1px solid ${colour.stoneDeep}` });

globalStyle(`${disclosure} > summary`, {
  position: 'relative',
  // Removes the browser's own triangle, which belongs to `display: list-item`.
  display: 'block',
  padding: `${space.snug} 36px ${space.snug} 0`,
});
globalStyle(`${disclosure} > summary::-webkit-details-marker`, { display: 'none' });
// A chevron in the shape of a roof. Points down while the disclosure is closed and up while it is open.
globalStyle(`${disclosure} > summary::after`, {
  ...gable,
  // Takes the colour of the text, so that it is visible on every background.
  backgroundColor: 'currentColor',
  position: 'absolute',
  top: '50%',
  right: '4px',
  width: '22px',
  height: '8px',
  marginTop: '-4px',
  transform: 'rotate(180deg)',
});
globalStyle(`${disclosure}[open] > summary::after`, { transform: 'none' });
globalStyle(`${disclosure} > summary > *`, {
  margin: 0,
  fontFamily: font.body,
  fontSize: size.body,
  fontWeight: 700,
  lineHeight: 1.3,
});
globalStyle(`${disclosure} > :not(summary)`, { marginBottom: space.base });
