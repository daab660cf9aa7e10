import { DOMParser as SchemaParser, type Fragment, type Schema } from '@tiptap/pm/model';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { SYNONYMS } from '../html/canonicalize.ts';
import { tagOf } from '../html/elements.ts';
import { toStoredDom } from '../roundTrip/writeNodes.ts';
import { MARK } from './PasteReport.ts';
import { type PasteOptions, sanitizePaste } from './sanitizePaste.ts';

/** How often each element and attribute occurs. */
function countMarkup(root: HTMLElement): Map<string, number> {
  const counts = new Map<string, number>();
  const add = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const element of root.querySelectorAll('*')) {
    add(`<${SYNONYMS[tagOf(element)] ?? tagOf(element)}>`);
    for (const name of element.getAttributeNames()) add(name);
  }
  return counts;
}

export interface EditableContent {
  readonly content: Fragment;
  /** Elements and attributes that go, and how often. */
  readonly gone: readonly (readonly [name: string, count: number])[];
}

/** What is left of preserved HTML when it is cleaned as a paste is. */
export function makeEditable(
  html: string,
  schema: Schema,
  parser: HtmlParser,
  options: Omit<PasteOptions, 'isKnownImage'>,
): EditableContent {
  const before = countMarkup(parser.parse(html));
  const root = parser.parse(html);
  sanitizePaste(root, { ...options, isKnownImage: () => true });
  const walker = root.ownerDocument.createTreeWalker(root, 4);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    node.nodeValue = (node.nodeValue ?? '').replaceAll(MARK, '');
  const { content } = SchemaParser.fromSchema(schema).parse(root);
  const after = countMarkup(toStoredDom(content.content, schema, parser));
  const gone = [...before].flatMap(([name, count]): [string, number][] => {
    const rest = count - (after.get(name) ?? 0);
    return rest > 0 ? [[name, rest]] : [];
  });
  return { content, gone };
}
