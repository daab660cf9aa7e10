import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const divider = componentStyle({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.line}`,
});
