import { type Declaration, readDeclarations, setDeclarations } from '../html/declarations.ts';
import { hasBlockChildren, isElement } from '../html/elements.ts';

/** Declarations that say what the reader of the original saw, besides colors and margins of the style attribute. */
const PROPERTIES =
  /^(?:display|visibility|mso-(?:hide|shading)|opacity|max-height|overflow|clip|clip-path|font|font-size|font-(?:weight|style|variant|variant-caps)|text-(?:align|decoration|decoration-line|transform)|direction|vertical-align|list-style(?:-type)?|border(?:-(?:top|right|bottom|left))?(?:-(?:style|width))?)$/;
/** What blocks take from a container that is unwrapped. */
const INHERITED = /^(?:font-(?:weight|style|variant|variant-caps)|text-(?:align|transform)|direction)$/;

interface Rule {
  readonly selector: string;
  readonly specificity: number;
  readonly declarations: readonly Declaration[];
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

const specificityOf = (selector: string) =>
  countOf(selector, /#/g) * 10_000 +
  countOf(selector, /[.[]/g) * 100 +
  countOf(selector, /(?:^|[\s>+~])[a-z]/gi);

/** The rules of a style sheet outside of at-rules: those are for print, phones, fonts and pages. */
function* readRules(css: string): Generator<Rule> {
  let depth = 0;
  let start = 0;
  let selectors = '';
  for (const { 0: brace, index } of css.matchAll(/[{}]/g)) {
    if (brace === '{') {
      if (depth === 0) selectors = css.slice(start, index).replace(/^[^;]*;/, '');
      depth += 1;
    } else if (depth > 0) {
      depth -= 1;
      if (depth === 0 && !selectors.includes('@')) {
        const declarations = readShorthands(readDeclarations(css.slice(start, index))).filter(([name]) =>
          PROPERTIES.test(name),
        );
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
    if (name !== 'font') return [[name, value]];
    const weight = /(?:^|\s)(bold|[6-9]00)\s/i.exec(value)?.[1];
    const style = /(?:^|\s)(italic|oblique)\s/i.exec(value)?.[1];
    return [
      [name, value],
      ...(weight ? [['font-weight', weight] as const] : []),
      ...(style ? [['font-style', style] as const] : []),
    ];
  });

const IMPORTANT = /\s*!\s*important$/i;

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
    ...(element.hasAttribute('hidden') ? [['display', 'none'] as const] : []),
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
  const given = new Map<Element, Declaration[]>();
  const add = (element: Element, declarations: readonly Declaration[]) => {
    if (declarations.length > 0) given.set(element, [...(given.get(element) ?? []), ...declarations]);
  };
  for (const element of [root, ...root.querySelectorAll('[align], [dir], [hidden], center')])
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
