import { DOMParser as SchemaParser, Fragment, type Node, type NodeType, type Schema } from '@tiptap/pm/model';
import { canonicalize, textWithoutWhitespace } from '../html/canonicalize.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { hasBlockDescendant, isBlockElement, isComment, isElement, tagOf } from '../html/elements.ts';
import { splitTopLevel } from '../html/splitTopLevel.ts';
import { removeHandlers, upgradeLegacy } from '../legacy/upgradeLegacy.ts';
import { holdForeign, isOpaque } from './holdForeign.ts';
import { toStoredDom } from './writeNodes.ts';

/** A block of the source and its nodes: one, or several for a flat list of Quill. */
export interface Piece {
  readonly gap: string;
  readonly html: string;
  readonly nodes: readonly Node[];
  /** Source of its tags, if its content can be written between them. Tags that the parser implies are empty. */
  readonly open?: string;
  readonly close?: string;
  /** The blocks inside; undefined for a text block. */
  readonly inner?: Pieces;
}

/** The blocks at one level of the source. */
export interface Pieces {
  readonly pieces: readonly Piece[];
  readonly tail: string;
  readonly parser: HtmlParser;
}

export interface OpenedHtml extends Pieces {
  readonly html: string;
  readonly doc: Node;
}

type OpenedPiece = Omit<Piece, 'gap'>;
type OpenedTags = readonly [NodeType, Readonly<Record<string, unknown>>];

/** Deeper elements are opened as a whole, which costs less than a level of pieces for each. */
const MAX_DEPTH = 40;

const isValid = (nodes: readonly Node[]): boolean => {
  try {
    for (const node of nodes) node.check();
    return true;
  } catch {
    return false;
  }
};

