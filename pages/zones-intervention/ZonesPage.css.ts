import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, space } from '../../components/theme/tokens';

/** The map's paper on the dark head. */
export const sheet = style({ padding: space.base, backgroundColor: colour.stone });

export const map = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '1fr 1fr', gridGap: space.vast } },
});
globalStyle(`${map} > p`, { '@media': { [media.desktop]: { marginTop: 0 } } });
// A desktop has it in the head.
export const narrowOnly = style({ marginTop: space.wide, '@media': { [media.desktop]: { display: 'none' } } });
