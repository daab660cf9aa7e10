import { componentRule, componentStyle, row, stretched } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const list = componentStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const item = componentStyle({
  ...row(`${vars.space.xs} ${vars.space.s}`),
  position: 'relative',
  minInlineSize: 0,
});

componentRule(`.${list} > .${item}`, { paddingBlock: vars.space.s });
componentRule(`.${list} > .${item}:first-child`, { paddingBlockStart: 0 });
componentRule(`.${list} > .${item}:last-child`, { paddingBlockEnd: 0 });
componentRule(`.${list} > .${item} + .${item}`, { borderBlockStart: `1px solid ${vars.color.line}` });

export const body = componentStyle({ flex: '1 1 0', minInlineSize: 0, overflowWrap: 'anywhere' });
export const link = componentStyle(stretched(`0 calc(-1 * ${vars.space.xs})`, vars.radius.control));
export const end = componentStyle({ flex: '0 1 auto', minInlineSize: 0, maxInlineSize: '50%' });
