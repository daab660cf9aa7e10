import { createVar, globalStyle, type StyleRule } from '@vanilla-extract/css';
import { inLayer } from '../theme/inLayer.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { ownDirection } from '../theme/ownDirection.ts';
import { vars } from '../theme/vars.ts';

/** Browsers that let styles into the list, where a pointer can be exact; a phone's own wheel is better than any list. */
const OWN_LIST = '(appearance: base-select)';
const EXACT = '(pointer: fine)';

/** `base-select` through a variable: the types of CSS do not know it yet. */
const look = createVar();

export const select = inLayer({
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

/** The chosen one, where the list is the kit's own. A long one ends before the chevron. */
export const chosen = inLayer({
  ...ownDirection,
  display: 'block',
  inlineSize: '100%',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
});
// Where the list is the browser's own, the closed select shows its chosen option as that is styled.
globalStyle(`${select} option`, { '@layer': { [componentLayer]: ownDirection } });

/** A rule for the list of a select, in browsers that allow it. */
const list = (selector: string, rule: StyleRule) =>
  globalStyle(selector, {
    '@layer': { [componentLayer]: { '@supports': { [OWN_LIST]: { '@media': { [EXACT]: rule } } } } },
  });

list(`${select}::picker-icon`, { display: 'none' });
list(`${select}::picker(select)`, {
  vars: { [look]: 'base-select' },
  appearance: look,
  inlineSize: 'anchor-size(self-inline)',
  overflowWrap: 'anywhere',
  marginBlock: vars.space.xxs,
  padding: vars.space.xxs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
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
