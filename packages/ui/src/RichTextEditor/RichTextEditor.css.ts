import { globalStyle } from '@vanilla-extract/css';
import { invalid } from '../field/invalid.ts';
import { media } from '../theme/breakpoints.ts';
import { focusRing } from '../theme/focusRing.ts';
import { componentStyle } from '../theme/componentStyle.ts';
import { componentLayer } from '../theme/layers.css.ts';
import { vars } from '../theme/vars.ts';

/** Required: an editor area 300 px high with content at most 800 px wide, on a 16 px root. */
const AREA_HEIGHT = `${300 / 16}rem`;
const CONTENT_WIDTH = `${800 / 16}rem`;

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});

export const box = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  // The toolbar shows that it is an editor.
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.card,
  selectors: {
    '&:hover': { borderColor: vars.color.controlLine },
    '&:has([role="textbox"]:focus-visible)': focusRing,
    '&[data-invalid]': invalid,
    '&[data-disabled]': { borderColor: vars.color.line, color: vars.color.muted },
  },
});

export const area = componentStyle({
  blockSize: AREA_HEIGHT,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  position: 'relative',
  selectors: { '[data-disabled] > &, [data-readonly] > &': { background: vars.color.sunken } },
});

/** The contenteditable element. As high as the area, so that a click anywhere focuses it. */
export const text = componentStyle({
  position: 'relative',
  minBlockSize: '100%',
  paddingBlock: vars.space.l,
  paddingInline: vars.space.xl,
  maxInlineSize: `calc(${CONTENT_WIDTH} + 2 * ${vars.space.xl})`,
  outline: 'none',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  '@media': { [media.phone]: { paddingInline: vars.space.m, fontSize: '1rem' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
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
  globalStyle(`${text} ${selector}`, { '@layer': { [componentLayer]: rule } });

inText('[data-bare]', { marginBlock: 0 });
globalStyle(`${text} > [data-bare]`, { '@layer': { [componentLayer]: { marginBlock: vars.space.s } } });
globalStyle(`${text} > :first-child`, { '@layer': { [componentLayer]: { marginBlockStart: 0 } } });
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
inText('[data-container]', {
  borderInlineStart: `2px dotted ${vars.color.line}`,
  paddingInlineStart: vars.space.s,
});
// Cursor between two blocks, and the drop target of a drag.
inText('.ProseMirror-gapcursor', {
  display: 'none',
  pointerEvents: 'none',
  position: 'absolute',
  inlineSize: vars.space.xl,
  borderBlockStart: `1px solid ${vars.color.text}`,
});
globalStyle(`${text}.ProseMirror-focused .ProseMirror-gapcursor`, {
  '@layer': { [componentLayer]: { display: 'block' } },
});
globalStyle(
  `${text} .ProseMirror-hideselection *::selection, ${text}.ProseMirror-hideselection *::selection`,
  {
    '@layer': { [componentLayer]: { background: 'transparent' } },
  },
);
globalStyle(`${area} .prosemirror-dropcursor-block, ${area} .prosemirror-dropcursor-inline`, {
  '@layer': { [componentLayer]: { background: vars.color.accent } },
});
