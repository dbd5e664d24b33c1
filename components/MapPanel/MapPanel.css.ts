import { globalStyle, style } from '@vanilla-extract/css';
import { colour, size, space } from '../theme/tokens';

export const panel = style({
  position: 'relative',
  minHeight: '380px',
  display: 'flex',
  backgroundColor: colour.stone,
  border: `1px solid ${colour.stoneDeep}`,
});

export const placeholder = style({ margin: 'auto', padding: space.roomy, textAlign: 'center' });
globalStyle(`${placeholder} > *`, { marginBottom: space.snug });

export const address = style({ fontSize: size.lead, fontWeight: 700 });
export const link = style({ display: 'inline-block', padding: `${space.tight} 0`, lineHeight: 1.65 });
export const note = style({ fontSize: size.small, color: colour.inkSoft, maxWidth: '44ch' });

globalStyle(`${panel} > iframe`, { position: 'absolute', top: 0, left: 0, width: '100%', height: '100%', border: 0 });
