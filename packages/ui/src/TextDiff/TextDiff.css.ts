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

export const block = componentStyle({ unicodeBidi: 'plaintext', textAlign: 'start' });

export const changed = componentStyle({
  unicodeBidi: 'plaintext',
  textAlign: 'start',
  marginBlock: vars.space.s,
  paddingInlineStart: vars.space.s,
  borderInlineStart: `3px solid ${vars.color.controlLine}`,
  selectors: { '&[aria-current]': { borderColor: vars.color.focus } },
});

export const note = componentStyle({
  display: 'block',
  ...quiet,
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
