import { DOMParser as SchemaParser, type Node, type Schema } from '@tiptap/pm/model';
import { canonicalize, textWithoutWhitespace } from '../html/canonicalize.ts';
import type { HtmlParser } from '../html/createHtmlParser.ts';
import { splitTopLevel } from '../html/splitTopLevel.ts';
import { upgradeLegacy } from '../legacy/upgradeLegacy.ts';
import { toStoredDom } from './writeNodes.ts';

/** A top-level block of the source and its nodes: one, or several for a flat list of Quill. */
export interface Piece {
  readonly gap: string;
  readonly html: string;
  readonly nodes: readonly Node[];
}

export interface OpenedHtml {
  readonly html: string;
  readonly doc: Node;
  readonly pieces: readonly Piece[];
  readonly tail: string;
}

/** Preserves a block that would change when written. Comparing with the source avoids a list of supported markup. */
function openBlock(html: string, schema: Schema, parser: HtmlParser): Node[] {
  const preserved = () => [schema.node('preservedBlock', { html })];
  const root = parser.parse(html);
  const text = textWithoutWhitespace(root);
  upgradeLegacy(root);
  const expected = canonicalize(root);
  const { content } = SchemaParser.fromSchema(schema).parse(root);
  const nodes = [...content.content];
  const written = toStoredDom(nodes, schema, parser.document);
  written.normalize();
  if (canonicalize(written) !== expected || textWithoutWhitespace(written) !== text) return preserved();
  try {
    for (const node of nodes) node.check();
    return nodes;
  } catch {
    return preserved();
  }
}

/** Opens stored HTML block by block. `source` distinguishes documents with equal content. */
export function openHtml(html: string, schema: Schema, parser: HtmlParser, source = 0): OpenedHtml {
  const { blocks, tail } = splitTopLevel(html, parser);
  const pieces = blocks.map((block) => ({ ...block, nodes: openBlock(block.html, schema, parser) }));
  const nodes = pieces.flatMap((piece) => piece.nodes);
  const doc = schema.topNodeType.create({ source }, nodes.length > 0 ? nodes : [schema.node('paragraph')]);
  return { html, doc, pieces, tail };
}
