import type { HtmlParser } from './createHtmlParser.ts';
import { isBlockElement, isComment } from './elements.ts';

const BLANK_LINE = '\n\n';

/** White space moves into unclosed elements, so comparisons ignore it. */
const withoutSpace = (html: string) => html.replace(/\s+/g, '');

const isInline = (node: Node | null) => node !== null && !isBlockElement(node) && !isComment(node);

/** Whether `first` leaves an element open that would swallow `second`, and which gap keeps them apart. */
export function checkBoundary(
  first: string,
  gap: string,
  second: string,
  parser: HtmlParser,
): { isUnclosed: boolean; gap: string } {
  const [before, after] = [parser.parse(first), parser.parse(second)];
  const together = parser.parse(first + gap + second).innerHTML;
  const apart = before.innerHTML + parser.parse(gap).innerHTML + after.innerHTML;
  const isOneText = isInline(before.lastChild) && isInline(after.firstChild) && !/\n\s*\n/.test(gap);
  return {
    isUnclosed: withoutSpace(together) !== withoutSpace(apart),
    gap: isOneText ? BLANK_LINE : gap,
  };
}

/** HTML that is not self-contained changes the elements around it. */
const surround = (html: string) => `<div>${html}</div><p></p>`;

export function closeIfUnclosed(html: string, parser: HtmlParser): string {
  const closed = parser.parse(html).innerHTML;
  return parser.parse(surround(html)).innerHTML === surround(closed) ? html : closed;
}
