import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const text = inLayer({
  maxBlockSize: '24rem',
  overflow: 'auto',
  padding: vars.space.m,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.text,
  lineHeight: vars.leading.prose,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

const change = { borderRadius: vars.radius.small, paddingInline: '0.1em' };

export const added = inLayer({
  ...change,
  background: vars.color.positive.soft,
  color: vars.color.positive.text,
  textDecoration: 'underline',
});

export const removed = inLayer({
  ...change,
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  textDecoration: 'line-through',
});
