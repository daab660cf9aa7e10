import { componentStyle, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const line = componentStyle({ ...row(vars.space.s), minBlockSize: vars.control.large });

export const range = componentStyle({
  flex: 1,
  minInlineSize: 0,
  blockSize: vars.control.small,
  accentColor: vars.color.accent,
  borderRadius: vars.radius.small,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const amount = componentStyle({
  minInlineSize: vars.space.xxxl,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});
