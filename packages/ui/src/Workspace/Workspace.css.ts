import type { StyleRule } from '@vanilla-extract/css';
import { shell } from '../AppShell/AppShell.css.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { MESSAGES_HEIGHT } from '../RichTextEditor/text.css.ts';
import { vars } from '../theme/vars.css.ts';

const BESIDE = 'screen and (min-width: 68.75em)';
/** One of the two at a time. */
const ONE = 'screen and (max-width: 68.7499em)';
export const stack = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minInlineSize: 0,
});

/** Above the rest of the shell, which is neither seen nor reached by keys, and below overlays. */
export const filled = componentStyle({
  '@media': {
    screen: {
      position: 'fixed',
      inset: 0,
      zIndex: 2,
      visibility: 'visible',
      display: 'grid',
      // A phone shows a text as high as the window, with the rest around it.
      gridTemplate: 'auto minmax(max(100dvh - 12rem, 18rem), auto) / minmax(0, 1fr)',
      gap: vars.space.m,
      padding: vars.space.m,
      overflow: 'auto',
      background: vars.color.page,
    },
    [BESIDE]: {
      gridTemplate: 'auto auto minmax(18rem, 1fr) / minmax(0, 1fr) minmax(0, 1fr)',
      columnGap: vars.space.l,
    },
  },
  selectors: {
    '&[data-view]': {
      '@media': {
        [ONE]: {
          gridTemplate: 'auto auto minmax(max(100dvh - 18rem, 18rem), 1fr) / minmax(0, 1fr)',
        },
      },
    },
  },
});

componentRule(`html:has(.${filled})`, { '@media': { screen: { overflow: 'hidden' } } });
componentRule(`.${shell}:has(.${filled})`, { '@media': { screen: { visibility: 'hidden' } } });

export const text = componentStyle({ minInlineSize: 0 });
export const aside = componentStyle({ minInlineSize: 0 });
export const preview = componentStyle({ minInlineSize: 0 });
export const views = componentStyle({ '@media': { [BESIDE]: { display: 'none' } } });

const onScreen = (selector: string, rule: StyleRule) =>
  componentRule(`.${filled} > ${selector}`, { '@media': { screen: rule } });
// From the cell to what scrolls in it, each element is as high as the one around it.
onScreen(`.${text}, .${filled} > .${text} > :not([hidden])`, {
  display: 'grid',
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
});
onScreen(`.${text} textarea`, { minBlockSize: 'calc(100dvh - 14rem)' });

const beside = (selector: string, rule: StyleRule) =>
  componentRule(`.${filled} > ${selector}`, { '@media': { [BESIDE]: rule } });
beside(':first-child', { gridColumn: '1 / -1' });
beside(`.${aside}`, { gridArea: '2 / 1 / auto / -1' });
// The card itself, whose frame then stays whole.
beside(`.${aside} > *`, { maxBlockSize: '20dvh', overflow: 'auto' });
beside(`.${text}`, { gridArea: '3 / 1' });
// As low as the text, below which messages have a line.
beside(`.${preview}`, { gridArea: '3 / 2', marginBlockEnd: MESSAGES_HEIGHT });
const one = (selector: string, rule: StyleRule) => componentRule(selector, { '@media': { [ONE]: rule } });
one(`.${filled}[data-view] > :is(.${text}, .${preview})`, { gridArea: '3 / 1' });
// The lower one is still reached by keys, which show it, and as far scrolled as the other.
one(`[data-view="preview"] > .${text}, [data-view="text"] > .${preview}`, { opacity: 0, zIndex: -1 });
// A `Card` keeps its head, and its content scrolls.
onScreen(`.${preview}, .${filled} > .${preview} > section`, {
  display: 'grid',
  gridTemplate: 'auto minmax(0, 1fr) / minmax(0, 1fr)',
  minBlockSize: 0,
});
onScreen(`.${preview} > section`, { gridRow: '1 / -1' });
onScreen(`.${preview} > section > :last-child`, { overflow: 'auto' });
// What a paste did is read beside the text, instead of the preview.
componentRule(`.${filled}:has([data-paste-panel]) > .${text}`, {
  '@media': { [BESIDE]: { gridColumn: '1 / -1' } },
});
componentRule(`.${filled}:has([data-paste-panel]) > .${preview}`, {
  '@media': { [BESIDE]: { display: 'none' } },
});
