import { globalStyle, style } from '@vanilla-extract/css';
import { stretched, visuallyHidden } from '../theme/layout.css';
import { colour, grid, media, size, space, tapTarget } from '../theme/tokens';

export const tabs = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: space.roomy,
  borderBottom: `2px solid ${colour.slate}`,
});

// The tabs fill each row if the five tabs do not fit into a single row.
globalStyle(`${tabs} > li`, { flexGrow: 1, '@media': { [media.wide]: { flexGrow: 0 } } });

export const tab = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: tapTarget,
  padding: `0 ${space.base}`,
  fontWeight: 700,
  textDecoration: 'none',
  // A phone shows two tabs per row. Each tab has a border, because a line below would not show where a tab ends.
  '@media': {
    [media.narrow]: { padding: `0 ${space.tight}`, fontSize: size.small, boxShadow: `0 0 0 1px ${colour.stoneDeep}` },
  },
  selectors: {
    '&:hover': { backgroundColor: colour.stone },
    '&[aria-selected=true]': { color: colour.white, backgroundColor: colour.slate },
  },
});
// Outlines the selected tab in forced colours, because they remove its background.
globalStyle(`${tab}[aria-selected=true]`, {
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-4px' } },
});

export const panel = style({
  paddingBottom: space.wide,
  selectors: {
    // Before the tabs work, the first zone is visible, and also the zone in the URL's fragment. Without a fragment, a
    // page that arrives slowly therefore does not move when the script after the zones arrives.
    [`.js ${tabs}:not([role]) ~ & ~ &:not(:target)`]: { display: 'none' },
    // The panel is alone in its band, so the padding of the band is enough. The margin keeps the tabs, which name the
    // zone, in the window if the URL leads to the panel.
    '.js &': { paddingBottom: 0, scrollMarginTop: '8em' },
  },
  '@media': { [media.print]: { display: 'block !important' } },
});

export const heading = style({
  marginBottom: space.roomy,
  fontSize: size.h2,
  // Hidden visually, because the tab above has the same text.
  '@media': { screen: { selectors: { '.js &': visuallyHidden } } },
});

export const cards = style(
  grid(space.base, {
    [media.wide]: { columns: '1fr 1fr' },
    // All towns of a tab are in a row on a wide screen, so that no column stays empty.
    [media.desktop]: { columns: 'repeat(auto-fit, minmax(200px, 1fr))', gap: space.roomy },
  }),
);

export const card = style({
  position: 'relative',
  padding: space.roomy,
  backgroundColor: colour.white,
  borderTop: `3px solid ${colour.fir}`,
  selectors: { '&:hover': { borderTopColor: colour.clay } },
});

export const town = style({ marginBottom: space.tight });

export const link = style({ '::after': { content: '""', ...stretched } });

export const neighbours = style({ color: colour.inkSoft, lineHeight: 1.7 });
