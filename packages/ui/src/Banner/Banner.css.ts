import { componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const banner = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  padding: `${vars.space.s} ${vars.space.m}`,
  border: '1px solid transparent',
  borderRadius: vars.radius.control,
});

const toned = ({ soft, text }: { soft: string; text: string }) =>
  componentStyle({
    background: soft,
    color: text,
    // Links take the color of the message.
    vars: { [vars.color.accentText]: text },
  });

export const tone = {
  positive: toned(vars.color.positive),
  danger: toned(vars.color.danger),
  warning: toned(vars.color.warning),
  info: toned(vars.color.info),
};

const oneLine = `calc(${vars.leading.body} * 1em)`;

export const icon = componentStyle({ display: 'flex', alignItems: 'center', blockSize: oneLine });

/** Buttons are higher than the line that they stand in. Without room beside the words they are below them. */
export const end = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xxs,
  minBlockSize: vars.control.small,
  marginBlock: `calc((${oneLine} - ${vars.control.small}) / 2)`,
  marginInlineStart: 'auto',
  color: vars.color.text,
});

export const words = componentStyle({
  flex: '1 1 50%',
  minInlineSize: 0,
  // Reserves the line while the text is deferred; see Banner.tsx.
  minBlockSize: oneLine,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const title = componentStyle({
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:last-child)': { marginBlockEnd: vars.space.xs } },
});
