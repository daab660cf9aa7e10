import type { Node, Schema } from '@tiptap/pm/model';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { checkBoundary } from '../html/unclosedHtml.ts';
import type { OpenedHtml, Piece } from './openHtml.ts';
import { writeClosed, writeNodes } from './writeNodes.ts';

/** A part of the document: an unchanged piece of the source, or a new or changed node. */
interface Part {
  readonly nodes: readonly Node[];
  readonly piece?: number;
}

const DEFAULT_GAP = '\n';

const startsWith = (nodes: readonly Node[], at: number, piece: Piece) =>
  piece.nodes.length > 0 && piece.nodes.every((node, offset) => nodes[at + offset]?.eq(node) === true);

/** Matches nodes with unchanged pieces of the source, wherever they are now. */
function findParts(opened: OpenedHtml, doc: Node): Part[] {
  const { pieces } = opened;
  const nodes = [...doc.content.content];
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
  const missing = pieces.flatMap(({ nodes: [first] }, index) =>
    first && !present.has(first) ? [index] : [],
  );
  const used = new Set<number>();
  const parts: Part[] = [];
  for (let at = 0; at < nodes.length;) {
    const node = nodes[at] as Node;
    const same = byNode.get(node);
    const candidates = [...(same === undefined ? [] : [same]), ...missing];
    const piece = candidates.find(
      (index) => !used.has(index) && startsWith(nodes, at, pieces[index] as Piece),
    );
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

function usualGap({ pieces }: OpenedHtml): string {
  const counts = new Map<string, number>();
  for (const { gap } of pieces.slice(1)) if (/^\s*$/.test(gap)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? DEFAULT_GAP;
}

/** Gaps before each part and at the end. Outer gaps of changed blocks stay; additional blocks get the usual gap. */
function gapsOf(parts: readonly Part[], opened: OpenedHtml): string[] {
  const { pieces, tail } = opened;
  const usual = usualGap(opened);
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

const wereAdjacent = (part: Part, next: Part) => part.piece !== undefined && next.piece === part.piece + 1;

/** Writes unchanged blocks and gaps byte for byte. Closes unclosed elements before a new neighbor. */
export function saveHtml(doc: Node, opened: OpenedHtml, schema: Schema, parser: HtmlParser): string {
  if (doc.eq(opened.doc)) return opened.html;
  if (isEmptyDocument(doc)) return '';
  const parts = withoutAddedParagraph(findParts(opened, doc));
  const gaps = gapsOf(parts, opened);
  const written = parts.map(({ nodes, piece }) =>
    piece === undefined ? writeNodes(nodes, schema, parser) : (opened.pieces[piece]?.html ?? ''),
  );
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (!next || wereAdjacent(part, next)) continue;
    const boundary = checkBoundary(
      written[index] ?? '',
      gaps[index + 1] ?? '',
      written[index + 1] ?? '',
      parser,
    );
    gaps[index + 1] = boundary.gap;
    if (boundary.isUnclosed) written[index] = writeClosed(part.nodes, schema, parser);
  }
  return written.map((html, index) => `${gaps[index] ?? ''}${html}`).join('') + (gaps[parts.length] ?? '');
}
