/*
 * The one allow list of legal texts. Whatever is not named here does not survive a save, and is not shown. Server, editor,
 * preview and public page all go by it.
 */

/** The words of a line. */
const listOf = (words: string): string[] => words.split(' ');

/** Says whether a value may stay. */
type ValueRule = (value: string) => boolean;

const fits =
  (pattern: RegExp): ValueRule =>
  (value) =>
    pattern.test(value);

const anything: ValueRule = () => true;
/** Attributes that are true by being there. */
const flag: ValueRule = (value) => value.length <= 20;
const wholeNumber = fits(/^\s*-?\d{1,6}\s*$/);
const count = fits(/^\s*\d{1,4}\s*$/);
/** Pixels or per cent. */
const size = fits(/^\s*\d{1,4}(?:\.\d{1,3})?(?:px|%)?\s*$/i);
const align = fits(/^\s*(?:left|right|center|justify|start|end)\s*$/i);
const verticalAlign = fits(/^\s*(?:top|middle|bottom|baseline)\s*$/i);
const ids = fits(/^[\s\S]{1,300}$/);
const words = fits(/^[\s\S]{0,2000}$/);

const NUMBER = String.raw`[+-]?(?:\d{1,4}(?:\.\d{0,4})?|\.\d{1,4})`;
const COLOR = String.raw`(?!transparent\b)(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?:${NUMBER}(?:%|deg|turn)?|none)(?:[\s,/]+(?:${NUMBER}(?:%|deg|turn)?|none)){2,3}\s*\))`;
const IMPORTANT = String.raw`(?:\s*!\s*important)?`;
const color = new RegExp(`^${COLOR}${IMPORTANT}$`, 'i');
/** Up to eight steps of the editor's indent. */
const indent = new RegExp(
  `^(?:0|(?:\\d|1\\d|2[0-4])(?:\\.\\d{1,4})?r?em|(?:\\d{1,2}|[123]\\d\\d|400)(?:\\.\\d{1,4})?px|(?:\\d{1,2}|[123]\\d\\d)(?:\\.\\d{1,4})?pt)${IMPORTANT}$`,
  'i',
);
const cellSize = new RegExp(
  `^(?:auto|(?:\\d{1,2}|100)(?:\\.\\d{1,6})?%|(?:\\d{1,2}|[1-7]\\d\\d|800)(?:\\.\\d{1,4})?px)${IMPORTANT}$`,
  'i',
);
const oneOf = (...choices: string[]) => new RegExp(`^(?:${choices.join('|')})${IMPORTANT}$`, 'i');

/** CSS properties that a style attribute may set, and the values they may have. Nothing here fetches or leaves the flow. */
export const STYLES: Readonly<Record<string, RegExp>> = {
  color,
  'background-color': color,
  'text-align': oneOf('left', 'right', 'center', 'justify', 'start', 'end'),
  'padding-left': indent,
  'padding-right': indent,
  'padding-inline-start': indent,
  'margin-left': indent,
  'margin-right': indent,
  'margin-inline-start': indent,
  direction: oneOf('ltr', 'rtl'),
  'text-decoration': oneOf(
    'none',
    'underline',
    'line-through',
    'underline line-through',
    'line-through underline',
  ),
  'text-decoration-line': oneOf('none', 'underline', 'line-through'),
  'list-style-type': oneOf(
    'none',
    'disc',
    'circle',
    'square',
    'decimal',
    'decimal-leading-zero',
    'lower-alpha',
    'upper-alpha',
    'lower-latin',
    'upper-latin',
    'lower-roman',
    'upper-roman',
    'lower-greek',
    'arabic-indic',
    'hebrew',
  ),
  'font-weight': oneOf('normal', 'bold', '[1-9]00'),
  'font-style': oneOf('normal', 'italic'),
  'vertical-align': oneOf('baseline', 'sub', 'super', 'top', 'middle', 'bottom'),
  width: cellSize,
  'min-width': cellSize,
};

/** Properties that only the parts of a table may set: elsewhere they would let a text leave its box. */
export const TABLE_STYLES: ReadonlySet<string> = new Set(['width', 'min-width']);

