import { componentStyle } from '../theme/componentStyle.ts';

export const root = componentStyle({
  minInlineSize: 'min(10rem, 100%)',
  maxInlineSize: '100%',
});
