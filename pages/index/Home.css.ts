import { globalStyle, style } from '@vanilla-extract/css';
import { grid, media, size, space } from '../../components/theme/tokens';
import { figure } from '../../components/WithFigure/WithFigure.css';

export const twoColumns = style(grid('0', { [media.desktopAndPaper]: { columns: '1fr 1fr', gap: space.vast } }));
// Shifts the picture down against the text, so that it starts below the top of the text and ends below its bottom.
export const aboutPicture = style({
  marginBottom: space.wide,
  '@media': { [media.desktop]: { order: 1, marginTop: space.vast, marginBottom: `-${space.vast}` } },
});
globalStyle(`${aboutPicture} + div > ul`, { margin: `${space.base} 0` });
export const teaserText = style({ marginBottom: space.roomy, fontSize: size.lead });
// Enlarges the number in a heading on screens.
globalStyle(`h2 > ${figure}`, { '@media': { screen: { fontSize: size.figureDisplay } } });
// A negative right margin cancels the gap after the last button, so that no button gets narrower.
export const actionsBelow = style({ margin: `${space.roomy} -${space.base} 0 0` });
globalStyle(`${actionsBelow} > a`, { margin: `0 ${space.base} ${space.tight} 0` });
