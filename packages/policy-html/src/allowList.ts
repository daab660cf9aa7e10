/** Allow list for legal texts, shared by server, editor, preview and public page. Everything else is removed. */

const listOf = (names: string): string[] => names.split(' ');

type ValueRule = (value: string) => boolean;

const matches =
  (pattern: RegExp): ValueRule =>
  (value) =>
    pattern.test(value);

const anyValue: ValueRule = () => true;
const flag: ValueRule = (value) => value.length <= 20;
const integer = matches(/^\s*-?\d{1,6}\s*$/);
const count = matches(/^\s*\d{1,4}\s*$/);
const size = matches(/^\s*\d{1,4}(?:\.\d{1,3})?(?:px|%)?\s*$/i);
const align = matches(/^\s*(?:left|right|center|justify|start|end)\s*$/i);
const verticalAlign = matches(/^\s*(?:top|middle|bottom|baseline)\s*$/i);
const ids = matches(/^[\s\S]{1,300}$/);
const text = matches(/^[\s\S]{0,2000}$/);

const NUMBER = String.raw`[+-]?(?:\d{1,4}(?:\.\d{0,4})?|\.\d{1,4})`;
const COLOR = String.raw`(?!transparent\b)(?:#[0-9a-f]{3,8}|[a-z]{3,30}|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*(?:${NUMBER}(?:%|deg|turn)?|none)(?:[\s,/]+(?:${NUMBER}(?:%|deg|turn)?|none)){2,3}\s*\))`;
const IMPORTANT = String.raw`(?:\s*!\s*important)?`;
const color = new RegExp(`^${COLOR}${IMPORTANT}$`, 'i');
/** Up to eight levels of the editor's indentation, in any unit. */
const FRACTION = String.raw`(?:\.\d{1,4})?`;
const INDENT = [
  String.raw`(?:\d|1\d|2[0-4])?${FRACTION}r?em`,
  String.raw`(?:\d{1,2}|[123]\d\d|400)?${FRACTION}px`,
  String.raw`(?:\d{1,2}|[123]\d\d)?${FRACTION}pt`,
  String.raw`[0-4]?${FRACTION}in`,
  String.raw`(?:\d|10)?${FRACTION}cm`,
  String.raw`(?:\d{1,2}|10\d)?${FRACTION}mm`,
  String.raw`(?:\d|1\d|2[0-5])?${FRACTION}pc`,
].join('|');
const indent = new RegExp(`^(?:0|(?=[\\d.])(?:${INDENT}))${IMPORTANT}$`, 'i');
/** Up to about an inch. Negative, the first line begins before the others. */
const firstLine = new RegExp(
  String.raw`^-?(?:0|(?=[\d.])(?:[0-5]?${FRACTION}(?:r?em|pc)|\d{0,2}${FRACTION}px|[0-6]?\d?${FRACTION}pt|[01]?${FRACTION}in|[0-2]?${FRACTION}cm|[12]?\d?${FRACTION}mm))${IMPORTANT}$`,
  'i',
);
/** From single to triple. */
const lineHeight = new RegExp(
  String.raw`^(?:normal|[12]${FRACTION}|3|(?:1\d\d|2\d\d)${FRACTION}%|300%)${IMPORTANT}$`,
  'i',
);
const cellSize = new RegExp(
  `^(?:auto|(?:\\d{1,2}|100)(?:\\.\\d{1,6})?%|(?:\\d{1,2}|[1-7]\\d\\d|800)(?:\\.\\d{1,4})?px)${IMPORTANT}$`,
  'i',
);
const oneOf = (choices: string) => new RegExp(`^(?:${choices})${IMPORTANT}$`, 'i');

const DECORATIONS = 'none|underline|line-through';

const each = <T>(names: string, value: T): Record<string, T> =>
  Object.fromEntries(listOf(names).map((name) => [name, value]));

/** Allowed CSS properties and their values. None of them fetches or takes content out of the flow. */
export const STYLES: Readonly<Record<string, RegExp>> = {
  ...each('color background-color', color),
  'text-align': oneOf('left|right|center|justify|start|end'),
  ...each('padding-left padding-right padding-inline-start', indent),
  ...each('margin-left margin-right margin-inline-start margin-top margin-bottom', indent),
  'text-indent': firstLine,
  'line-height': lineHeight,
  direction: oneOf('ltr|rtl'),
  'text-decoration': oneOf(`${DECORATIONS}|underline line-through|line-through underline`),
  'text-decoration-line': oneOf(DECORATIONS),
  'list-style-type': oneOf(
    'none|disc|circle|square|decimal|decimal-leading-zero|(?:lower|upper)-(?:alpha|latin|roman)|lower-greek|arabic-indic|hebrew',
  ),
  'font-weight': oneOf('normal|bold|[1-9]00'),
  'font-style': oneOf('normal|italic'),
  'font-variant': oneOf('normal|small-caps'),
  'vertical-align': oneOf('baseline|sub|super|top|middle|bottom'),
  ...each('width min-width', cellSize),
};

