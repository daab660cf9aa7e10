import { globalStyle, style, type StyleRule } from '@vanilla-extract/css';
import { componentLayer } from './layers.css.ts';
import { vars } from './vars.css.ts';

/** `style()` in the component layer. Components declare all their rules with it. */
export const componentStyle = (rule: StyleRule, debugId?: string): string =>
  style({ '@layer': { [componentLayer]: rule } }, debugId);

/** `globalStyle()` in the component layer, for what a component's elements contain. */
export const componentRule = (selector: string, rule: StyleRule): void =>
  globalStyle(selector, { '@layer': { [componentLayer]: rule } });

/** An outline, which forced colors keep. Spread it under `[data-focus-visible]` or `:focus-visible`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} satisfies StyleRule;

/** For `textAlign` of fields with their own direction: aligns with the page. Chromium supports the prefixed value only. */
export const textAlignMatchParent: ['-webkit-match-parent', 'match-parent'] = [
  '-webkit-match-parent',
  'match-parent',
];

/** For a line of user data: it has its own direction and ellipsis, but aligns with the page. Not for our sentences. */
export const ownDirection = { unicodeBidi: 'plaintext', textAlign: textAlignMatchParent } as const;

/** A line that ends in an ellipsis. */
export const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const square = (size: string) => ({ inlineSize: size, blockSize: size });

/** What is selected or current, in forced colors. */
export const highlighted = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  color: 'HighlightText',
} as const;

/** Elements beside each other, in the middle of the line. */
export const row = (gap: string) => ({ display: 'flex', alignItems: 'center', gap }) as const;

/** The look of cards and of what floats above the page. */
export const surface = (borderRadius: string) => ({
  border: `1px solid ${vars.color.line}`,
  borderRadius,
  background: vars.color.surface,
});

/** The root behind a backdrop. Its color is all that browsers paint where the scrollbar of the page was. */
export const dimmedRoot = {
  '@media': { screen: { background: vars.color.dimmedPage } },
} satisfies StyleRule;

/** A link whose target is the positioned element around it. */
export const stretched = (inset: string, borderRadius: string) =>
  ({
    outline: 'none',
    // 24 px, the least that targets may have, also without the space around it.
    minBlockSize: '1.5rem',
    selectors: {
      '&::after': { content: '""', position: 'absolute', inset, borderRadius },
      '&:hover::after': { border: `1px solid ${vars.color.controlLine}` },
      '&:focus-visible::after': focusRing,
    },
  }) as const;

/** Secondary text. */
export const quiet = { color: vars.color.muted, fontSize: vars.size.small };

// Columns of a grid by its own width: unlike a media query it knows the sidebar and the size of text.
/** So wide that exactly `columns` fit. */
export const oneOf = (columns: number) => `100% / ${columns + 1} + 1px`;
/** Wider than the grid if it is narrower than `width`, else negative. */
export const ifBelow = (width: string) => `(${width} - 100%) * 999`;
export const columnsOf = (...widths: string[]) =>
  `repeat(auto-fill, minmax(min(100%, max(${widths.join(', ')})), 1fr))`;
