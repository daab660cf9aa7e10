import { componentStyle } from '../theme/componentStyle.ts';

export const root = componentStyle({
  minInlineSize: '9rem',
  maxInlineSize: '100%',
});
