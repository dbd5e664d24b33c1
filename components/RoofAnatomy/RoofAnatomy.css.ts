import { globalStyle, style } from '@vanilla-extract/css';
import { colour, media, size, space } from '../theme/tokens';

export const figure = style({
  '@media': { [media.desktop]: { display: 'grid', gridTemplateColumns: '540px minmax(0, 1fr)', gridGap: space.wide } },
});
globalStyle(`${figure} figcaption`, {
  marginBottom: space.base,
  '@media': { [media.desktop]: { gridColumn: '1 / 3', marginBottom: 0 } },
});

/** The numbers of the drawing beside the names. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gridGap: `0 ${space.tight}`,
  marginTop: space.base,
  fontSize: size.small,
  counterReset: 'part',
  '@media': { [media.large]: { display: 'block' }, [media.desktop]: { marginTop: 0 } },
});
globalStyle(`${list} > li`, {
  position: 'relative',
  counterIncrement: 'part',
  lineHeight: 1.3,
  padding: `${space.hair} 0 ${space.tight} 28px`,
});
globalStyle(`${list} > li::before`, {
  content: 'counter(part)',
  position: 'absolute',
  left: 0,
  width: '22px',
  lineHeight: '22px',
  borderRadius: '11px',
  fontSize: '14px',
  textAlign: 'center',
  color: colour.white,
  backgroundColor: colour.slate,
});
globalStyle(`${list} a`, { fontWeight: 700 });
// A thumb may touch the whole entry.
globalStyle(`${list} a::after`, { content: '""', position: 'absolute', top: 0, right: 0, bottom: 0, left: 0 });
globalStyle(`${list} span`, { display: 'block', color: colour.inkSoft });
