import { componentStyle, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

// Not as attributes: each would cost every icon of a list.
const ofSize = (size: string) =>
  componentStyle({
    ...square(size),
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  });

export const sizes = {
  small: ofSize(vars.icon.small),
  medium: ofSize(vars.icon.medium),
  large: ofSize(vars.icon.large),
};

export const directional = componentStyle({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });
