import { DOMParser as SchemaParser, type Node, type Schema } from '@tiptap/pm/model';
import { canonical, wordsOf } from '../html/canonical.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { splitTopLevel } from '../html/splitTopLevel.ts';
import { upgradeLegacy } from '../legacy/upgradeLegacy.ts';
import { toStoredDom } from './writeNodes.ts';

/** A top-level block of the source and the nodes it opened as: one, except where a former list fell into several. */
export interface Piece {
  readonly gap: string;
  readonly html: string;
  readonly nodes: readonly Node[];
}

/** A document and where it came from. */
export interface OpenedHtml {
  readonly html: string;
  readonly doc: Node;
  readonly pieces: readonly Piece[];
  readonly tail: string;
}

/**
 * The nodes for one block of the source. Where writing them out again would not give the same content, the block is kept as
 * it is: the comparison is between what the browser makes of the source and of our own output, so that nothing depends
 * on anybody's list of what is supported.
 */
function openBlock(html: string, schema: Schema, parser: HtmlParser): Node[] {
  const kept = () => [schema.node('keptBlock', { html })];
  const root = parser.parse(html);
  const words = wordsOf(root);
  upgradeLegacy(root);
  const expected = canonical(root);
  const { content } = SchemaParser.fromSchema(schema).parse(root);
  const nodes = [...content.content];
  const written = toStoredDom(nodes, schema, parser.document);
  written.normalize();
  if (canonical(written) !== expected || wordsOf(written) !== words) return kept();
  try {
    for (const node of nodes) node.check();
    return nodes;
  } catch {
    return kept();
  }
}

/** Opens stored HTML: block by block, each with its source. */
export function openHtml(html: string, schema: Schema, parser: HtmlParser): OpenedHtml {
  const { slices, tail } = splitTopLevel(html, parser);
  const pieces = slices.map((slice) => ({ ...slice, nodes: openBlock(slice.html, schema, parser) }));
  const nodes = pieces.flatMap((piece) => piece.nodes);
  const doc = schema.topNodeType.create(null, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
  return { html, doc, pieces, tail };
}
