import { globalStyle } from '@vanilla-extract/css';
import { invalid } from '../field/field.css.ts';
import { componentRule, componentStyle, focusRing, quiet, surface } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';
import { EDITOR_HEIGHT, MESSAGES_HEIGHT, text } from './text.css.ts';

/** Inside a `Workspace` that fills the window. */
const FILLED = '[data-filled] &';

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  selectors: { [FILLED]: { gridTemplateRows: 'minmax(0, 1fr) auto' } },
});

export const box = componentStyle({
  display: 'grid',
  gridTemplate: `auto ${EDITOR_HEIGHT} / auto minmax(0, 1fr)`,
  minInlineSize: 0,
  overflow: 'clip',
  // The toolbar shows that it is an editor.
  ...surface(vars.radius.card),
  boxShadow: vars.shadow.card,
  selectors: {
    '&:hover': { borderColor: vars.color.controlLine },
    '&:has([role="textbox"]:focus-visible)': focusRing,
    '&[data-invalid]': invalid,
    '&[data-disabled]': { borderColor: vars.color.line, color: vars.color.muted },
    [FILLED]: { gridTemplateRows: 'auto minmax(8rem, 1fr)' },
  },
});

export const tools = componentStyle({ gridColumn: '1 / -1' });

/** A line that comes or goes while typing moves nothing. */
export const messages = componentStyle({
  minBlockSize: MESSAGES_HEIGHT,
});

export const area = componentStyle({
  gridArea: '2 / 2',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  position: 'relative',
  selectors: { '[data-disabled] > &, [data-readonly] > &': { background: vars.color.sunken } },
});

export const empty = componentStyle({
  selectors: {
    '&::before': {
      content: 'attr(data-placeholder)',
      float: 'inline-start',
      blockSize: 0,
      pointerEvents: 'none',
      color: vars.color.muted,
    },
  },
});

const inText = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  componentRule(`${text} ${selector}`, rule);

inText('.selectedCell', { background: vars.color.accentSoft });
inText('.ProseMirror-selectednode', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '1px',
});
inText('.ProseMirror-separator', {
  display: 'inline !important',
  border: 'none !important',
  margin: '0 !important',
});
inText('[data-pm-label]', {
  borderInlineStart: `2px dotted ${vars.color.line}`,
  paddingInlineStart: vars.space.s,
});
inText('[data-pm-label]:not([data-pm-label=""])', {
  marginBlock: vars.space.s,
  borderInlineStart: `2px solid ${vars.color.controlLine}`,
});
inText('[data-pm-label]:not([data-pm-label=""])::before', {
  ...quiet,
  content: 'attr(data-pm-label)',
  display: 'block',
  userSelect: 'none',
});
inText(':is([data-container="dt"], [data-container="summary"])', { fontWeight: vars.weight.semibold });
inText('[data-container="dd"]', { marginInlineStart: vars.space.l });
// Places of comments, targets of links, and icons.
inText('[data-preserved-inline]', {
  minInlineSize: '0.5em',
  display: 'inline-block',
  paddingInline: '0.15em',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
});
inText('[data-preserved-inline]:empty::before', { content: '"\\22EF"', color: vars.color.muted });
inText('[data-pm-removed]', {
  display: 'inline-block',
  inlineSize: '0.5em',
  blockSize: '1em',
  marginInline: '0.15em',
  verticalAlign: 'text-bottom',
  borderRadius: vars.radius.control,
  background: vars.color.warning.soft,
  boxShadow: `inset 0 0 0 1px ${vars.color.controlLine}`,
});
inText('li[data-bare]', { listStyle: 'none' });
// Cursor between two blocks, and the drop target of a drag.
inText('.ProseMirror-gapcursor', {
  display: 'none',
  pointerEvents: 'none',
  position: 'absolute',
  inlineSize: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
componentRule(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, { display: 'block' });
componentRule(
  `${text} .ProseMirror-hideselection *::selection, ${text}.ProseMirror-hideselection *::selection`,
  { background: 'transparent' },
);
componentRule(`${area} .prosemirror-dropcursor-block, ${area} .prosemirror-dropcursor-inline`, {
  background: vars.color.accent,
});
