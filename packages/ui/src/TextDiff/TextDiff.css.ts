import { componentStyle, quiet, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const text = componentStyle({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: vars.space.m,
  ...surface(vars.radius.control),
  color: vars.color.text,
  lineHeight: vars.leading.prose,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

export const filled = componentStyle({ flex: '1 1 0', minBlockSize: '12rem', maxBlockSize: 'none' });

export const block = componentStyle({ unicodeBidi: 'plaintext', textAlign: 'start' });

const line = (color: string) => ({ borderInlineStart: `3px solid ${color}` });

const kinds = {
  ...line(vars.color.controlLine),
  selectors: {
    '&[data-kind=added]': { borderColor: vars.color.positive.text },
    '&[data-kind=removed]': { borderColor: vars.color.danger.text },
    '&[data-kind=changed]': { borderColor: vars.color.warning.text },
    '&[data-kind=moved]': { borderColor: vars.color.accentText },
    '&[data-kind=left]': { borderInlineStartStyle: 'dashed' },
    '&[data-kind=info]': {
      padding: vars.space.xs,
      borderColor: vars.color.info.text,
      background: vars.color.info.soft,
    },
    '&[data-kind=folded]': { borderInlineStart: 'none', paddingInlineStart: 0 },
    '&[aria-current]': { borderColor: vars.color.focus },
  },
} as const;

export const changed = componentStyle({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  marginBlock: vars.space.s,
  paddingInlineStart: vars.space.s,
  ...kinds,
});

export const table = componentStyle({
  inlineSize: '100%',
  marginBlock: vars.space.s,
  borderCollapse: 'collapse',
});

export const row = componentStyle({
  selectors: { '&[data-kind]': line(vars.color.controlLine), ...kinds.selectors },
});

export const cell = componentStyle({
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  textAlign: 'start',
  verticalAlign: 'top',
  selectors: { 'th&': { fontWeight: vars.weight.semibold } },
});

export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const note = componentStyle({
  display: 'block',
  ...quiet,
});

/** Words that are the same, in another format. */
export const formatted = componentStyle({
  textDecoration: `underline dotted ${vars.color.controlLine}`,
  textUnderlineOffset: '0.2em',
});

export const partNote = componentStyle({ ...quiet, marginInline: '0.3em' });

export const picture = componentStyle({
  maxBlockSize: '4rem',
  maxInlineSize: '8rem',
  verticalAlign: 'middle',
});

const change = { borderRadius: vars.radius.small, paddingInline: '0.1em' };

export const added = componentStyle({
  ...change,
  background: vars.color.positive.soft,
  color: vars.color.positive.text,
  textDecoration: 'underline',
});

export const removed = componentStyle({
  ...change,
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  textDecoration: 'line-through',
});
