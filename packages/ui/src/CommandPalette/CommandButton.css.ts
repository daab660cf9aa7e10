import { componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { withoutSearch } from '../TopBar/TopBar.css.ts';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.control.medium,
  paddingInline: vars.space.s,
  ...surface(vars.radius.control),
  color: vars.color.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
  },
  '@container': {
    [withoutSearch]: {
      justifyContent: 'center',
      inlineSize: vars.control.medium,
      padding: 0,
      borderColor: 'transparent',
    },
  },
});

export const words = componentStyle({
  paddingInlineEnd: vars.space.m,
  '@container': {
    [withoutSearch]: { position: 'absolute', inlineSize: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const keys = componentStyle({
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  fontFamily: 'inherit',
  fontSize: vars.size.small,
  '@container': { [withoutSearch]: { display: 'none' } },
});
