import { type Declaration, readDeclarations, setDeclarations } from '../html/declarations.ts';
import { hasBlockChildren, isElement, isText } from '../html/elements.ts';

/** Declarations that say what the reader of the original saw, besides colors and margins of the style attribute. */
const PROPERTIES =
  /^(?:display|visibility|mso-(?:hide|shading|ink)|opacity|max-height|overflow|clip|clip-path|font|font-size|font-(?:weight|style|variant|variant-caps)|text-(?:align|decoration|decoration-line|transform)|direction|vertical-align|list-style(?:-type)?|border(?:-(?:top|right|bottom|left))?(?:-(?:style|width))?)$/;
const IMPORTANT = /\s*!\s*important$/i;
/** So far outside that it is not on the page. */
export const FAR_AWAY =
  /^-(?:\d{4,}|[5-9]\d\d)(?:\.\d+)?(?:px|pt)$|^-[1-9]\d{1,}(?:\.\d+)?r?em$|^-[1-9]\d{2,}(?:\.\d+)?(?:%|vw|vh)$/i;
/** A pixel is what is left for screen readers. */
export const NO_ROOM = /^(?:0(?:\.0+)?[a-z]*|1px)$/i;
/** What blocks take from a container that is unwrapped. */
const INHERITED = /^(?:font-(?:weight|style|variant|variant-caps)|text-(?:align|transform)|direction)$/;

/** Of sizes and places, only what hides is said. */
const HIDING: readonly (readonly [property: RegExp, value: RegExp])[] = [
  [/^(?:left|right|top|bottom|text-indent|margin-(?:left|right|top))$/, FAR_AWAY],
  [/^(?:max-)?(?:width|height)$/, NO_ROOM],
];

const isSaid = ([name, value]: Declaration): boolean =>
  PROPERTIES.test(name) ||
  HIDING.some(([property, hides]) => property.test(name) && hides.test(value.replace(IMPORTANT, '')));

/** What browsers do not show unless a style says so. */
const CLOSED = '[hidden], dialog:not([open]), details:not([open]) > :not(summary)';

interface Rule {
  readonly selector: string;
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
}

const FOR_SCREENS = /^\s*@(?:media\s+(?:only\s+)?(?:screen|all)|layer\b[^;]*)\s*$/i;

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const specificityOf = (selector: string) =>
  countOf(selector, /#/g) * 10_000 +
  countOf(selector, /[.[]/g) * 100 +
  countOf(selector, /(?:^|[\s>+~])[a-z]/gi);

/** The rules of a style sheet for screens: other at-rules are for print, phones, fonts and pages. */
function* readRules(css: string): Generator<Rule> {
  let depth = 0;
  let start = 0;
  let opened = 0;
  let selectors = '';
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) {
        selectors = css.slice(start, index).replace(/^[^;]*;/, '');
        opened = index + 1;
      }
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0 && FOR_SCREENS.test(selectors)) yield* readRules(css.slice(opened, index));
      else if (depth === 0 && !selectors.includes('@')) {
        const declarations = readShorthands(readDeclarations(css.slice(start, index))).filter(isSaid);
        if (declarations.length > 0)
          for (const selector of selectors.split(',').map((one) => one.trim()))
            // States and parts, such as those of links.
            if (selector !== '' && !selector.includes(':'))
              yield { selector, specificity: specificityOf(selector), declarations };
      }
    }
    start = index + 1;
  }
}

/** What shorthands say: Pages and other programs of Apple write `font: bold 12px Helvetica`. */
const readShorthands = (declarations: readonly Declaration[]): Declaration[] =>
  declarations.flatMap(([name, value]): Declaration[] => {
    // Tells white words on a color from white ones on the page.
    if (name === 'background' || name === 'background-color')
      return [
        [name, value],
        ['mso-shading', value],
      ];
    // As above, for the words: those of a style sheet are not kept.
    if (name === 'color') return [['mso-ink', value]];
    if (name !== 'font') return [[name, value]];
    const weight = /(?:^|\s)(bold|[6-9]00)\s/i.exec(value)?.[1];
    const style = /(?:^|\s)(italic|oblique)\s/i.exec(value)?.[1];
    return [
      [name, value],
      ...(weight ? [['font-weight', weight] as const] : []),
      ...(style ? [['font-style', style] as const] : []),
    ];
  });

const matchesOf = (root: HTMLElement, selector: string): Iterable<Element> => {
  try {
    return root.querySelectorAll(selector);
  } catch {
    // Not a selector.
    return [];
  }
};

function readAttributes(element: Element): Declaration[] {
  const align = element.getAttribute('align')?.toLowerCase() ?? '';
  return [
    ...(element.matches(CLOSED) ? [['display', 'none'] as const] : []),
    ...(/^(?:left|right|center|justify)$/.test(align) && /^(?:P|H[1-6]|DIV|T[DH])$/.test(element.nodeName)
      ? [['text-align', align] as const]
      : []),
    ...(element.getAttribute('dir')?.toLowerCase() === 'rtl' ? [['direction', 'rtl'] as const] : []),
    ...(element.nodeName === 'CENTER' ? [['text-align', 'center'] as const] : []),
  ];
}

/** Writes what style sheets and attributes give an element, and what containers give to blocks, into its style. */
export function inlineStyleSheets(root: HTMLElement): void {
  const css = [...root.querySelectorAll('style')]
    .map((style) => (style.textContent ?? '').replaceAll(/\/\*[^]*?\*\/|<!--|-->/g, ' '))
    .join('\n');
  for (const node of [...root.querySelectorAll('details:not([open])')].flatMap(({ childNodes }) => [
    ...childNodes,
  ]))
    if (isText(node)) {
      const wrapper = root.ownerDocument.createElement('span');
      node.replaceWith(wrapper);
      wrapper.append(node);
    }
  const given = new Map<Element, Declaration[]>();
  const add = (element: Element, declarations: readonly Declaration[]) => {
    if (declarations.length > 0) given.set(element, [...(given.get(element) ?? []), ...declarations]);
  };
  for (const element of [root, ...root.querySelectorAll(`[align], [dir], center, ${CLOSED}`)])
    add(element, readAttributes(element));
  for (const { selector, declarations } of [...readRules(css)].toSorted(
    (a, b) => a.specificity - b.specificity,
  ))
    for (const element of matchesOf(root, selector)) add(element, declarations);
  for (const element of root.querySelectorAll('[style*="font:" i]'))
    setDeclarations(element, readShorthands(readDeclarations(element.getAttribute('style'))));
  for (const [element, declarations] of given) {
    const isStronger = ([, value]: Declaration) => IMPORTANT.test(value);
    setDeclarations(element, [
      ...declarations.filter((one) => !isStronger(one)),
      ...readDeclarations(element.getAttribute('style')),
      ...declarations.filter(isStronger),
    ]);
  }
  for (const container of [
    root,
    ...root.querySelectorAll(':is(div, section, article, main, center, header, footer, aside, nav)[style]'),
  ]) {
    if (!hasBlockChildren(container)) continue;
    const own = readDeclarations(container.getAttribute('style')).filter(([name]) => INHERITED.test(name));
    if (own.length > 0)
      for (const child of container.children)
        if (isElement(child))
          setDeclarations(child, [...own, ...readDeclarations(child.getAttribute('style'))]);
  }
}
