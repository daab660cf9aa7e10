import type { DOMParser as SchemaParser, TagParseRule } from '@tiptap/pm/model';
import { TAG_ATTRIBUTE } from '../extensions/marks.ts';
import { hideAttributes } from '../extensions/passthroughAttributes.ts';
import { INLINE_ATTRIBUTE } from '../extensions/preservedBlock.ts';
import { CONTAINER_ATTRIBUTE, TAG_NAME } from '../extensions/textBlocks.ts';
import {
  hasBlockDescendant,
  isBlockElement,
  isComment,
  isElement,
  rename,
  tagOf,
  words,
} from '../html/elements.ts';

/** Elements whose content is not text of the document. */
const OPAQUE = new Set(
  words(
    'applet audio base button canvas datalist embed frame frameset iframe input link math meta noembed noframes noscript object ' +
      'picture plaintext script select style svg template textarea title video xmp',
  ),
);
const PARTS_OF_TABLES = /^(?:caption|col|colgroup|t(?:head|body|foot))$/;
const TEXT_BLOCKS = /^(?:p|h[1-6])$/;

export const isOpaque = (element: Element): boolean =>
  OPAQUE.has(tagOf(element)) ||
  !TAG_NAME.test(tagOf(element)) ||
  element.namespaceURI !== 'http://www.w3.org/1999/xhtml';

/** An element that stands for another one in the editor's DOM and holds its tag and attributes as data. */
function standIn(element: HTMLElement, tag: string, attribute: string): HTMLElement {
  const name = tagOf(element);
  hideAttributes(element);
  const held = rename(element, tag);
  held.setAttribute(attribute, name);
  return held;
}

function holdSource(node: Comment | HTMLElement): void {
  const { ownerDocument } = node;
  const span = ownerDocument.createElement('span');
  span.setAttribute(INLINE_ATTRIBUTE, isComment(node) ? `<!--${node.data}-->` : node.outerHTML);
  span.textContent = isComment(node) ? '' : node.textContent;
  node.replaceWith(span);
}

/** Empty and without attributes these have no effect. */
const isPlain = (element: HTMLElement) =>
  element.attributes.length === 0 && /^(?:span|strong|b|em|i|u|s|strike|sub|sup|code)$/.test(tagOf(element));

const rulesByTag = new WeakMap<SchemaParser, Map<string, TagParseRule[]>>();

/** Rules that may match an element. */
function rulesOf(parser: SchemaParser, tag: string): readonly TagParseRule[] {
  const byTag = rulesByTag.get(parser) ?? new Map<string, TagParseRule[]>();
  rulesByTag.set(parser, byTag);
  const known = byTag.get(tag);
  const rules =
    known ??
    parser.rules.filter((rule): rule is TagParseRule => 'tag' in rule && rule.tag?.split(/[[:]/)[0] === tag);
  byTag.set(tag, rules);
  return rules;
}

interface HoldOptions {
  /** A tag that becomes a container although it has a node. */
  readonly box?: string;
  /** Whether the editor applies styles. @default true */
  readonly hasStyles?: boolean;
}

/** Replaces what the schema has no node or mark for by a container, a semantic mark or an inline atom, in place. */
export function holdForeign(
  root: HTMLElement,
  schemaParser: SchemaParser,
  { box = '', hasStyles = true }: HoldOptions = {},
): void {
  const hasRule = (element: HTMLElement) =>
    rulesOf(schemaParser, tagOf(element)).some(
      (rule) => element.matches(rule.tag) && rule.getAttrs?.(element) !== false,
    );
  const isContainer = (element: HTMLElement, tag: string) => {
    if (tag === box || (tag === 'caption' && element.parentElement === root)) return true;
    if (isOpaque(element) || PARTS_OF_TABLES.test(tag)) return false;
    if (!isBlockElement(element) || (TEXT_BLOCKS.test(tag) && hasBlockDescendant(element))) return true;
    return tag === 'li' ? !element.matches(':is(ul, ol) > li') : !hasRule(element);
  };
  const hold = (parent: HTMLElement): void => {
    // Each node is replaced by one at its position.
    for (const node of parent.childNodes) {
      if (isComment(node)) holdSource(node);
      if (!isElement(node)) continue;
      const tag = tagOf(node);
      const isInline = !isBlockElement(node) && !hasBlockDescendant(node);
      const isEmpty = isInline && !node.hasChildNodes() && tag !== 'br';
      if (isInline && (isOpaque(node) || (isEmpty && !(tag === 'img' && hasRule(node))))) {
        if (!isPlain(node)) holdSource(node);
      } else {
        const isStyleHeld = !hasStyles && node.hasAttribute('style');
        if (!isInline && isContainer(node, tag)) hold(standIn(node, 'div', CONTAINER_ATTRIBUTE));
        else if (isInline && (isStyleHeld || (!isPlain(node) && !hasRule(node))))
          hold(standIn(node, 'span', TAG_ATTRIBUTE));
        else {
          if (isStyleHeld && TEXT_BLOCKS.test(tag)) hideAttributes(node);
          hold(node);
        }
      }
    }
  };
  hold(root);
}
