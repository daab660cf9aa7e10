import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Of the container around it, such as a `PageHeader`: a sidebar and large text leave a wide window little room. */
const narrow = '(width < 34rem)';

export const root = componentStyle({
  display: 'contents',
  // Users without the right to what is in it.
  selectors: { '&:has(> :empty)': { display: 'none' } },
});

componentRule(`.${root} > button`, { display: 'none', '@container': { [narrow]: { display: 'grid' } } });
componentRule(`.${root}:has([data-filtering]) > button`, {
  borderColor: vars.color.accent,
  background: vars.color.accentSoft,
  color: vars.color.accentText,
});

export const panel = componentStyle({
  display: 'contents',
  '@container': {
    [narrow]: {
      display: 'none',
      selectors: {
        // At the end of the window, where thumbs are.
        '&:popover-open': {
          ...surface(`${vars.radius.card} ${vars.radius.card} 0 0`),
          display: 'grid',
          gap: vars.space.s,
          inset: 'auto 0 0',
          inlineSize: 'min(100%, 34rem)',
          maxInlineSize: 'none',
          maxBlockSize: '80dvh',
          marginBlock: 0,
          padding: vars.space.l,
          paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
          overflow: 'auto',
          color: vars.color.text,
          boxShadow: vars.shadow.overlay,
        },
        '&::backdrop': { background: vars.color.backdrop },
      },
    },
  },
  '@media': { [media.print]: { display: 'none' } },
});
