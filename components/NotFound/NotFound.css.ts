import { globalStyle, style } from '@vanilla-extract/css';
import { actions as heroActions, textBlock as heroTextBlock } from '../PageHero/PageHero.css';
import { colour, media, size, space } from '../theme/tokens';

/**
 * The roof on a desktop rises at 30° to the right edge of the window. The drawing grows with the page head, so that it
 * stays below the toast at every width.
 */
export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  '@media': {
    [media.desktop]: { display: 'flex', alignItems: 'center', minHeight: ['600px', 'clamp(600px, 38vw, 760px)'] },
  },
});

export const textBlock = style([
  heroTextBlock,
  { '@media': { [media.wide]: { padding: `${space.wide} 0` }, [media.desktop]: { width: '50%' } } },
]);

// Keeps the title of a tablet clear of the toast.
globalStyle(`${textBlock} > h1`, {
  '@media': { [media.wide]: { maxWidth: '50%' }, [media.desktop]: { maxWidth: 'none' } },
});

/**
 * On wide screens the buttons are below the text, so that the path follows the title. On a phone they fill the width.
 */
export const actions = style([heroActions, { '@media': { [media.wide]: { order: 1 } } }]);
// `p` makes this selector more specific than the rule of the shared row.
globalStyle(`p${actions} > *`, { '@media': { [media.wide]: { padding: `${space.snug} ${space.roomy}` } } });

export const text = style({ marginTop: space.base, '@media': { [media.wide]: { fontSize: size.lead } } });
export const path = style({
  padding: `0 ${space.hair}`,
  color: colour.ink,
  backgroundColor: colour.stone,
  overflowWrap: 'anywhere',
});

export const drawing = style({
  width: '84%',
  marginLeft: 'auto',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      right: 0,
      bottom: 0,
      width: ['560px', 'clamp(400px, 44vw, 860px)'],
    },
    [media.print]: { display: 'none' },
  },
});
