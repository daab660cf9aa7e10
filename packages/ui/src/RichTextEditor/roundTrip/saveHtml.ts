import { Fragment, type Node, type Schema } from '@tiptap/pm/model';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { textWithoutWhitespace } from '../html/canonicalize.ts';
import { checkBoundary } from '../html/unclosedHtml.ts';
import type { OpenedHtml, Piece, Pieces } from './openHtml.ts';
import { writeClosed, writeInline, writeNodes } from './writeNodes.ts';

/** A part of the document: an unchanged piece of the source, or a new or changed node. */
interface Part {
  readonly nodes: readonly Node[];
  readonly piece?: number;
  /** The piece that a changed node was before. */
  readonly origin?: number;
}

const DEFAULT_GAP = '\n';

const startsWith = (nodes: readonly Node[], at: number, piece: Piece) =>
  piece.nodes.length > 0 && piece.nodes.every((node, offset) => nodes[at + offset]?.eq(node) === true);

/** Nodes don't change: after many blocks have, a key writes and compares only its own again. */
const texts = new WeakMap<Node, string>();
const writtenNodes = new WeakMap<
  Node,
  { readonly was: Piece | undefined; readonly isTop: boolean; readonly html: string }
>();

const wordsOf = (node: Node): string => {
  const text = texts.get(node) ?? node.textContent;
  texts.set(node, text);
  return text;
};

/** Matches nodes with unchanged pieces of the source, wherever they are now. */
function findParts({ pieces }: Pieces, nodes: readonly Node[]): Part[] {
  // Untouched nodes are identical; undone or moved ones are equal.
  const byNode = new Map<Node, number>();
  for (const [
    index,
    {
      nodes: [first],
    },
  ] of pieces.entries())
    if (first && !byNode.has(first)) byNode.set(first, index);
  const present = new Set(nodes);
  const missing = new Map<string, number[]>();
  for (const [
    index,
    {
      nodes: [first],
    },
  ] of pieces.entries())
    if (first && !present.has(first)) {
      const equal = missing.get(wordsOf(first));
      if (equal) equal.push(index);
      else missing.set(wordsOf(first), [index]);
    }
  const used = new Set<number>();
  const parts: Part[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as Node;
    const same = byNode.get(node);
    const isFree = (index: number) => !used.has(index) && startsWith(nodes, at, pieces[index] as Piece);
    const piece = same !== undefined && isFree(same) ? same : missing.get(wordsOf(node))?.find(isFree);
    if (piece === undefined) {
      parts.push({ nodes: [node] });
      at += 1;
    } else {
      used.add(piece);
      const { nodes: own } = pieces[piece] as Piece;
      parts.push({ nodes: own, piece });
      at += own.length;
    }
  }
  return parts;
}

const sourceText = (pieces: readonly Piece[]) => pieces.map(({ gap, html }) => gap + html).join('');

/** What lies between the unchanged blocks at both ends, with a neighbor on each side. A key costs no more in a long text. */
function findChanged({ pieces, tail, parser }: Pieces, nodes: readonly Node[]) {
  let [start, first] = [0, 0];
  let [end, last] = [pieces.length, nodes.length];
  const isAt = (piece: Piece | undefined, at: number) =>
    piece?.nodes.every((node, offset) => nodes[at + offset] === node) === true;
  while (start < end && isAt(pieces[start], first)) first += pieces[start++]?.nodes.length ?? 0;
  while (start < end) {
    const at = last - (pieces[end - 1]?.nodes.length ?? 0);
    if (at < first || !isAt(pieces[end - 1], at)) break;
    last = at;
    end -= 1;
  }
  if (start > 0) first -= pieces[--start]?.nodes.length ?? 0;
  if (end < pieces.length) last += pieces[end++]?.nodes.length ?? 0;
  const isToEnd = end === pieces.length;
  return {
    before: sourceText(pieces.slice(0, start)),
    changed: { pieces: pieces.slice(start, end), tail: isToEnd ? tail : '', parser },
    nodes: nodes.slice(first, last),
    after: isToEnd ? '' : sourceText(pieces.slice(end)) + tail,
  };
}

/** Index of the piece that a part is or was. */
const sourceOf = (part: Part | undefined) => part?.piece ?? part?.origin;

