import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const input = inLayer({
  // The browser's own look and cross would double ours.
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});

export const clear = inLayer({
  selectors: { '&:hover': { color: vars.color.text, background: vars.color.hover } },
});