const START_TAG = /^<([a-z][^\t\n\f\r />]*)(?:[^>"']|"[^"]*"|'[^']*')*>/i;

/** Cuts the tags of an element off its source. */
function cutTags(html: string, tag: string): { open: string; inner: string; close: string } {
  // Alone, this end tag makes an empty paragraph.
  if (tag === 'p' && /^<\/p\s*>$/i.test(html)) return { open: '<p>', inner: '', close: html };
  const start = START_TAG.exec(html);
  const tagLength = start?.[1]?.toLowerCase() === tag ? start[0].length : 0;
  // Parsers skip a newline after `<pre>`.
  const skipped = tag === 'pre' ? (/^(?:\r\n?|\n)/.exec(html.slice(tagLength))?.[0].length ?? 0) : 0;
  const open = tagLength > 0 ? html.slice(0, tagLength + skipped) : '';
  const end = new RegExp(`</${tag}[\\t\\n\\f\\r ]*>$`, 'i').exec(html);
  const close = open !== '' && end && end.index >= open.length ? end[0] : '';
  return { open, inner: html.slice(open.length, html.length - close.length), close };
}

/** An element without its content, in a list if it was in one. */
function shellOf(element: HTMLElement): HTMLElement {
  const root = element.ownerDocument.createElement(element.parentElement?.matches('ol, ul') ? 'ul' : 'div');
  root.append(element.cloneNode(false));
  return root;
}

const TEXT_BLOCKS = /^(?:p|h[1-6]|div)$/;
const QUILL =
  'ol:has(> [data-list]), ol:has(> [class*="ql-indent"]), ul:has(> [class*="ql-indent"]), [class*="ql-"]:is(pre, div)';

/** Whether an element has blocks that are opened one by one. Quill's flat lists and code change as a whole. */
const isDeep = (element: HTMLElement): boolean =>
  !isOpaque(element) &&
  (hasBlockDescendant(element) || (isBlockElement(element) && !TEXT_BLOCKS.test(tagOf(element)))) &&
  !/^(?:pre|hr|iframe|video)$/.test(tagOf(element)) &&
  !element.matches(QUILL);

/** Elements without blocks of their own inside. */
const PARTS = /^(?:ul|ol|table|tr)$/;
const SECTION = /^t(?:head|body|foot)$/;

class Opener {
  readonly #schema: Schema;
  readonly #schemaParser: SchemaParser;
  /** By the source of the tags: most are the same. */
  readonly #tags = new Map<string, OpenedTags>();

  constructor(schema: Schema) {
    this.#schema = schema;
    this.#schemaParser = SchemaParser.fromSchema(schema);
  }

  /** Opens a block as a whole. Preserves it if it would change when written; comparing avoids a list of supported markup. */
  #openWhole(html: string, root: HTMLElement, parser: HtmlParser): Node[] {
    const text = textWithoutWhitespace(root);
    upgradeLegacy(root, parser.isLaidOut);
    const expected = canonicalize(root);
    const openWith = (held: HTMLElement, hasStyles: boolean): Node[] | undefined => {
      holdForeign(held, this.#schemaParser, { hasStyles });
      const nodes = [...this.#schemaParser.parse(held).content.content];
      const written = toStoredDom(nodes, this.#schema, parser);
      written.normalize();
      const isSame = canonicalize(written) === expected && textWithoutWhitespace(written) === text;
      return isSame && isValid(nodes) ? nodes : undefined;
    };
    const nodes = openWith(root, true);
    if (nodes) return nodes;
    // Properties that the editor doesn't apply may override those that it does: then it applies none.
    const again = parser.parse(html);
    upgradeLegacy(again, parser.isLaidOut);
    return openWith(again, false) ?? [this.#schema.node('preservedBlock', { html })];
  }

  /** Type and attributes for an element without its content; undefined if they would change when written. */
  #openTags(element: HTMLElement, parser: HtmlParser, box = ''): OpenedTags | undefined {
    const root = shellOf(element);
    const key = `${root.outerHTML} ${box}`;
    const known = this.#tags.get(key);
    const opened = known ?? this.#openShell(root, parser, box);
    if (opened) this.#tags.set(key, opened);
    return opened && tagOf(element) === 'tr'
      ? [opened[0], { ...opened[1], section: tagOf(element.parentElement ?? root) }]
      : opened;
  }

  #openShell(root: HTMLElement, parser: HtmlParser, box: string): OpenedTags | undefined {
    const element = root.firstElementChild as HTMLElement;
    // Containers have blocks inside.
    if (!PARTS.test(tagOf(element))) element.append(root.ownerDocument.createElement('p'));
    if (isBlockElement(element)) upgradeLegacy(root, true);
    else removeHandlers(root);
    const emptied = () => {
      const copy = root.cloneNode(true) as HTMLElement;
      copy.firstElementChild?.replaceChildren();
      return canonicalize(copy);
    };
    const expected = emptied();
    holdForeign(root, this.#schemaParser, { box });
    const node = this.#schemaParser.parseSlice(root).content.firstChild;
    if (!node) return undefined;
    root.replaceChildren(...toStoredDom([node], this.#schema, parser).childNodes);
    return emptied() === expected ? [node.type, node.attrs] : undefined;
  }

  #openTable(html: string, parser: HtmlParser, table: HTMLElement, depth: number): OpenedPiece | undefined {
    const { open, inner, close } = cutTags(html, 'table');
    const within = parser.within(table);
    const parsed = within.parse(inner);
    if (parsed.innerHTML !== table.innerHTML) return undefined;
    const { blocks, tail } = splitTopLevel(inner, within, parsed);
    const head: Piece[] = [];
    const rows: Piece[] = [];
    let inRows = within;
    let start = 0;
    let gap = '';
    for (const block of blocks) {
      const part = block.root.firstElementChild as HTMLElement | null;
      if (!part || block.root.childNodes.length !== 1) return undefined;
      if (tagOf(part) === 'caption' && rows.length === 0) {
        head.push({ gap: block.gap, ...this.#openPiece(block.html, within, depth + 1, block.root) });
        start += block.gap.length + block.html.length;
        continue;
      }
      if (!SECTION.test(tagOf(part))) return undefined;
      const section = cutTags(block.html, tagOf(part));
      inRows = within.within(part);
      const content = inRows.parse(section.inner);
      if (content.innerHTML !== part.innerHTML) return undefined;
      const opened = this.openPieces(section.inner, inRows, depth + 1, content);
      gap += block.gap + section.open;
      for (const piece of opened.pieces) {
        if (piece.nodes.some(({ type }) => type.name !== 'tableRow')) return undefined;
        rows.push({ ...piece, gap: gap + piece.gap });
        gap = '';
      }
      gap += opened.tail + section.close;
    }
    const [first, ...rest] = rows;
    if (!first) return undefined;
    const nodes = rows.flatMap((row) => row.nodes);
    const before = blocks[head.length]?.gap ?? '';
    const all = (pieces: Piece[]): Pieces => ({ pieces, tail: gap + tail, parser: inRows });
    const columns = [...within.parse(before).children].map(({ outerHTML }) => outerHTML).join('');
    const hasHead = head.length > 0 || columns !== '';
    const [type, attributes] = this.#openTags(table, parser, hasHead ? 'table' : '') ?? [];
    if (!type) return undefined;
    if (!hasHead) return { html, open, close, inner: all(rows), nodes: [type.create(attributes, nodes)] };
    const bare: Piece = {
      gap: before,
      html: inner.slice(start + before.length),
      open: '',
      close: '',
      inner: all([{ ...first, gap: first.gap.slice(before.length) }, ...rest]),
      nodes: [this.#schema.node('table', null, nodes)],
    };
    const pieces = [...head, bare];
    const node = type.create(
      { ...attributes, html: columns },
      Fragment.from(pieces.flatMap((piece) => piece.nodes)),
    );
    return { html, open, close, inner: { pieces, tail: '', parser: within }, nodes: [node] };
  }

  /** An element whose blocks are opened one by one. */
  #openDeep(html: string, parser: HtmlParser, element: HTMLElement, depth: number): OpenedPiece | undefined {
    if (tagOf(element) === 'table') return this.#openTable(html, parser, element, depth);
    const { open, inner, close } = cutTags(html, tagOf(element));
    const within = parser.within(element);
    const parsed = within.parse(inner);
    if (parsed.innerHTML !== element.innerHTML) return undefined;
    const [type, attributes] = this.#openTags(element, parser) ?? [];
    if (!type) return undefined;
    const opened = this.openPieces(inner, within, depth + 1, parsed);
    const pieces = opened.pieces.map((piece) =>
      type.name.endsWith('List') ? this.#asItem(piece, within) : piece,
    );
    const content = Fragment.from(pieces.flatMap((piece) => piece.nodes));
    const node = content.size > 0 ? type.create(attributes, content) : type.createAndFill(attributes);
    if (!node) return undefined;
    return { html, open, close, inner: { ...opened, pieces }, nodes: [node] };
  }

  /** What is directly in a list gets an item without tags. */
  #asItem(piece: Piece, parser: HtmlParser): Piece {
    if (piece.nodes.every(({ type }) => type.name === 'listItem')) return piece;
    const item = this.#schema.node('listItem', { bare: true }, piece.nodes);
    const inner: Pieces = { pieces: [{ ...piece, gap: '' }], tail: '', parser };
    return { gap: piece.gap, html: piece.html, open: '', close: '', inner, nodes: [item] };
  }

  #openPiece(html: string, parser: HtmlParser, depth: number, root: HTMLElement): OpenedPiece {
    const first = root.childNodes.length === 1 ? root.firstChild : null;
    const only = isElement(first) ? first : undefined;
    // A comment between blocks is part of a gap, unless it never ends.
    if (isComment(first)) return { html, nodes: [this.#schema.node('preservedBlock', { html })] };
    if (only && depth < MAX_DEPTH && isDeep(only)) {
      const deep = this.#openDeep(html, parser, only, depth);
      if (deep?.nodes.every(({ type, content }) => type.validContent(content))) return deep;
    }
    // An empty line between blocks.
    const nodes = only?.matches('br:only-child')
      ? [this.#schema.node('paragraph')]
      : this.#openWhole(html, root, parser);
    const [node] = nodes;
    if (nodes.length !== 1 || !node?.isTextblock || (node.type.spec.code && only?.matches(QUILL)))
      return { html, nodes };
    if (!only || !isBlockElement(only)) return { html, nodes, open: '', close: '' };
    const { open, close } = cutTags(html, tagOf(only));
    return { html, nodes, open, close };
  }

  /** `parsed` is what `html` parses to. */
  openPieces(html: string, parser: HtmlParser, depth: number, parsed?: HTMLElement): Pieces {
    const { blocks, tail } = splitTopLevel(html, parser, parsed);
    const pieces = blocks.map(({ gap, html: own, root }) => ({
      gap,
      ...this.#openPiece(own, parser, depth, root),
    }));
    return { pieces, tail, parser };
  }
}

/** Opens stored HTML block by block. `source` distinguishes documents with equal content. */
export function openHtml(html: string, schema: Schema, parser: HtmlParser, source = 0): OpenedHtml {
  const opened = new Opener(schema).openPieces(html, parser, 0);
  const nodes = opened.pieces.flatMap((piece) => piece.nodes);
  const doc = schema.topNodeType.create({ source }, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
  return { html, doc, ...opened };
}
