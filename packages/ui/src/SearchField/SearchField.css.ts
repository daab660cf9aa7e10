import { componentStyle } from '../theme/componentStyle.ts';

export const input = componentStyle({
  appearance: 'none',
  selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
});
