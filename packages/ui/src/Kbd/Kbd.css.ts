import { componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const keys = componentStyle({
  display: 'inline-block',
  minInlineSize: '1.5em',
  paddingInline: vars.space.xxs,
  ...surface(vars.radius.small),
  color: vars.color.text,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  textAlign: 'center',
  // The order of keys does not turn.
  direction: 'ltr',
  unicodeBidi: 'isolate',
});
