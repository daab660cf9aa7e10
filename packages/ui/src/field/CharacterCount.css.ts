import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

/** Help and errors at the start, the count at the end. */
export const row = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontSize: vars.size.small,
});

const base = {
  flex: 'none',
  marginBlockStart: `calc(${vars.space.xxs} + ${vars.space.hair})`,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const count = componentStyle({ ...base, color: vars.color.muted });
export const over = componentStyle({
  ...base,
  color: vars.color.danger.text,
  fontWeight: vars.weight.semibold,
});
