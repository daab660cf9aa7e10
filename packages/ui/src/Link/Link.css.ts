import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

const underlineOnHover = {
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
};

/** Extends the target of a standalone link to 24 px without changing line height. */
const REACH = '0.1875rem';

export const link = componentStyle({
  paddingBlock: REACH,
  marginBlock: `calc(-1 * ${REACH})`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

export const variant = {
  default: componentStyle({
    color: vars.color.accentText,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  quiet: componentStyle({ color: vars.color.muted, ...underlineOnHover }),
  plain: componentStyle(underlineOnHover),
};

export const external = componentStyle({
  display: 'inline-block',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.15em',
});
