import { media } from '../theme/breakpoints.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const bubble = componentStyle({
  maxInlineSize: vars.layout.tooltip,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  background: vars.color.text,
  color: vars.color.page,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  boxShadow: vars.shadow.overlay,
  overflowWrap: 'anywhere',
  '@media': {
    [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText', color: 'CanvasText' },
    [media.motion]: {
      transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
      selectors: { '&[data-entering]': { opacity: 0 } },
    },
  },
});
