import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

// Takes the color of the text around it, such as a banner's.
export const table = componentStyle({ borderCollapse: 'collapse', fontWeight: vars.weight.regular });

const cell = {
  paddingBlock: vars.space.xxs,
  paddingInlineEnd: vars.space.l,
  textAlign: 'start',
  verticalAlign: 'baseline',
  overflowWrap: 'anywhere',
} as const;

export const heading = componentStyle({ ...cell, fontSize: vars.size.small, fontWeight: vars.weight.medium });
export const value = componentStyle(cell);
