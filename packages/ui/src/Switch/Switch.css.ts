import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.ts';

export const field = componentStyle({ minInlineSize: 0 });

export const button = componentStyle({
  // Contains the visually hidden input, which could otherwise scroll the page.
  position: 'relative',
  display: 'inline-flex',
  gap: vars.space.xs,
  minBlockSize: vars.space.xl,
  overflowWrap: 'anywhere',
  selectors: { '&[data-disabled]': { color: vars.color.muted, cursor: 'not-allowed' } },
  '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
});

const on = `${button}[data-selected] &`;

export const track = componentStyle({
  flex: 'none',
  blockSize: vars.space.l,
  inlineSize: `calc(2 * ${vars.space.l} - ${vars.space.xxs})`,
  marginBlock: vars.space.hair,
  padding: vars.space.hair,
  border: `1px solid ${vars.color.controlLine}`,
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  selectors: {
    [`${button}[data-hovered] &`]: { borderColor: vars.color.muted },
    [on]: { background: vars.color.accent, borderColor: vars.color.accent },
    [`${button}[data-disabled] &`]: { opacity: 0.5 },
    [`${button}[data-focus-visible] &`]: focusRing,
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderColor: 'ButtonBorder',
      background: 'Canvas',
      selectors: {
        [on]: { borderColor: 'Highlight', background: 'Highlight' },
        [`${button}[data-disabled] &`]: { opacity: 1, borderColor: 'GrayText' },
        [`${button}[data-disabled][data-selected] &`]: { background: 'GrayText' },
        [`${button}[data-focus-visible] &`]: { outlineColor: 'Highlight' },
      },
    },
  },
});

export const knob = componentStyle({
  display: 'block',
  blockSize: '100%',
  aspectRatio: '1',
  borderRadius: vars.radius.full,
  background: vars.color.controlLine,
  selectors: {
    [on]: { background: vars.color.onAccent, transform: `translateX(${vars.space.m})` },
    [`${on}:dir(rtl)`]: { transform: `translateX(calc(-1 * ${vars.space.m}))` },
  },
  '@media': {
    [media.motion]: { transition: `transform ${vars.motion.fast} ${vars.motion.easing}` },
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'ButtonText',
      selectors: { [on]: { background: 'HighlightText' } },
    },
  },
});
