import { invalid } from '../field/invalid.ts';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { inLayer } from '../theme/inLayer.ts';
import { matchParent } from '../theme/matchParent.ts';
import { vars } from '../theme/vars.ts';

export const zone = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  padding: vars.space.m,
  border: `1px dashed ${vars.color.controlLine}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  selectors: {
    // Here Ctrl+V goes.
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

export const previews = inLayer({ display: 'flex', gap: vars.space.xs });

export const facts = inLayer({
  display: 'grid',
  gap: vars.space.hair,
  flex: `1 1 ${vars.space.xxxl}`,
  minInlineSize: `calc(4 * ${vars.space.xxxl})`,
  overflowWrap: 'anywhere',
  fontSize: vars.size.small,
  color: vars.color.muted,
});

export const name = inLayer({
  // A name in another script has its own direction; where it stands is up to the page.
  justifySelf: 'start',
  textAlign: matchParent,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.text,
  fontSize: vars.size.body,
  fontWeight: vars.weight.medium,
  selectors: {
    // Against the direction of the page browsers put the dots beside a line that is not full, where they are cut off.
    ':dir(rtl) > &:dir(ltr), :dir(ltr) > &:dir(rtl)': { wordBreak: 'break-all' },
  },
});

const verdict = { display: 'flex', alignItems: 'center', gap: vars.space.xxs } as const;
export const easy = inLayer({ ...verdict, color: vars.color.positive.text });
export const hard = inLayer({ ...verdict, color: vars.color.warning.text });

export const actions = inLayer({ display: 'flex', alignItems: 'center', gap: vars.space.xs });

/** The label of the file input that looks like a button: pressing it opens the browser's own dialog. */
export const choose = inLayer({
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.hover },
    'input:focus-visible + &': focusRing,
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});
