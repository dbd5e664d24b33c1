import { style } from '@vanilla-extract/css';
import { size, space, target } from '../../renderer/theme/tokens';

export const breadcrumb = style({ marginBottom: space.snug, fontSize: size.small });
export const list = style({ display: 'flex', flexWrap: 'wrap' });
export const crumb = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: target,
  selectors: { '& + &::before': { content: ['"›"', '"›" / ""'], padding: `0 ${space.tight}` } },
});
export const link = style({ display: 'flex', alignItems: 'center', minHeight: target });
