import { style } from '@vanilla-extract/css';
import { media, space } from '../../components/theme/tokens';

export const map = style({
  display: 'grid',
  gridGap: space.wide,
  '@media': { [media.desktopAndPaper]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)' } },
});
