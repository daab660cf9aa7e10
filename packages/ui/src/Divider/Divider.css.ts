import { componentStyle, quiet } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const lines = {
  horizontal: componentStyle({
    inlineSize: '100%',
    border: 'none',
    borderBlockStart: `1px solid ${vars.color.line}`,
  }),
  vertical: componentStyle({
    alignSelf: 'stretch',
    // As high as a line of text where nothing stretches it.
    minBlockSize: '1lh',
    border: 'none',
    borderInlineStart: `1px solid ${vars.color.line}`,
  }),
};

const line = {
  content: '""',
  flex: '1 1 0',
  minInlineSize: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.line}`,
} as const;

export const labeled = componentStyle({
  ...quiet,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  inlineSize: '100%',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: { '&::before': line, '&::after': line },
});
