import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

// Not as attributes: each would cost every icon of a list.
const square = (size: string) =>
  componentStyle({
    inlineSize: size,
    blockSize: size,
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

export const sizes = {
  small: square(vars.icon.small),
  medium: square(vars.icon.medium),
  large: square(vars.icon.large),
};

export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
