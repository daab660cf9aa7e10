import { media } from '../theme/breakpoints.ts';
import {
  componentStyle,
  focusRing,
  highlighted,
  oneLine,
  quiet,
  row,
  surface,
} from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const root = componentStyle({
  display: 'grid',
  gap: vars.space.s,
  justifyItems: 'end',
  minInlineSize: 0,
});

export const scroller = componentStyle({
  ...surface(vars.radius.card),
  inlineSize: '100%',
  blockSize: 'min(32rem, 70vh)',
  overflow: 'auto',
  position: 'relative',
});

export const grid = componentStyle({ selectors: { '&:focus-visible': focusRing } });

const line = {
  ...row(vars.space.xs),
  boxSizing: 'border-box',
  blockSize: '100%',
  paddingInline: vars.space.m,
} as const;

export const head = componentStyle({
  ...line,
  ...quiet,
  // For the resizer.
  position: 'relative',
  paddingInlineEnd: vars.space.xl,
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  fontWeight: vars.weight.medium,
  cursor: 'default',
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
});

export const text = componentStyle({ ...oneLine, flex: 1, minInlineSize: 0 });

export const mark = { ascending: componentStyle({ transform: 'rotate(180deg)' }), descending: '' };

/** 24 px wide for the pointer; its line is thin. */
export const resizer = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '1.5rem',
  cursor: 'col-resize',
  touchAction: 'none',
  backgroundImage: `linear-gradient(${vars.color.controlLine}, ${vars.color.controlLine})`,
  backgroundSize: `1px ${vars.space.l}`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  selectors: {
    '&[data-resizing]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
});

export const bodyRow = componentStyle({
  borderBlockEnd: `1px solid ${vars.color.line}`,
  boxSizing: 'border-box',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-selected]': { background: vars.color.accentSoft },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-selected]': highlighted } } },
});

export const cell = componentStyle({
  ...line,
  selectors: { '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' } },
});

export const end = componentStyle({ textAlign: 'end' });
