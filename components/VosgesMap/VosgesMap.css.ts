import { globalStyle, style } from '@vanilla-extract/css';
import { colour } from '../../renderer/theme/tokens';

export const map = style({ width: '100%', height: 'auto', overflow: 'hidden' });
export const area = style({ fill: colour.white, stroke: colour.lichen, strokeDasharray: '3 4' });
export const river = style({ fill: 'none', stroke: colour.water, strokeWidth: 2, strokeLinecap: 'round' });
export const base = style({ fill: colour.clay });
export const town = style({ fill: colour.fir });
globalStyle(`${town} text`, {
  fontSize: '11px',
  fontWeight: 600,
  fill: colour.ink,
  stroke: colour.white,
  strokeWidth: 3,
  strokeLinejoin: 'round',
});
globalStyle(`${town}:hover text, ${town}[aria-current] text`, { fill: colour.clay, textDecoration: 'underline' });
globalStyle(`${town}[aria-current] circle`, { fill: colour.clay });
