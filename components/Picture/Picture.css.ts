import { style, styleVariants } from '@vanilla-extract/css';
import { colour, space } from '../theme/tokens';
import { shapes } from './slots';

const stretched = { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%' } as const;

const frame = {
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  backgroundColor: colour.stoneDeep,
} as const;
// The padding reserves the height before the picture loads. Engines of old phones do not support aspect-ratio.
const frameOfRatio = (ratio: number) => ({ ...frame, paddingBottom: `${100 / ratio}%` });

export const framed = styleVariants({ frame: frameOfRatio(shapes.frame.ratio), card: frameOfRatio(shapes.card.ratio) });

export const fullSize = style({ ...stretched, display: 'block', overflow: 'hidden', backgroundColor: colour.slate });

export const image = style({
  ...stretched,
  objectFit: 'cover',
  selectors: {
    // Unless the connection is fast, a picture loads only when it is near the window
    // (components/widgets/lazy-pictures.ts).
    '.js:not(.fast) &[loading=lazy]:not([data-near])': { display: 'none' },
  },
});

export const mark = style({
  position: 'absolute',
  right: 0,
  bottom: 0,
  padding: `${space.hair} ${space.tight}`,
  fontSize: '13px',
  fontWeight: 400,
  lineHeight: 1.4,
  color: colour.ink,
  backgroundColor: colour.chalk,
  // The note is above the dark overlay of a hero's picture.
  zIndex: 1,
});
