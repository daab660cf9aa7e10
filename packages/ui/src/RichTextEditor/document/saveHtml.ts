import type { Node, Schema } from '@tiptap/pm/model';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { meet } from '../html/meet.ts';
import type { OpenedHtml, Piece } from './openHtml.ts';
import { writeClosed, writeNodes } from './writeNodes.ts';

/** A stretch of the document: nodes that are a piece of the source, unchanged, or a node that is new or changed. */
interface Part {
  readonly nodes: readonly Node[];
  /** Index of the piece; undefined for what is new or changed. */
  readonly piece?: number;
}

/** Between blocks where the source says nothing. */
const LINE_END = '\n';

const startsWith = (nodes: readonly Node[], at: number, piece: Piece) =>
  piece.nodes.length > 0 && piece.nodes.every((node, offset) => nodes[at + offset]?.eq(node) === true);

/** Finds the pieces of the source that stand in the document unchanged, wherever they stand now. */
function findParts(opened: OpenedHtml, doc: Node): Part[] {
  const { pieces } = opened;
  const nodes = [...doc.content.content];
  // Nodes that nobody touched are the very same objects; those that came back by undoing or moving are equal ones.
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

/** What most blocks of the source have between them. */
function usualGap({ pieces }: OpenedHtml): string {
  const counts = new Map<string, number>();
  for (const { gap } of pieces.slice(1)) if (/^\s*$/.test(gap)) counts.set(gap, (counts.get(gap) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? LINE_END;
}

/** The gaps around changed blocks: the outer ones stay where they were, more blocks get usual ones between them. */
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
    // Gaps of the source between the two unchanged neighbours, in order.
    const known =
      to > from ? Array.from({ length: to - from }, (_, offset) => gapBefore(from + 1 + offset)) : [];
    // What stands before the first block stays there when another one comes in front of it.
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

const isEmptyDocument = (doc: Node) =>
  doc.childCount === 1 &&
  doc.firstChild?.type.name === 'paragraph' &&
  doc.firstChild.content.size === 0 &&
  doc.firstChild.attrs['carried'] === null;

/** Whether two parts stand beside each other as they did in the source. */
const areOldNeighbours = (part: Part, next: Part) =>
  part.piece !== undefined && next.piece === part.piece + 1;

/**
 * Writes a document out. Blocks that nobody changed are written as they were opened, byte for byte, with what stood between
 * them; a document that nobody changed is its source. What a block left open, which was nobody's harm where it stood, is
 * closed before a new neighbour.
 */
export function saveHtml(doc: Node, opened: OpenedHtml, schema: Schema, parser: HtmlParser): string {
  if (doc.eq(opened.doc)) return opened.html;
  if (isEmptyDocument(doc)) return '';
  const parts = findParts(opened, doc);
  const gaps = gapsOf(parts, opened);
  const written = parts.map(({ nodes, piece }) =>
    piece === undefined ? writeNodes(nodes, schema, parser) : (opened.pieces[piece]?.html ?? ''),
  );
  for (const [index, part] of parts.entries()) {
    const next = parts[index + 1];
    if (!next || areOldNeighbours(part, next)) continue;
    const met = meet(written[index] ?? '', gaps[index + 1] ?? '', written[index + 1] ?? '', parser);
    gaps[index + 1] = met.gap;
    if (met.isOpen) written[index] = writeClosed(part.nodes, schema, parser);
  }
  return written.map((html, index) => `${gaps[index] ?? ''}${html}`).join('') + (gaps[parts.length] ?? '');
}
