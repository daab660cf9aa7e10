import { componentStyle } from '../theme/componentStyle.ts';

export const code = componentStyle({
  display: 'block',
  inlineSize: 'min(100%, 14rem)',
  background: 'white',
  forcedColorAdjust: 'none',
});

export const modules = componentStyle({ fill: 'black' });
