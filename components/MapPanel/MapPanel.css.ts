import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size, space } from '../theme/tokens';

export const panel = style({ position: 'relative', backgroundColor: colour.white });

/** The drawn map. On a wide screen the button and the note are next to the map. */
export const placeholder = style({
  padding: space.base,
  '@media': {
    [media.wide]: {
      display: 'grid',
      gridTemplateColumns: '3fr 2fr',
      gridColumnGap: space.roomy,
      alignItems: 'end',
      padding: space.roomy,
    },
  },
});
globalStyle(`${placeholder} button`, { marginTop: space.base });

export const link = style({ display: 'inline-block', padding: `${space.tight} 0`, lineHeight: 1.65 });
export const note = style({ fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft });

globalStyle(`${panel} > iframe`, { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%', border: 0 });