/** Pairs changed nodes with the pieces that they replaced: from both ends of each range of changes. */
function findOrigins(parts: Part[], { pieces }: Pieces): Part[] {
  const found = [...parts];
  const isOf = (part: Part | undefined, index: number) => {
    const [node] = part?.nodes ?? [];
    const { nodes: [was, ...more] = [] } = pieces[index] ?? {};
    return node !== undefined && was?.sameMarkup(node) === true && more.length === 0;
  };
  for (let at = 0, from = 0; at <= parts.length; at++) {
    let next = at;
    while (next < parts.length && parts[next]?.piece === undefined) next++;
    const to = next === parts.length ? pieces.length : (parts[next]?.piece ?? 0);
    let start = 0;
    const length = Math.min(next - at, to - from);
    for (; start < length && isOf(parts[at + start], from + start); start++)
      found[at + start] = { ...(parts[at + start] as Part), origin: from + start };
    for (let end = 1; end <= length - start && isOf(parts[next - end], to - end); end++)
      found[next - end] = { ...(parts[next - end] as Part), origin: to - end };
    from = to + 1;
    at = next;
  }
  return found;
}

function usualGap({ pieces }: Pieces, whenNone: string): string {
  const counts = new Map<string, number>();
  for (const { gap } of pieces.slice(1)) if (/^\s*$/.test(gap)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? whenNone;
}

/** Gaps before each part and at the end. Outer gaps of changed blocks stay; additional blocks get the usual gap. */
function gapsOf(parts: readonly Part[], { pieces, tail }: Pieces, usual: string): string[] {
  const gapBefore = (index: number) => (index < pieces.length ? (pieces[index]?.gap ?? '') : tail);
  const gaps: string[] = [];
  let from = -1;
  for (let at = 0; at <= parts.length;) {
    let next = at;
    while (next < parts.length && parts[next]?.piece === undefined) next++;
    const to = next === parts.length ? pieces.length : (parts[next]?.piece ?? 0);
    const changed = next - at;
    const known =
      to > from ? Array.from({ length: to - from }, (_, offset) => gapBefore(from + 1 + offset)) : [];
    // The source before the first block stays first.
    const isOnlyAtStart = from === -1 && known.length === 1 && to < pieces.length;
    for (let offset = 0; offset <= changed; offset++)
      if (offset === 0 && from === -1) gaps.push(known[0] ?? '');
      else if (offset === changed) gaps.push((isOnlyAtStart ? undefined : known.at(-1)) ?? usual);
      else gaps.push(offset < known.length - 1 ? (known[offset] ?? usual) : usual);
    from = to;
    at = next + 1;
    if (next === parts.length) break;
  }
  return gaps;
}

const isEmptyParagraph = (node: Node | null | undefined) =>
  node?.type.name === 'paragraph' && node.content.size === 0 && node.attrs['passthrough'] === null;

const isEmptyDocument = (doc: Node) => doc.childCount === 1 && isEmptyParagraph(doc.firstChild);

/** Drops an empty paragraph that was added only to type after a preserved block. */
function withoutAddedParagraph(parts: readonly Part[]): readonly Part[] {
  const [before, last] = parts.slice(-2);
  const isAdded =
    last?.piece === undefined && isEmptyParagraph(last?.nodes[0]) && before?.nodes.at(-1)?.type.spec.atom;
  return isAdded ? parts.slice(0, -1) : parts;
}

const isBare = (part: Part) =>
  part.nodes[0]?.type.name === 'paragraph' && part.nodes[0].attrs['tag'] === null;

/** All text, also of what can't be edited. */
const textOf = (content: Fragment, parser: HtmlParser): string =>
  content
    .textBetween(0, content.size, '', ({ attrs }) =>
      typeof attrs['html'] === 'string' ? (parser.parse(attrs['html']).textContent ?? '') : '',
    )
    .replace(/[\t\n\f\r ]+/g, '');

/** How much of the source is used. Less is simpler, for text that the source around it would change. */
type Use = 'pieces and tags' | 'pieces' | 'nothing';

class Writer {
  readonly #schema: Schema;
  isSimplified = false;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  #hasAllText(html: string, content: Fragment, parser: HtmlParser): boolean {
    const isSame = textWithoutWhitespace(parser.parse(html)) === textOf(content, parser);
    if (!isSame) this.isSimplified = true;
    return isSame;
  }

  /** Writes a changed node between the tags of its piece; undefined if that would change its text. */
  #writeBetween(node: Node, { open, close, inner }: Piece, parser: HtmlParser): string | undefined {
    if (open === undefined || close === undefined) return undefined;
    if (!inner) {
      const text = writeInline(node, this.#schema, parser);
      // Parsers skip a newline after `<pre>`.
      const isSkipped = node.type.spec.code && text.startsWith('\n') && open.endsWith('>');
      const html = open + (isSkipped ? '\n' : '') + text + close;
      return this.#hasAllText(html, node.content, parser) ? html : undefined;
    }
    const parts = findOrigins(findParts(inner, node.content.content), inner);
    const isSameOrder =
      parts.length === inner.pieces.length && parts.every((part, index) => sourceOf(part) === index);
    // The tags of sections lie in the gaps between rows.
    if (node.type.name === 'table' && !isSameOrder) return undefined;
    const html = open + this.#write(parts, inner, usualGap(inner, ''), false) + close;
    return isSameOrder || this.#hasAllText(html, node.content, parser) ? html : undefined;
  }

  #writePart(part: Part, { pieces, parser }: Pieces, isTop: boolean, use: Use): string {
    const { nodes, piece, origin } = part;
    const [node] = nodes;
    const was = pieces[piece ?? origin ?? -1];
    if (was && piece !== undefined && use !== 'nothing') return was.html;
    const usesTags = use === 'pieces and tags';
    const known = usesTags && node ? writtenNodes.get(node) : undefined;
    if (known && known.was === was && known.isTop === isTop) return known.html;
    const between = usesTags && was && node ? this.#writeBetween(node, was, parser) : undefined;
    const isInline = node && isBare(part) && !isTop;
    const html =
      between ??
      (isInline ? writeInline(node, this.#schema, parser) : writeNodes(nodes, this.#schema, parser));
    // Else it would be said only once that it was simplified.
    if (usesTags && node && !this.isSimplified) writtenNodes.set(node, { was, isTop, html });
    return html;
  }

  /** Writes unchanged blocks and gaps byte for byte. Closes unclosed elements before a new neighbor. */
  #write(
    parts: readonly Part[],
    opened: Pieces,
    gap: string,
    isTop: boolean,
    use: Use = 'pieces and tags',
  ): string {
    const { parser } = opened;
    const gaps = gapsOf(parts, opened, gap);
    const written = parts.map((part) => this.#writePart(part, opened, isTop, use));
    for (const [index, part] of parts.entries()) {
      const next = parts[index + 1];
      if (!next) continue;
      const source = sourceOf(part) ?? -2;
      // Neighbors in the source end where they ended, unless the end was implied and the inside has changed.
      const isClosed = part.piece !== undefined || opened.pieces[source]?.close !== '';
      if (sourceOf(next) === source + 1 && isClosed && use !== 'nothing') continue;
      if (!isTop && isBare(part) && isBare(next)) {
        written[index + 1] = `<p>${written[index + 1]}</p>`;
        continue;
      }
      const boundary = checkBoundary(
        written[index] ?? '',
        gaps[index + 1] ?? '',
        written[index + 1] ?? '',
        parser,
      );
      gaps[index + 1] = boundary.gap;
      if (!boundary.isUnclosed) continue;
      written[index] = writeClosed(part.nodes, this.#schema, parser);
      if (part.origin !== undefined) this.isSimplified = true;
    }
    return written.map((html, index) => `${gaps[index] ?? ''}${html}`).join('') + (gaps[parts.length] ?? '');
  }

  writeDocument(doc: Node, opened: OpenedHtml): string {
    const { before, changed, nodes, after } = findChanged(opened, doc.content.content);
    const parts = findOrigins([...withoutAddedParagraph(findParts(changed, nodes))], changed);
    const gap = usualGap(opened, DEFAULT_GAP);
    const content = Fragment.fromArray([...nodes]);
    const write = (use: Use) => this.#write(parts, changed, gap, true, use);
    const hasAllText = (html: string) => this.#hasAllText(html, content, opened.parser);
    const isSameOrder =
      parts.length === changed.pieces.length && parts.every((part, index) => sourceOf(part) === index);
    const whole = write('pieces and tags');
    if (isSameOrder || hasAllText(whole)) return before + whole + after;
    const simpler = write('pieces');
    return before + (hasAllText(simpler) ? simpler : write('nothing')) + after;
  }
}

export interface SavedHtml {
  readonly html: string;
  /** Tags of the source were rewritten, because they would have changed the text. */
  readonly isSimplified: boolean;
}

export function saveHtml(doc: Node, opened: OpenedHtml, schema: Schema): SavedHtml {
  if (doc.eq(opened.doc)) return { html: opened.html, isSimplified: false };
  if (isEmptyDocument(doc)) return { html: '', isSimplified: false };
  const writer = new Writer(schema);
  const html = writer.writeDocument(doc, opened);
  return { html, isSimplified: writer.isSimplified };
}
