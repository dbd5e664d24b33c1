import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media, size, space, untilWindowEdge } from '../../components/theme/tokens';
import { figure } from '../../components/WithFigure/WithFigure.css';

export const twoColumns = style(grid('0', { [media.desktopAndPaper]: { columns: '1fr 1fr', gap: space.vast } }));
// Aligned at the top, because a centred picture would move while the text arrives.
export const about = style([twoColumns, { alignItems: 'start' }]);
/**
 * On a desktop the picture is next to the text and extends to the window's edge. It has its place before the text
 * arrives.
 */
export const aboutPicture = style({
  marginBottom: space.wide,
  '@media': {
    [media.desktop]: { gridArea: '1 / 2', margin: `0 -${space.roomy} 0 0` },
    ...untilWindowEdge,
  },
});
/** On a desktop the points are columns below the text and the picture. */
export const aboutPoints = style({ '@media': { [media.desktop]: { gridColumn: '1 / 3' } } });
globalStyle(`${aboutPoints} > ul`, {
  margin: `${space.base} 0 ${space.roomy}`,
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(4, 1fr)',
      gridGap: space.roomy,
      marginTop: 0,
    },
  },
});
globalStyle(`${aboutPoints} > ul > li`, { '@media': { [media.desktop]: { marginTop: 0 } } });
export const teaserText = style({ marginBottom: space.roomy, fontSize: size.lead });
// Enlarges the number in a heading on screens.
globalStyle(`h2 > ${figure}`, { '@media': { screen: { fontSize: size.figureDisplay } } });
// A negative right margin cancels the gap after the last button, so that no button gets narrower.
export const actionsBelow = style({ margin: `${space.roomy} -${space.base} 0 0` });
globalStyle(`${actionsBelow} > a`, { margin: `0 ${space.base} ${space.tight} 0` });
