import type { StyleRule } from '@vanilla-extract/css';
import { canHover, media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

export const text = componentStyle({
  fontSize: '1rem',
  color: vars.color.text,
  // Content can't paint outside.
  contain: 'paint',
  // Forced colors apply inside a preview of the other theme too.
  '@media': { [media.print]: { fontSize: '11pt' }, [media.forcedColors]: { color: 'CanvasText' } },
});

export const paper = componentStyle({
  padding: vars.space.xl,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': { [media.phone]: { padding: vars.space.m }, [media.print]: { padding: 0 } },
});

export const contents = componentStyle({
  marginBlockEnd: vars.space.xl,
  '@media': { [media.print]: { display: 'none' } },
});
componentRule(`${contents} summary`, {
  minBlockSize: '1.5rem',
  cursor: 'pointer',
  fontWeight: vars.weight.semibold,
});
componentRule(`${contents} a`, {
  display: 'block',
  paddingBlock: vars.space.xxs,
  color: vars.color.accentText,
  overflowWrap: 'anywhere',
});
for (const depth of [1, 2])
  componentRule(`${contents} a[data-depth="${depth}"]`, { marginInlineStart: `${depth * 1.5}rem` });

const rule = (selector: string, style: StyleRule) =>
  componentRule(
    selector
      .split(', ')
      .map((one) => `${text} ${one}`)
      .join(', '),
    style,
  );

// The page already has a level 1 heading, at 24 px.
rule('h1, h2', { fontSize: vars.size.section });
rule('h3', { fontSize: vars.size.screen });
rule('h4, h5, h6', { fontSize: '1rem' });
rule(':target', { scrollMarginBlockStart: vars.space.xl });

// Links to their own blocks follow the words and take no width, so that no line breaks differently. Behind a full line they stand on the
// margin of the page.
componentRule(`${text}:has([data-address])`, {
  paddingInlineEnd: vars.space.m,
  marginInlineEnd: `calc(-1 * ${vars.space.m})`,
});
rule('[data-address]', {
  display: 'inline-block',
  inlineSize: vars.space.xl,
  marginInline: `${vars.space.xxs} calc(-1 * ${vars.space.xl} - ${vars.space.xxs})`,
  color: vars.color.muted,
  textDecoration: 'none',
  '@media': { [canHover]: { opacity: 0 }, [media.print]: { display: 'none' } },
});
rule('[data-address]::before', { content: '"#"' });
rule(':hover > [data-address], [data-address]:focus-visible', { opacity: 1 });
rule('[data-table]', { overflowX: 'auto', marginBlock: vars.space.m });
rule('[data-table] > table', { marginBlock: 0 });
// A table scrolls before it breaks a word.
rule('[data-table] :is(td, th)', { overflowWrap: 'break-word' });
rule('iframe', { display: 'block', inlineSize: '40rem', aspectRatio: '16 / 9', blockSize: 'auto' });
// Forced colors remove the background; the outline stays.
rule('pre, .ql-code-block-container', { outline: '1px solid transparent', outlineOffset: '-1px' });
rule('summary', { cursor: 'pointer', fontWeight: vars.weight.medium });
rule('center', { textAlign: 'center' });

// Classes from earlier editors.
for (const align of ['left', 'right', 'center', 'justify'] as const)
  rule(`.ql-align-${align}`, { textAlign: align });
for (let step = 1; step <= 9; step += 1) {
  const indent = `min(${step * 3}em, 48%)`;
  rule(`.ql-indent-${step}:not(li)`, { paddingInlineStart: indent });
  // Items of lists that `upgradeLists` leaves as they are. Padding would part the marker from its text.
  rule(`li.ql-indent-${step}`, { marginInlineStart: indent });
}
rule('.ql-direction-rtl', { direction: 'rtl' });
rule('.ql-direction-rtl:not([class*="ql-align"])', { textAlign: 'start' });
rule('.ql-size-huge', { lineHeight: vars.leading.snug });
rule('.ql-font-serif', { fontFamily: 'serif' });
rule('tt', { fontFamily: vars.font.mono });
rule('.ql-ui', { display: 'none' });
rule('li[data-list="bullet"]', { listStyleType: 'disc' });
rule('li[data-list="checked"]', { listStyleType: '"☑ "' });
rule('li[data-list="unchecked"]', { listStyleType: '"☐ "' });

rule('h1, h2, h3, h4, h5, h6', { '@media': { [media.print]: { breakAfter: 'avoid' } } });
rule('tr, li, blockquote, img', { '@media': { [media.print]: { breakInside: 'avoid' } } });
rule('iframe', { '@media': { [media.print]: { display: 'none' } } });
rule('a[href^="http"]::after', {
  '@media': { [media.print]: { content: '" (" attr(href) ")"', fontSize: '0.85em' } },
});