/** Properties for table elements only: elsewhere they would let content overflow its box. */
export const TABLE_STYLES: ReadonlySet<string> = new Set(['width', 'min-width']);

/** Classes of earlier editors that carry meaning. None of them matches a style of the console. */
export const CLASS =
  /^(?:ql-(?:align-(?:left|right|center|justify)|indent-[1-9]|direction-rtl|size-(?:small|large|huge)|font-(?:serif|monospace)|syntax|video|ui|code-block(?:-container)?|(?:color|bg)-(?:black|white|red|orange|yellow|green|blue|purple))|language-[a-z0-9+#-]{1,30})$/;

/** Attributes allowed on every element. `class` and `style` are checked further; `id` is namespaced for display. */
export const GLOBAL_ATTRIBUTES: Readonly<Record<string, ValueRule>> = {
  class: anyValue,
  style: anyValue,
  id: ids,
  title: text,
  lang: matches(/^[a-z0-9-]{0,35}$/i),
  dir: matches(/^(?:ltr|rtl|auto)$/i),
};

const bareColor = matches(new RegExp(`^${COLOR}$`, 'i'));
const TABLE_BOX = { align, width: size, bgcolor: bareColor };
const CELL = {
  ...TABLE_BOX,
  valign: verticalAlign,
  height: size,
  colspan: count,
  rowspan: count,
  headers: ids,
  abbr: text,
  nowrap: flag,
  'data-row': matches(/^[\w-]{1,40}$/),
};
const EDIT = { datetime: matches(/^[\d\sTZWP:.+-]{1,40}$/), cite: anyValue };
const CODE = { spellcheck: matches(/^(?:true|false)$/i), 'data-language': matches(/^[\w+#-]{1,30}$/) };

type Attributes = Readonly<Record<string, ValueRule>>;

/** Allowed elements, and their attributes besides the global ones. */
export const ELEMENTS: Readonly<Record<string, Attributes>> = {
  ...each('h1 h2 h3 h4 h5 h6 p center caption', { align }),
  ...each(
    'section article aside main header footer nav address hgroup figure figcaption dl dt dd summary',
    {},
  ),
  ...each('br wbr strong b em i u s strike sub sup small big mark tt kbd samp var cite dfn abbr acronym', {}),
  ...each('bdi bdo ruby rb rt rp rtc', {}),
  div: { align, ...CODE },
  ...each('pre code', CODE),
  span: { contenteditable: matches(/^false$/i) },
  font: { color: bareColor, face: text, size: matches(/^[+-]?[1-7]$/) },
  hr: { align, width: size, size: count },
  ...each('blockquote q', { cite: anyValue }),
  ...each('ins del', EDIT),
  time: { datetime: EDIT.datetime },
  details: { open: flag },
  ul: { type: matches(/^(?:disc|circle|square)$/i) },
  ol: { type: matches(/^[1aAiI]$/), start: integer, reversed: flag },
  li: { value: integer, type: text, 'data-list': matches(/^(?:bullet|ordered|checked|unchecked)$/) },
  table: {
    ...TABLE_BOX,
    ...each('border cellpadding cellspacing', count),
    ...each('summary rules frame', text),
  },
  ...each('colgroup col', { align, valign: verticalAlign, width: size, span: count }),
  ...each('thead tbody tfoot', { align, valign: verticalAlign }),
  tr: { ...TABLE_BOX, valign: verticalAlign },
  th: { ...CELL, scope: matches(/^(?:row|col|rowgroup|colgroup)$/i) },
  td: CELL,
  a: {
    href: anyValue,
    hreflang: matches(/^[a-z0-9-]{1,35}$/i),
    target: matches(/^_blank$/i),
    rel: matches(/^(?:(?:noopener|noreferrer|nofollow|external|ugc|sponsored)\s*)*$/i),
  },
  img: { src: anyValue, alt: text, width: size, height: size, align, border: count },
  iframe: {
    src: anyValue,
    width: size,
    height: size,
    frameborder: matches(/^(?:0|1|no|yes)$/i),
    allowfullscreen: flag,
    loading: matches(/^(?:lazy|eager)$/i),
  },
};

/** Elements removed together with their content. Other unknown elements are unwrapped. */
export const DROPPED_WITH_CONTENT: ReadonlySet<string> = new Set(
  listOf(
    'script style template title iframe object embed applet frame frameset noembed noframes audio ' +
      'video canvas svg math select datalist meta link base',
  ),
);

/** Block elements: a `<br>` next to one would add an empty line. */
export const BLOCKS: ReadonlySet<string> = new Set(
  listOf(
    'body h1 h2 h3 h4 h5 h6 p div center section article aside main header footer nav address hgroup ' +
      'figure figcaption dl dt dd details summary pre blockquote ul ol li table hr iframe br',
  ),
);

export const WITHOUT_BREAKS: ReadonlySet<string> = new Set(listOf('pre table ul ol dl'));
