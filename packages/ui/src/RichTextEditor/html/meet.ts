import type { HtmlParser } from './createHtmlParser.ts';
import { isBlockElement, isComment } from './elements.ts';

/** Ends a paragraph of running text that no element surrounds. */
const BLANK_LINE = '\n\n';

/** White space moves into what is left open and says nothing about it. */
const withoutSpace = (html: string) => html.replace(/\s+/g, '');

/** Whether a node runs on into what stands beside it. */
const runsOn = (node: Node | null) => node !== null && !isBlockElement(node) && !isComment(node);

/**
 * What becomes of two stretches of source that have not stood beside each other: whether the first leaves something open
 * that would swallow the second, and the gap that keeps them apart.
 */
export function meet(
  first: string,
  gap: string,
  second: string,
  parser: HtmlParser,
): { isOpen: boolean; gap: string } {
  const [before, after] = [parser.parse(first), parser.parse(second)];
  const together = parser.parse(first + gap + second).innerHTML;
  const apart = before.innerHTML + parser.parse(gap).innerHTML + after.innerHTML;
  const isOneText = runsOn(before.lastChild) && runsOn(after.firstChild) && !/\n\s*\n/.test(gap);
  return {
    isOpen: withoutSpace(together) !== withoutSpace(apart),
    gap: isOneText ? BLANK_LINE : gap,
  };
}

/** In an element, and in front of another one. What reaches beyond the former changes the latter. */
const inPlace = (html: string) => `<div>${html}</div><p></p>`;

/** HTML as it is written inside another element: as it is, or, where it would reach beyond, as what the browser makes of it. */
export function withinPlace(html: string, parser: HtmlParser): string {
  const made = parser.parse(html).innerHTML;
  return parser.parse(inPlace(html)).innerHTML === inPlace(made) ? html : made;
}
