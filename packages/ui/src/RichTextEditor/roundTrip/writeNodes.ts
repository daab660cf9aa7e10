import { DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { restorePassthrough } from '../extensions/passthroughAttributes.ts';
import { TAG_ATTRIBUTE } from '../extensions/marks.ts';
import { INLINE_ATTRIBUTE, PRESERVED_ATTRIBUTE } from '../extensions/preservedBlock.ts';
import { COLUMNS_ATTRIBUTE, SECTION_ATTRIBUTE } from '../extensions/table.ts';
import { CONTAINER_ATTRIBUTE, LABEL_ATTRIBUTE } from '../extensions/textBlocks.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { isText, rename, tagOf, unwrap } from '../html/elements.ts';
import { closeIfUnclosed } from '../html/unclosedHtml.ts';

const BARE = 'data-bare';
const HOLDS_TEXT = `li, td, th, blockquote, [${CONTAINER_ATTRIBUTE}]`;

/** The editor keeps all rows in one `tbody`; moves them to their stored sections. */
function restoreSections(root: Element): void {
  for (const row of root.querySelectorAll(`tr[${SECTION_ATTRIBUTE}]`)) {
    const body = row.parentElement;
    const tag = row.getAttribute(SECTION_ATTRIBUTE) ?? 'tbody';
    row.removeAttribute(SECTION_ATTRIBUTE);
    if (!body || !/^(thead|tfoot)$/.test(tag)) continue;
    const previous = body.previousElementSibling;
    const isContinued = previous && tagOf(previous) === tag && row.previousElementSibling === null;
    const section = isContinued ? previous : root.ownerDocument.createElement(tag);
    if (!isContinued) {
      const rest = root.ownerDocument.createElement('tbody');
      while (row.nextSibling) rest.append(row.nextSibling);
      body.after(section, ...(rest.firstChild ? [rest] : []));
    }
    section.append(row);
    if (!body.firstChild) body.remove();
  }
}

/** Unwraps paragraphs that were bare text in the source, unless two of them are adjacent. */
function unwrapBareText(root: Element): void {
  for (const paragraph of root.querySelectorAll(`p[${BARE}]`)) {
    const parent = paragraph.parentElement;
    const isAlone = [paragraph.previousElementSibling, paragraph.nextElementSibling].every(
      (sibling) => !sibling || !sibling.hasAttribute(BARE),
    );
    if (paragraph.attributes.length === 1 && parent?.matches(HOLDS_TEXT) && isAlone)
      paragraph.setAttribute(BARE, 'unwrap');
  }
  for (const paragraph of root.querySelectorAll(`p[${BARE}]`))
    if (paragraph.getAttribute(BARE) === 'unwrap') unwrap(paragraph);
    else paragraph.removeAttribute(BARE);
}

/** Gives empty paragraphs the height that they have in the editor. */
function fillEmptyLines(root: Element): void {
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (!block.firstChild) block.append(root.ownerDocument.createElement('br'));
}

/** Parsers skip a newline after `<pre>`: doubles a leading one. */
function keepLeadingNewlines(root: Element): void {
  for (const pre of root.querySelectorAll('pre'))
    if (isText(pre.firstChild) && pre.firstChild.data.startsWith('\n')) pre.prepend('\n');
}

/** Renames the elements that stand for others in the editor's DOM. */
function restoreTags(root: Element, attribute: string): void {
  for (const element of root.querySelectorAll<HTMLElement>(`[${attribute}]`)) {
    const tag = element.getAttribute(attribute) ?? '';
    element.removeAttribute(attribute);
    if (tagOf(element) !== tag) rename(element, tag);
  }
}

/** The stored elements for nodes. `hasBoxes`: containers have their own tags, otherwise they are `div`. */
export function toStoredDom(
  nodes: readonly Node[],
  schema: Schema,
  parser: HtmlParser,
  hasBoxes = true,
): HTMLElement {
  const root = parser.document.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(
    Fragment.from(nodes),
    { document: parser.document },
    root,
  );
  restoreSections(root);
  unwrapBareText(root);
  for (const item of root.querySelectorAll(`li[${BARE}]`)) unwrap(item);
  if (!hasBoxes)
    for (const box of root.querySelectorAll(`[${CONTAINER_ATTRIBUTE}]`))
      box.setAttribute(CONTAINER_ATTRIBUTE, 'div');
  for (const table of root.querySelectorAll<HTMLElement>(`[${CONTAINER_ATTRIBUTE}="table"] > table`)) {
    const columns = table.parentElement?.getAttribute(COLUMNS_ATTRIBUTE) ?? '';
    table.before(...parser.within(table).parse(columns).childNodes);
    unwrap(table);
  }
  for (const box of root.querySelectorAll(`[${COLUMNS_ATTRIBUTE}]`)) box.removeAttribute(COLUMNS_ATTRIBUTE);
  for (const box of root.querySelectorAll(`[${LABEL_ATTRIBUTE}]`))
    for (const name of [LABEL_ATTRIBUTE, 'role', 'aria-label']) box.removeAttribute(name);
  fillEmptyLines(root);
  restorePassthrough(root);
  restoreTags(root, CONTAINER_ATTRIBUTE);
  restoreTags(root, TAG_ATTRIBUTE);
  for (const span of root.querySelectorAll(`span[${INLINE_ATTRIBUTE}]`))
    span.replaceWith(...parser.parse(span.getAttribute(INLINE_ATTRIBUTE) ?? '').childNodes);
  return root;
}

function writeNode(node: Node, schema: Schema, parser: HtmlParser): string {
  if (node.type.name === 'preservedBlock') return node.attrs['html'] as string;
  const html = writeTree(toStoredDom([node], schema, parser), parser);
  // An edit may nest elements that the parser separates, such as a paragraph in a `p` around a video.
  const isNested = node.isLeaf || node.isTextblock || parser.parse(html).innerHTML === html;
  return isNested ? html : writeTree(toStoredDom([node], schema, parser, false), parser);
}

export const writeNodes = (nodes: readonly Node[], schema: Schema, parser: HtmlParser): string =>
  nodes.map((node) => writeNode(node, schema, parser)).join('');

/** Writes the content of a text block without the tags of the block. */
export function writeInline(node: Node, schema: Schema, parser: HtmlParser): string {
  const root = toStoredDom([node], schema, parser);
  return node.content.size > 0 || node.attrs['tag'] !== null ? (root.firstElementChild?.innerHTML ?? '') : '';
}

/** Serializes nodes with all elements closed; preserved blocks as the browser closes them. */
export const writeClosed = (nodes: readonly Node[], schema: Schema, parser: HtmlParser): string =>
  nodes
    .map((node) =>
      node.type.name === 'preservedBlock'
        ? parser.parse(node.attrs['html'] as string).innerHTML
        : writeNodes([node], schema, parser),
    )
    .join('');

/** Writes nested preserved blocks as their source if that is self-contained. */
function writeTree(root: HTMLElement, parser: HtmlParser): string {
  keepLeadingNewlines(root);
  const sources: string[] = [];
  for (const block of root.querySelectorAll(`div[${PRESERVED_ATTRIBUTE}]`)) {
    block.replaceWith(root.ownerDocument.createComment(`preserved-${sources.length}`));
    sources.push(closeIfUnclosed(block.getAttribute(PRESERVED_ATTRIBUTE) ?? '', parser));
  }
  return root.innerHTML.replace(
    /<!--preserved-(\d+)-->/g,
    (mark, index: string) => sources[Number(index)] ?? mark,
  );
}
