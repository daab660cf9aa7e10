import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const edges = {
  paddingInline: vars.space.m,
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space.l },
    '&:last-child': { paddingInlineEnd: vars.space.l },
  },
} as const;

export const screenOnly = componentStyle({ '@media': { [media.print]: { visibility: 'hidden' } } });

export const fit = componentStyle({ inlineSize: '1%', whiteSpace: 'nowrap' });
export const atEnd = componentStyle({ textAlign: 'end' });

export const sizes = { small: '7rem', medium: '9rem', large: '14rem' } as const;
