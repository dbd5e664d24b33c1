import { globalStyle, style } from '@vanilla-extract/css';
import { stretched } from '../theme/layout.css';
import { colour, grid, media, minWidthQuery, size, space } from '../theme/tokens';

export const cards = style(
  grid(space.base, {
    [minWidthQuery(600)]: { columns: '1fr 1fr' },
    [media.desktopAndPaper]: { columns: 'repeat(4, 1fr)', gap: space.roomy },
  }),
);

globalStyle(`${cards} > li`, {
  position: 'relative',
  maxWidth: 'none',
  backgroundColor: colour.white,
  borderBottom: `3px solid ${colour.stoneDeep}`,
});
globalStyle(`${cards} > li:hover`, { borderBottomColor: colour.clay });
globalStyle(`${cards} > li:nth-child(-n + 2)`, { '@media': { [media.desktopAndPaper]: { gridColumn: 'span 2' } } });

globalStyle(`${cards} div`, { padding: `${space.base} ${space.base} ${space.wide}` });
globalStyle(`${cards} h3`, { marginBottom: space.hair });

globalStyle(`${cards} a`, { textDecoration: 'none' });
globalStyle(`${cards} a:hover`, { textDecoration: 'underline' });
// Makes the whole card a tap target.
globalStyle(`${cards} a::after`, { content: '""', ...stretched });

globalStyle(`${cards} p`, { fontSize: size.small, lineHeight: 1.5, color: colour.inkSoft });
globalStyle(`${cards} svg`, { position: 'absolute', right: space.base, bottom: space.snug, color: colour.clay });
