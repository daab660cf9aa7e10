import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const badge = inLayer({
  display: 'inline-block',
  maxInlineSize: '100%',
  padding: `${vars.space.hair} ${vars.space.xs}`,
  // Forced colours take the surface away; the line stays.
  border: '1px solid transparent',
  borderRadius: vars.radius.badge,
  fontSize: vars.size.small,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
  verticalAlign: 'middle',
  // Not `anywhere`: a narrow column would break words that it has room for.
  overflowWrap: 'break-word',
});

const toned = ({ soft, text }: { soft: string; text: string }) => inLayer({ background: soft, color: text });

export const tone = {
  neutral: toned(vars.color.neutral),
  positive: toned(vars.color.positive),
  warning: toned(vars.color.warning),
  danger: toned(vars.color.danger),
  info: toned(vars.color.info),
};