/** Class names of earlier editors that mean something. They cannot reach the console's own styles. */
export const CLASS =
  /^(?:ql-(?:align-(?:left|right|center|justify)|indent-[1-9]|direction-rtl|size-(?:small|large|huge)|font-(?:serif|monospace)|syntax|video|ui|code-block(?:-container)?|(?:color|bg)-(?:black|white|red|orange|yellow|green|blue|purple))|language-[a-z0-9+#-]{1,30})$/;

/** Attributes that every element may have. `class` and `style` are taken apart further; `id` gets a prefix when shown. */
export const GLOBAL_ATTRIBUTES: Readonly<Record<string, ValueRule>> = {
  class: anything,
  style: anything,
  id: ids,
  title: words,
  lang: fits(/^[a-z0-9-]{0,35}$/i),
  dir: fits(/^(?:ltr|rtl|auto)$/i),
};

const TABLE_BOX = { align, width: size, bgcolor: fits(new RegExp(`^${COLOR}$`, 'i')) };
const CELL = {
  ...TABLE_BOX,
  valign: verticalAlign,
  height: size,
  colspan: count,
  rowspan: count,
  headers: ids,
  abbr: words,
  nowrap: flag,
  'data-row': fits(/^[\w-]{1,40}$/),
};
const BLOCK = { align };
const COLUMN = { align, valign: verticalAlign, width: size, span: count };
const EDIT = { datetime: fits(/^[\d\sTZWP:.+-]{1,40}$/), cite: anything };
const CODE = { spellcheck: fits(/^(?:true|false)$/i), 'data-language': fits(/^[\w+#-]{1,30}$/) };

/** Every element that may stay, with the attributes it may have besides the global ones. */
export const ELEMENTS: Readonly<Record<string, Readonly<Record<string, ValueRule>>>> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'center'].map((name) => [name, BLOCK])),
  ...Object.fromEntries(
    listOf(
      'section article aside main header footer nav address hgroup figure figcaption dl dt dd ' +
        'summary br wbr strong b em i u s strike sub sup small big mark tt kbd samp var cite dfn ' +
        'abbr acronym bdi bdo ruby rb rt rp rtc',
    ).map((name) => [name, {}]),
  ),
  div: { ...BLOCK, ...CODE },
  pre: CODE,
  code: CODE,
  span: { contenteditable: fits(/^false$/i) },
  font: { color: fits(new RegExp(`^${COLOR}$`, 'i')), face: words, size: fits(/^[+-]?[1-7]$/) },
  hr: { align, width: size, size: count },
  blockquote: { cite: anything },
  q: { cite: anything },
  ins: EDIT,
  del: EDIT,
  time: { datetime: EDIT.datetime },
  details: { open: flag },
  ul: { type: fits(/^(?:disc|circle|square)$/i) },
  ol: { type: fits(/^[1aAiI]$/), start: wholeNumber, reversed: flag },
  li: { value: wholeNumber, type: words, 'data-list': fits(/^(?:bullet|ordered|checked|unchecked)$/) },
  table: {
    ...TABLE_BOX,
    border: count,
    cellpadding: count,
    cellspacing: count,
    summary: words,
    rules: words,
    frame: words,
  },
  caption: { align },
  colgroup: COLUMN,
  col: COLUMN,
  thead: { align, valign: verticalAlign },
  tbody: { align, valign: verticalAlign },
  tfoot: { align, valign: verticalAlign },
  tr: { ...TABLE_BOX, valign: verticalAlign },
  th: { ...CELL, scope: fits(/^(?:row|col|rowgroup|colgroup)$/i) },
  td: CELL,
  a: {
    href: anything,
    hreflang: fits(/^[a-z0-9-]{1,35}$/i),
    target: fits(/^_blank$/i),
    rel: fits(/^(?:(?:noopener|noreferrer|nofollow|external|ugc|sponsored)\s*)*$/i),
  },
  img: { src: anything, alt: words, width: size, height: size, align, border: count },
  iframe: {
    src: anything,
    width: size,
    height: size,
    frameborder: fits(/^(?:0|1|no|yes)$/i),
    allowfullscreen: flag,
    loading: fits(/^(?:lazy|eager)$/i),
  },
};

/** Elements that are taken away with all that is in them; of any other unknown element the content stays. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set(
  listOf(
    'script style template title iframe object embed applet frame frameset noembed noframes audio ' +
      'video canvas svg math select datalist meta link base',
  ),
);

/** Elements whose boxes stand below each other: a line break beside one of them would add an empty line. */
export const BLOCKS: ReadonlySet<string> = new Set(
  listOf(
    'body h1 h2 h3 h4 h5 h6 p div center section article aside main header footer nav address hgroup ' +
      'figure figcaption dl dt dd details summary pre blockquote ul ol li table hr iframe br',
  ),
);

/** Where line breaks of the source mean something else, or nothing: nothing in them is turned into a break. */
export const WITHOUT_BREAKS: ReadonlySet<string> = new Set(listOf('pre table ul ol dl'));
