import { componentStyle, oneLine, ownDirection } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const text = componentStyle({ overflowWrap: 'anywhere' });

export const tone = {
  default: componentStyle({ color: vars.color.text }),
  muted: componentStyle({ color: vars.color.muted }),
  positive: componentStyle({ color: vars.color.positive.text }),
  danger: componentStyle({ color: vars.color.danger.text }),
};

export const size = {
  small: componentStyle({ fontSize: vars.size.small, lineHeight: vars.leading.snug }),
  body: componentStyle({ fontSize: vars.size.body, lineHeight: vars.leading.body }),
  card: componentStyle({
    fontSize: vars.size.card,
    lineHeight: vars.leading.snug,
    letterSpacing: vars.tracking.card,
  }),
};

export const weight = {
  regular: componentStyle({ fontWeight: vars.weight.regular }),
  medium: componentStyle({ fontWeight: vars.weight.medium }),
  semibold: componentStyle({ fontWeight: vars.weight.semibold }),
};

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const keepLines = componentStyle({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });

export const truncate = componentStyle({ ...ownDirection, ...oneLine, display: 'block', minInlineSize: 0 });

/** Not read: the full text is. */
export const middle = componentStyle({
  whiteSpace: 'nowrap',
  selectors: { '&::before': { content: 'attr(data-short) / ""' } },
});
