import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

const square = (size: string) => componentStyle({ inlineSize: size, blockSize: size, flexShrink: 0 });

export const sizes = {
  small: square(vars.icon.small),
  medium: square(vars.icon.medium),
  large: square(vars.icon.large),
};

export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
