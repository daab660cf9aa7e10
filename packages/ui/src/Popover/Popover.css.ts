import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const content = inLayer({
  maxInlineSize: '22rem',
  padding: vars.space.m,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': { outline: 'none' } },
});
