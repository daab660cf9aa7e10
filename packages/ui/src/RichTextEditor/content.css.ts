import { createVar, fallbackVar, type StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { DIRECTION } from '../Prose/listDirections.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Formatted text, in the editor and on the public page. */
export const prose = componentStyle({
  lineHeight: vars.leading.prose,
  fontSize: vars.size.body,
  overflowWrap: 'anywhere',
  textAlign: 'start',
});

const rule = (selector: string, style: StyleRule) =>
  componentRule(
    selector
      .split(',')
      .map((one) => `${prose} ${one.trim()}`)
      .join(', '),
    style,
  );

const TEXT =
  'p, h1, h2, h3, h4, h5, h6, li, dt, dd, td, th, div, section, article, blockquote, caption, figcaption, summary';
/** Inherited, because a selector for what is inside `[style]` has every change of a style attribute of the page restyle all that is inside. */
const bidi = createVar();
// Each paragraph follows its first letter with a direction, unless the text gives a direction.
componentRule(`${prose} :is(${TEXT}):not([dir])`, {
  unicodeBidi: fallbackVar(bidi, 'plaintext'),
});
rule('[dir], [style*="direction"], .ql-direction-rtl', { vars: { [bidi]: 'isolate' } });
rule('p, ul, ol, blockquote, pre, table, dl, hr, details, figure', { marginBlock: vars.space.s });
rule('h1, h2, h3, h4, h5, h6', {
  marginBlock: `${vars.space.l} ${vars.space.xs}`,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.snug,
});
rule('h1', { fontSize: vars.size.title });
rule('h2', { fontSize: vars.size.section });
rule('h3', { fontSize: vars.size.screen });
rule('h4', { fontSize: vars.size.card });
rule('h5, h6', { fontSize: vars.size.body });
rule('h6', { color: vars.color.muted });
rule('.ql-size-small', { fontSize: '0.75em' });
rule('.ql-size-large', { fontSize: '1.5em' });
rule('.ql-size-huge', { fontSize: '2.5em' });
rule('.ql-font-serif', { fontFamily: 'Georgia, "Times New Roman", serif' });
rule('.ql-font-monospace', { fontFamily: vars.font.mono });
rule('> :first-child', { marginBlockStart: 0 });
rule('> :last-child', { marginBlockEnd: 0 });
rule('ul, ol', { paddingInlineStart: vars.space.xl });
// An item with another direction than its list has its marker on the other side.
rule(
  ['dir', DIRECTION].map((name) => `:is(ul, ol):has(> [${name}])`).join(', ') +
    ', :is(ul, ol):has(> .ql-direction-rtl)',
  { paddingInline: vars.space.xl },
);
for (const direction of ['ltr', 'rtl'] as const) rule(`[${DIRECTION}="${direction}"]`, { direction });
// Browsers know what `type` says; a selector can't tell A from a.
rule('ul:not([type])', { listStyle: 'disc' });
rule('ul ul:not([type])', { listStyle: 'circle' });
rule('ul ul ul:not([type])', { listStyle: 'square' });
rule('ol:not([type])', { listStyle: 'decimal' });
rule('ol ol:not([type])', { listStyle: 'lower-alpha' });
rule('ol ol ol:not([type])', { listStyle: 'lower-roman' });
rule('li > ul, li > ol, li > p', { marginBlock: vars.space.xxs });
rule('blockquote', {
  paddingInlineStart: vars.space.m,
  borderInlineStart: `3px solid ${vars.color.line}`,
  color: vars.color.muted,
});
rule('a', { color: vars.color.accentText, textDecoration: 'underline' });
rule('pre, .ql-code-block-container', {
  padding: vars.space.s,
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.size.small,
  whiteSpace: 'pre-wrap',
  direction: 'ltr',
  textAlign: 'start',
});
rule('code, kbd, samp', { fontFamily: vars.font.mono, fontSize: '0.93em' });
rule('table', { inlineSize: 'auto', minInlineSize: '50%', maxInlineSize: '100%' });
rule('th, td', {
  border: `1px solid ${vars.color.controlLine}`,
  padding: `${vars.space.xxs} ${vars.space.xs}`,
  minInlineSize: vars.space.xxxl,
  verticalAlign: 'top',
});
rule('th', { background: vars.color.sunken, fontWeight: vars.weight.semibold });
// Text side by side, such as signatures.
rule('table[border="0"] > * > tr > :is(th, td)', { borderStyle: 'none', background: 'none' });
rule('th > p, td > p', { marginBlock: 0 });
rule('caption', { color: vars.color.muted, textAlign: 'start' });
rule('summary', { minBlockSize: '1.5rem' });
rule('dt', { fontWeight: vars.weight.semibold });
rule('dd', { marginInlineStart: vars.space.l });
rule('hr', {
  maxInlineSize: '100%',
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.controlLine}`,
});
rule('img', { display: 'inline-block', maxInlineSize: '100%', blockSize: 'auto' });
rule('iframe', { maxInlineSize: '100%', border: 'none' });
rule('mark', { background: vars.color.warning.soft, color: 'inherit' });
rule('a, mark', { '@media': { [media.forcedColors]: { forcedColorAdjust: 'auto' } } });
rule('a', { '@media': { [media.forcedColors]: { color: 'LinkText' } } });
