import { canHover, media } from '../theme/breakpoints.ts';
import { componentStyle, highlighted, square } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const disabled = '&:disabled, &[data-disabled]';
const enabled = ':enabled:not([data-disabled])';
const hovered = `&:hover${enabled}`;

export const button = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`&:active${enabled}`]: { opacity: 0.85 },
    '&[aria-pressed="true"]': { background: vars.color.accentSoft, color: vars.color.accentText },
    [disabled]: { opacity: 0.5 },
  },
  '@media': {
    [canHover]: { selectors: { [hovered]: { background: vars.color.hover } } },
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: {
        [disabled]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' },
        '&[aria-pressed="true"]': highlighted,
      },
    },
  },
});

export const variant = {
  quiet: componentStyle({}),
  secondary: componentStyle({
    background: vars.color.surface,
    borderColor: vars.color.line,
    boxShadow: vars.shadow.card,
  }),
};

export const tone = {
  default: componentStyle({
    color: vars.color.muted,
    '@media': { [canHover]: { selectors: { [hovered]: { color: vars.color.text } } } },
  }),
  danger: componentStyle({
    color: vars.color.muted,
    '@media': {
      [canHover]: {
        selectors: { [hovered]: { background: vars.color.danger.soft, color: vars.color.danger.text } },
      },
    },
  }),
};

export const size = {
  medium: componentStyle(square(vars.control.medium)),
  small: componentStyle(square(vars.control.small)),
};
