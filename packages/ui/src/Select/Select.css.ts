import { createVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, oneLine, ownDirection, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Browsers with a styleable list, and a precise pointer; on phones the native picker is better. */
const OWN_LIST = '(appearance: base-select)';
const EXACT = '(pointer: fine)';

/** Through a variable, because CSS types don't know `base-select` yet. */
const look = createVar();

export const select = componentStyle({
  gridArea: '1 / 1',
  appearance: 'none',
  cursor: 'default',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  '@supports': {
    [OWN_LIST]: {
      '@media': {
        [EXACT]: {
          vars: { [look]: 'base-select' },
          appearance: look,
          display: 'block',
          alignContent: 'center',
        },
      },
    },
  },
});

/** Not in percent of the bar: its column would be narrower than what is in it. */
export const filter = componentStyle({ minInlineSize: 'min(9rem, 50vw)', maxInlineSize: '100%' });

/** Up to the arrow. */
export const narrowEnd = componentStyle({ paddingInlineEnd: `calc(${vars.space.xxl} + ${vars.space.xxs})` });

/** The same box as the control, without its height. */
export const sizer = componentStyle({
  gridArea: '1 / 1',
  blockSize: 0,
  paddingInline: `calc(${vars.space.s} + 1px) calc(${vars.space.xxl} + ${vars.space.xxs} + 1px)`,
  overflow: 'hidden',
  visibility: 'hidden',
  whiteSpace: 'pre',
  '@media': { [media.phone]: { fontSize: '1rem' } },
});

export const chosen = componentStyle({
  ...ownDirection,
  display: 'block',
  inlineSize: '100%',
  ...oneLine,
});
componentRule(`${select} option`, ownDirection);

const list = (selector: string, rule: StyleRule) =>
  componentRule(selector, { '@supports': { [OWN_LIST]: { '@media': { [EXACT]: rule } } } });

list(`${select}::picker-icon`, { display: 'none' });
list(`${select}::picker(select)`, {
  vars: { [look]: 'base-select' },
  appearance: look,
  inlineSize: 'anchor-size(self-inline)',
  overflowWrap: 'anywhere',
  marginBlock: vars.space.xxs,
  padding: vars.space.xxs,
  ...surface(vars.radius.control),
  color: vars.color.text,
  boxShadow: vars.shadow.overlay,
});
list(`${select} option`, {
  minBlockSize: vars.control.medium,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  whiteSpace: 'normal',
});
list(`${select} option:hover, ${select} option:focus-visible`, { background: vars.color.hover });
list(`${select} option:focus-visible`, { outlineOffset: '-2px' });
list(`${select} option:checked`, { fontWeight: vars.weight.medium });
