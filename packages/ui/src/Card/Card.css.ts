import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const card = inLayer({
  minInlineSize: 0,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
});

/** A form is read line by line: wider fields would not help. */
export const form = inLayer({ maxInlineSize: vars.layout.form });

export const header = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.xs} ${vars.space.m}`,
  minBlockSize: vars.layout.row,
  padding: `${vars.space.s} ${vars.space.l}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const actions = inLayer({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const body = {
  // What fills the card (rows, a picture) is cut at its corners.
  none: inLayer({ overflow: 'clip', borderRadius: `calc(${vars.radius.card} - 1px)` }),
  m: inLayer({ padding: `${vars.space.m} ${vars.space.l}` }),
  l: inLayer({ padding: vars.space.xl }),
};

/** Under a header the upper corners are square. */
export const headed = inLayer({ borderStartStartRadius: 0, borderStartEndRadius: 0 });
