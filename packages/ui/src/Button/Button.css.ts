import { canHover, media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

// Shared with LinkButton, an anchor, and with the label of ImageField's file input.
const disabled = '&:disabled, &[data-disabled]';
const enabled = ':not(:disabled, [aria-disabled], [data-disabled])';
const hovered = `&:hover${enabled}`;
const pressed = `&:active${enabled}, &[aria-expanded="true"]`;

const filled = (
  [background, backgroundHover, color]: readonly [string, string, string],
  [fill, letters]: readonly [string, string],
) =>
  componentStyle({
    background,
    color,
    '@media': {
      [canHover]: { selectors: { [hovered]: { background: backgroundHover } } },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        background: fill,
        borderColor: fill,
        color: letters,
        selectors: {
          [hovered]: { background: fill },
          [disabled]: { background: 'ButtonFace' },
        },
      },
    },
  });

const height = (block: string, inline: string, gap: string) =>
  componentStyle({ minBlockSize: block, paddingInline: inline, gap });

export const base = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxs,
  // Forced colors draw this border; all variants have the same height.
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  userSelect: 'none',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}, opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [disabled]: { opacity: 0.5 },
    [pressed]: { opacity: 0.85 },
  },
  '@media': {
    [media.forcedColors]: {
      borderColor: 'ButtonBorder',
      selectors: { [disabled]: { opacity: 1, color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

export const variants = {
  primary: filled(
    [vars.color.accent, vars.color.accentHover, vars.color.onAccent],
    ['Highlight', 'HighlightText'],
  ),
  danger: filled(
    [vars.color.dangerSolid, vars.color.dangerSolidHover, vars.color.onDanger],
    ['ButtonText', 'ButtonFace'],
  ),
  secondary: componentStyle({
    background: vars.color.surface,
    borderColor: vars.color.line,
    color: vars.color.text,
    boxShadow: vars.shadow.card,
    '@media': { [canHover]: { selectors: { [hovered]: { background: vars.color.hover } } } },
  }),
  quiet: componentStyle({
    color: vars.color.muted,
    '@media': {
      [canHover]: {
        selectors: { [hovered]: { background: vars.color.hover, color: vars.color.text } },
      },
    },
  }),
};

export const sizes = {
  large: height(vars.control.large, vars.space.m, vars.space.xs),
  medium: height(vars.control.medium, vars.space.s, vars.space.xs),
  small: height(vars.control.small, vars.space.s, vars.space.xxs),
};

export const fullWidth = componentStyle({ inlineSize: '100%' });
