import { media } from '../../theme/breakpoints.ts';
import { componentRule, componentStyle, quiet } from '../../theme/componentStyle.ts';
import { vars } from '../../theme/vars.css.ts';

export const panel = componentStyle({
  gridArea: '2 / 1',
  inlineSize: '16rem',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.xs,
  borderInlineEnd: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  // Over the text: beside it there is no room.
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', zIndex: 1, inlineSize: 'auto', borderInlineEnd: 'none' },
  },
});

export const head = componentStyle({
  ...quiet,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInlineStart: vars.space.xs,
});

export const item = componentStyle({
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.control.small,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
  selectors: {
    'button&:hover': { background: vars.color.hover },
    '&[aria-current]': { background: vars.color.accentSoft, color: vars.color.accentText },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
for (const depth of [1, 2, 3, 4])
  componentRule(`${item}[data-depth="${depth}"]`, { paddingInlineStart: `${0.5 + depth * 0.75}rem` });
