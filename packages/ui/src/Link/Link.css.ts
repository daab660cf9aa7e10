import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

const underlineOnHover = {
  textDecorationLine: 'none',
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
};

/** Above and below the words: a link that stands alone is a target of 24 px then, and lines stay where they are. */
const REACH = '0.1875rem';

export const link = inLayer({
  paddingBlock: REACH,
  marginBlock: `calc(-1 * ${REACH})`,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
});

export const variant = {
  default: inLayer({
    color: vars.color.accentText,
    fontWeight: vars.weight.medium,
    textDecorationLine: 'underline',
    textDecorationColor: `color-mix(in oklab, currentColor 45%, transparent)`,
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  }),
  quiet: inLayer({ color: vars.color.muted, ...underlineOnHover }),
  plain: inLayer(underlineOnHover),
};

/** Follows the last word, never alone on a line. */
export const external = inLayer({
  display: 'inline-block',
  marginInlineStart: '0.25em',
  verticalAlign: '-0.15em',
});
