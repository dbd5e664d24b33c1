import { globalStyle, style } from '@vanilla-extract/css';
import { media, size, space } from '../../components/theme/tokens';

const sideBySide = (columns: string) =>
  ({
    display: 'grid',
    gridGap: space.wide,
    '@media': { [media.desktopAndPaper]: { gridTemplateColumns: columns, gridGap: space.vast } },
  }) as const;

export const about = style(sideBySide('minmax(0, 1fr) minmax(0, 1fr)'));
globalStyle(`${about} ul`, { margin: `${space.base} 0` });
// Offset against the text: the picture begins lower and ends below it.
export const aboutPicture = style({
  '@media': { [media.desktop]: { order: 1, marginTop: space.vast, marginBottom: `-${space.vast}` } },
});
export const teaserText = style({ maxWidth: '60ch', marginBottom: space.roomy, fontSize: size.lead });
export const after = style({ marginTop: space.roomy });
globalStyle(`${after} > a`, { margin: `0 ${space.base} ${space.tight} 0` });
export const zone = style(sideBySide('minmax(0, 5fr) minmax(0, 6fr)'));
export const contact = style(sideBySide('minmax(0, 1fr) minmax(0, 1fr)'));
