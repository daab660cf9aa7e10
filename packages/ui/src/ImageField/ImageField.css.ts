import { invalid } from '../field/field.css.ts';
import { media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, quiet, row, textAlignMatchParent } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const zone = componentStyle({
  ...row(vars.space.m),
  flexWrap: 'wrap',
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    // Shows that Ctrl+V pastes here.
    '&:focus-within': { borderColor: vars.color.accent },
    '&:focus': { outline: 'none' },
    '&[data-invalid]': invalid,
    '&[data-over]': { borderColor: vars.color.accent, background: vars.color.accentSoft },
    '&[data-disabled]': { borderColor: vars.color.line, background: vars.color.sunken },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-over]': { borderStyle: 'solid', borderColor: 'Highlight' } },
    },
  },
});

export const previews = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });

export const facts = componentStyle({
  display: 'grid',
  gap: vars.space.hair,
  flex: `1 1 ${vars.space.xxxl}`,
  minInlineSize: `min(4 * ${vars.space.xxxl}, 100%)`,
  overflowWrap: 'anywhere',
  ...quiet,
});

export const name = componentStyle({
  // A file name has its own direction but aligns with the page.
  justifySelf: 'start',
  textAlign: textAlignMatchParent,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  selectors: {
    // Browsers put the ellipsis of text in the opposite direction outside the line, where it is clipped.
    ':dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)': { wordBreak: 'break-all' },
  },
});

const verdict = { display: 'flex', alignItems: 'center', gap: vars.space.xxs } as const;
export const easy = componentStyle({ ...verdict, color: vars.color.positive.text });
export const hard = componentStyle({ ...verdict, color: vars.color.warning.text });

export const actions = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

export const choose = componentStyle({
  cursor: 'pointer',
  selectors: {
    'input:focus-visible + &': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
