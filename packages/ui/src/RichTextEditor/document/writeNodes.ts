import { DOMSerializer, Fragment, type Node, type Schema } from '@tiptap/pm/model';
import { restoreCarried } from '../extensions/carried.ts';
import { KEPT_ATTRIBUTE } from '../extensions/keptBlock.ts';
import { SECTION_ATTRIBUTE } from '../extensions/table.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { isText, rename, tagOf, unwrap } from '../html/elements.ts';
import { withinPlace } from '../html/meet.ts';

const BARE = 'data-bare';
const CONTAINER = 'data-container';
/** Where running text needs no paragraph. */
const HOLDS_TEXT = 'li, td, th, blockquote, [data-container]';

/** Rows of the live table stand in one body; written out, they stand in the part they came from. */
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
      // Rows before it keep their part, rows behind it get one of their own.
      const rest = root.ownerDocument.createElement('tbody');
      while (row.nextSibling) rest.append(row.nextSibling);
      body.after(section, ...(rest.firstChild ? [rest] : []));
    }
    section.append(row);
    if (!body.firstChild) body.remove();
  }
}

/** Takes the paragraph off running text that needs none: alone in its parent, or beside blocks that are none of its kind. */
function bareText(root: Element): void {
  for (const paragraph of root.querySelectorAll(`p[${BARE}]`)) {
    const parent = paragraph.parentElement;
    const isAlone = [paragraph.previousElementSibling, paragraph.nextElementSibling].every(
      (beside) => !beside || !beside.hasAttribute(BARE),
    );
    if (paragraph.attributes.length === 1 && parent?.matches(HOLDS_TEXT) && isAlone)
      paragraph.setAttribute(BARE, 'unwrap');
  }
  for (const paragraph of root.querySelectorAll(`p[${BARE}]`))
    if (paragraph.getAttribute(BARE) === 'unwrap') unwrap(paragraph);
    else paragraph.removeAttribute(BARE);
}

/** Gives an empty paragraph the height that it has in the editor. */
function emptyLines(root: Element): void {
  for (const block of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6'))
    if (!block.firstChild) block.append(root.ownerDocument.createElement('br'));
}

/** A parser skips a line end behind `<pre>`: text that begins with one gets another. */
function firstLineEnds(root: Element): void {
  for (const pre of root.querySelectorAll('pre'))
    if (isText(pre.firstChild) && pre.firstChild.data.startsWith('\n')) pre.prepend('\n');
}

/** What the live document says in attributes of its own, as what is stored. */
function toStored(root: HTMLElement): void {
  restoreSections(root);
  bareText(root);
  emptyLines(root);
  restoreCarried(root);
  for (const box of root.querySelectorAll(`div[${CONTAINER}]`)) {
    const tag = box.getAttribute(CONTAINER) ?? 'div';
    box.removeAttribute(CONTAINER);
    if (tag !== 'div') rename(box, tag);
  }
}

/** Nodes as elements of an inert document, in the form they are stored in. */
export function toStoredDom(nodes: readonly Node[], schema: Schema, inert: Document): HTMLElement {
  const root = inert.createElement('div');
  DOMSerializer.fromSchema(schema).serializeFragment(Fragment.from(nodes), { document: inert }, root);
  toStored(root);
  return root;
}

/** Nodes as HTML. Kept blocks are their source. */
export function writeNodes(nodes: readonly Node[], schema: Schema, parser: HtmlParser): string {
  return nodes
    .map((node) =>
      node.type.name === 'keptBlock'
        ? (node.attrs['html'] as string)
        : writeTree(toStoredDom([node], schema, parser.document), parser),
    )
    .join('');
}

/** The same, with nothing left open: kept blocks are what the browser makes of their source. */
export const writeClosed = (nodes: readonly Node[], schema: Schema, parser: HtmlParser): string =>
  nodes
    .map((node) =>
      node.type.name === 'keptBlock'
        ? parser.parse(node.attrs['html'] as string).innerHTML
        : writeNodes([node], schema, parser),
    )
    .join('');

/** A kept block inside another block stands there as its source, unless that would reach beyond its place. */
function writeTree(root: HTMLElement, parser: HtmlParser): string {
  firstLineEnds(root);
  const sources: string[] = [];
  for (const kept of root.querySelectorAll(`div[${KEPT_ATTRIBUTE}]`)) {
    kept.replaceWith(root.ownerDocument.createComment(`kept-${sources.length}`));
    sources.push(withinPlace(kept.getAttribute(KEPT_ATTRIBUTE) ?? '', parser));
  }
  return root.innerHTML.replace(
    /<!--kept-(\d+)-->/g,
    (mark, index: string) => sources[Number(index)] ?? mark,
  );
}
