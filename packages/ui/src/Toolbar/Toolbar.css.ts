import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from '../theme/inLayer.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

const base = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
} as const;

export const toolbar = {
  horizontal: inLayer({
    ...base,
    alignItems: 'center',
    columnGap: `calc(2 * ${vars.space.xxs} + 1px)`,
  }),
  vertical: inLayer({ ...base, flexDirection: 'column', alignItems: 'stretch', inlineSize: 'fit-content' }),
};

const line = `1px solid ${vars.color.line}`;

export const group = inLayer({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  flexDirection: 'inherit',
  gap: vars.space.hair,
  selectors: {
    // In the middle of the gap before a group. Where a line begins with one, it lies on the toolbar's own border, unseen.
    [`.${toolbar.horizontal} > &::before`]: {
      content: '""',
      position: 'absolute',
      insetBlock: vars.space.xxs,
      insetInlineStart: `calc(-1 * ${vars.space.xxs} - 1px)`,
      borderInlineStart: line,
    },
  },
});

globalStyle(`.${toolbar.vertical} > * + .${group}`, {
  '@layer': { [componentLayer]: { borderBlockStart: line, paddingBlockStart: vars.space.xxs } },
});
