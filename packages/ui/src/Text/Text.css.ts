import { media } from '../theme/breakpoints.ts';
import { inLayer } from '../theme/inLayer.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

export const text = inLayer({ overflowWrap: 'anywhere' });

export const tone = {
  default: inLayer({ color: vars.color.text }),
  muted: inLayer({ color: vars.color.muted }),
  positive: inLayer({ color: vars.color.positive.text }),
  danger: inLayer({ color: vars.color.danger.text }),
};

export const size = {
  small: inLayer({ fontSize: vars.size.small, lineHeight: vars.leading.snug }),
  body: inLayer({ fontSize: vars.size.body, lineHeight: vars.leading.body }),
  card: inLayer({
    fontSize: vars.size.card,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.card,
  }),
};

export const weight = {
  regular: inLayer({ fontWeight: vars.weight.regular }),
  medium: inLayer({ fontWeight: vars.weight.medium }),
  semibold: inLayer({ fontWeight: vars.weight.semibold }),
};

export const numeric = inLayer({ fontVariantNumeric: 'tabular-nums' });

export const keepLines = inLayer({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

const oneLine = {
  ...ownDirection,
  display: 'block',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

export const truncate = {
  true: inLayer(oneLine),
  abovePhone: inLayer({
    '@media': {
      [media.abovePhone]: oneLine,
      // Paper has room, and nothing to point with.
      [media.print]: { whiteSpace: 'normal' },
    },
  }),
};
