import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.ts';
import { componentRule, componentStyle } from '../theme/componentStyle.ts';
import { vars } from '../theme/vars.css.ts';

/** Required: an editor area 300 px high with content at most 800 px wide, on a 16 px root. */
export const EDITOR_HEIGHT = `${300 / 16}rem`;
/** A line of messages below it, which moves nothing when it comes. */
export const MESSAGES_HEIGHT = `calc(${vars.space.xxs} + ${vars.space.hair} + ${vars.leading.body} * ${vars.size.small})`;
const CONTENT_WIDTH = `${800 / 16}rem`;

/** The edited text. As high as the area, so that a click anywhere focuses it. */
export const text = componentStyle({
  position: 'relative',
  minBlockSize: '100%',
  padding: `${vars.space.l} ${vars.space.xl}`,
  maxInlineSize: `calc(${CONTENT_WIDTH} + 2 * ${vars.space.xl})`,
  outline: 'none',
  whiteSpace: 'break-spaces',
  fontVariantLigatures: 'none',
  '@media': { [media.phone]: { paddingInline: vars.space.m, fontSize: '1rem' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const inText = (selector: string, rule: StyleRule) => componentRule(`${text} ${selector}`, rule);

inText('[data-bare]', { marginBlock: 0 });
inText('> [data-bare]', { marginBlock: vars.space.s });
inText('> :first-child', { marginBlockStart: 0 });
