import type { Declaration } from './declarations.ts';

/** Properties of text runs that the editor carries and shows. */
const INLINE = new Set([
  'color',
  'background-color',
  'background',
  'font-family',
  'font-size',
  'font-style',
  'font-variant',
  'font-weight',
  'letter-spacing',
  'line-height',
  'text-decoration',
  'text-decoration-line',
  'text-transform',
  'vertical-align',
  'white-space',
]);

/** What blocks may have besides. Nothing here can take content out of its box. */
const BLOCK = new Set([
  ...INLINE,
  'border',
  'border-bottom',
  'border-collapse',
  'border-color',
  'border-left',
  'border-right',
  'border-style',
  'border-top',
  'border-width',
  'direction',
  'list-style-type',
  'margin',
  'margin-bottom',
  'margin-left',
  'margin-right',
  'margin-top',
  'padding',
  'padding-bottom',
  'padding-left',
  'padding-right',
  'padding-top',
  'text-align',
  'text-indent',
  'width',
]);

const FUNCTIONS = /([a-z-]*)\(/gi;
const COLOUR_FUNCTION = /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch)$/i;
/** Letters, digits, quotes and what stands in colours and lists; no escapes, no at-rules, no `!important`. */
const PLAIN = /^[\p{L}\p{N}\s.,%#()'"/-]*$/u;
/** Beyond this a length is not meant for reading, in whatever unit. */
const GREATEST = 2000;

function isPlain(value: string): boolean {
  if (!PLAIN.test(value) || value === '') return false;
  if ([...value.matchAll(FUNCTIONS)].some(([, name = '']) => !COLOUR_FUNCTION.test(name))) return false;
  return [...value.matchAll(/(^|[\s,(])(-?[\d.]+)/g)].every(
    ([, , number = '']) => Number(number) >= 0 && Number(number) <= GREATEST,
  );
}

/** Whether a declaration can stand in the live editor: it fetches nothing and stays within the text. */
export const isSafeDeclaration = ([property, value]: Declaration, kind: 'inline' | 'block'): boolean =>
  (kind === 'inline' ? INLINE : BLOCK).has(property) && isPlain(value);
