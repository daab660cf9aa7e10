import { createVar } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const bar = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xs,
  padding: `${vars.space.xs} ${vars.space.m}`,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});

export const label = componentStyle({ fontWeight: vars.weight.semibold, overflowWrap: 'anywhere' });

export const inset = createVar();
export const quiet = createVar();

export const area = componentStyle({
  vars: { [inset]: vars.space.m, [quiet]: vars.color.muted },
  fontFamily: vars.font.mono,
  '@media': { [media.phone]: { fontSize: '1rem' } },
});

export const tag = componentStyle({ color: vars.color.accentText });
export const attribute = componentStyle({ color: vars.color.warning.text });
export const string = componentStyle({ color: vars.color.positive.text });
export const comment = componentStyle({ color: vars.color.muted });

// Colors of the syntax have too little contrast on it.
componentRule(':is(.cm-found, .cm-found-now), :is(.cm-found, .cm-found-now) *', { color: vars.color.text });
