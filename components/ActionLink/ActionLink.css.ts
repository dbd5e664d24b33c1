import { style, styleVariants } from '@vanilla-extract/css';
import { screenOnly } from '../theme/print.css';
import { colour, radius, space } from '../theme/tokens';

const base = style([
  screenOnly,
  {
    display: 'inline-block',
    maxWidth: '100%',
    padding: `${space.snug} ${space.roomy}`,
    font: 'inherit',
    fontWeight: 700,
    lineHeight: 1.4,
    textAlign: 'center',
    textDecoration: 'none',
    border: '2px solid transparent',
    borderRadius: radius,
    cursor: 'pointer',
    overflowWrap: 'anywhere',
  },
]);

export const actionStyle = styleVariants({
  primary: [
    base,
    {
      color: colour.white,
      backgroundColor: colour.clay,
      selectors: { '&:hover': { backgroundColor: colour.clayDeep } },
    },
  ],
  outlined: [
    base,
    {
      color: colour.white,
      // Keeps the text legible over a picture.
      backgroundColor: 'rgba(26, 36, 44, .5)',
      borderColor: colour.white,
      selectors: { '&:hover': { color: colour.ink, backgroundColor: colour.white } },
    },
  ],
  quiet: [
    base,
    {
      color: colour.fir,
      backgroundColor: 'transparent',
      borderColor: colour.fir,
      selectors: { '&:hover': { color: colour.white, backgroundColor: colour.fir } },
    },
  ],
});
