import type { Declaration } from './declarations.ts';
import { words } from './elements.ts';

const INLINE = words(
  'color background-color background font-family font-size font-style font-variant font-weight letter-spacing line-height ' +
    'text-decoration text-decoration-line text-transform vertical-align white-space',
);

/** Block properties. None of them takes content out of its box. */
const BLOCK = words(
  'border border-bottom border-collapse border-color border-left border-right border-style border-top border-width direction ' +
    'list-style-type margin margin-bottom margin-left margin-right margin-top padding padding-bottom padding-left ' +
    'padding-right padding-top text-align text-indent width',
);

const SAFE = { inline: new Set(INLINE), block: new Set([...INLINE, ...BLOCK]) };

const FUNCTIONS = /([a-z-]*)\(/gi;
const COLOR_FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)$/i;
/** No escapes, at-rules or `!important`. */
const PLAIN = /^[\p{L}\p{N}\s.,%#()'"/-]*$/u;
/** Larger numbers are not meant for reading, in any unit. */
const MAX_NUMBER = 2000;

/** How far a first line may begin before the others, in any unit. */
const MAX_HANGING = 72;

function isPlain(value: string, min = 0): boolean {
  if (!PLAIN.test(value) || value === '') return false;
  if ([...value.matchAll(FUNCTIONS)].some(([, name = '']) => !COLOR_FUNCTION.test(name))) return false;
  return [...value.matchAll(/(^|[\s,(])(-?[\d.]+)/g)].every(
    ([, , number = '']) => Number(number) >= min && Number(number) <= MAX_NUMBER,
  );
}

/** Whether the editor can render a declaration: it loads nothing and stays within its box. */
export const isSafeDeclaration = ([property, value]: Declaration, kind: keyof typeof SAFE): boolean =>
  SAFE[kind].has(property) && isPlain(value, property === 'text-indent' ? -MAX_HANGING : 0);
