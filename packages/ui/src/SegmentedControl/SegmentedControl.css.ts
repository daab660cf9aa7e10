import { canHover, media } from '../theme/breakpoints.ts';
import { componentStyle, focusRing, row } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const track = componentStyle({
  justifySelf: 'start',
  maxInlineSize: '100%',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.hair,
  padding: vars.space.hair,
  // The outline of the selected segment is the one that counts.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

const selected = '&:has(:checked)';
const disabled = '&:has(:disabled)';

export const segment = componentStyle({
  // Contains the visually hidden input, which could otherwise scroll the page.
  position: 'relative',
  flex: '1 0 auto',
  minInlineSize: 0,
  maxInlineSize: '100%',
  ...row(vars.space.xs),
  justifyContent: 'center',
  minBlockSize: `calc(${vars.control.medium} - 2px)`,
  paddingInline: vars.space.s,
  border: '1px solid transparent',
  borderRadius: `calc(${vars.radius.control} - ${vars.space.hair})`,
  color: vars.color.muted,
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    [selected]: {
      background: vars.color.surface,
      borderColor: vars.color.controlLine,
      color: vars.color.text,
      boxShadow: vars.shadow.card,
    },
    [disabled]: { opacity: 0.5, cursor: 'not-allowed' },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [canHover]: { selectors: { '&:hover:not(:has(:disabled))': { color: vars.color.text } } },
    [media.forcedColors]: {
      selectors: {
        [disabled]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        [selected]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        '&:has(:checked:disabled)': {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});
