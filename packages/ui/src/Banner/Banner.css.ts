import { inLayer } from '../theme/inLayer.ts';
import { vars } from '../theme/vars.ts';

export const banner = inLayer({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});

const toned = ({ soft, text }: { soft: string; text: string }) =>
  inLayer({
    background: soft,
    color: text,
    // Links in a message speak in its voice.
    vars: { [vars.color.accentText]: text },
  });

export const tone = {
  positive: toned(vars.color.positive),
  danger: toned(vars.color.danger),
  warning: toned(vars.color.warning),
  info: toned(vars.color.info),
};

/** As high as the first line, so that icon and button stand beside it. */
const line = { display: 'flex', alignItems: 'center', blockSize: `calc(${vars.leading.body} * 1em)` };

export const icon = inLayer(line);
export const end = inLayer({ ...line, flexShrink: 0, gap: vars.space.xxs, color: vars.color.text });

export const words = inLayer({
  flex: 1,
  minInlineSize: 0,
  // The place is kept while the words come, see Banner.tsx.
  minBlockSize: `calc(${vars.leading.body} * 1em)`,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const title = inLayer({ fontWeight: vars.weight.semibold });
