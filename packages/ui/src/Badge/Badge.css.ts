import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const badge = componentStyle({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: `${vars.space.hair} ${vars.space.xs}`,
  // Selected and hovered rows have nearly the background of a badge, and forced colors remove it.
  border: '1px solid color-mix(in oklab, currentcolor 30%, transparent)',
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  verticalAlign: 'middle',
  // `anywhere` would break words in narrow columns although they fit.
  overflowWrap: 'break-word',
});

const toned = ({ soft, text }: { soft: string; text: string }) =>
  componentStyle({ background: soft, color: text });

export const tone = {
  neutral: toned(vars.color.neutral),
  positive: toned(vars.color.positive),
  warning: toned(vars.color.warning),
  danger: toned(vars.color.danger),
  info: toned(vars.color.info),
};
