import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const input = componentStyle({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = componentStyle({
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
});
