import type { Editor } from '@tiptap/core';
import { writeNodes } from '../document/writeNodes.ts';
import { openHtml } from '../document/openHtml.ts';
import { canonical } from '../html/canonical.ts';
import { upgradeLegacy } from '../legacy/upgradeLegacy.ts';
import { isBlockElement } from '../html/elements.ts';
import type { CorpusDocument } from './CorpusDocument.ts';
import { makeEditor, parser, save } from './makeEditor.ts';

/** Part and whole of one measure. */
export interface Share {
  readonly kept: number;
  readonly of: number;
}

/** How faithful the editor is to one document. */
export interface Fidelity {
  readonly words: Share;
  readonly features: Share;
  readonly bytes: Share;
  readonly idempotent: Share;
  /** Blocks that open as content that can be edited. */
  readonly editable: Share;
}

const WORDS = /[\p{L}\p{N}]+/gu;

const countOf = (items: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** How many of one list are found in the other, each as often as it is there. */
function share(before: readonly string[], after: readonly string[]): Share {
  const found = countOf(after);
  let kept = 0;
  for (const [item, count] of countOf(before)) kept += Math.min(count, found.get(item) ?? 0);
  return { kept, of: before.length };
}

const wordsIn = (html: string): string[] => {
  const root = parser.parse(html);
  for (const element of root.querySelectorAll('*'))
    if (isBlockElement(element) || element.nodeName === 'BR') {
      element.before(' ');
      element.append(' ');
    }
  return [...(root.textContent ?? '').matchAll(WORDS)].map(([word]) => word);
};

/** Elements, attributes and declarations of a text, in today's markup, one string each. */
function featuresIn(html: string): string[] {
  const root = parser.parse(html);
  upgradeLegacy(root);
  return JSON.stringify(JSON.parse(canonical(root)))
    .split(/[[\],]+/)
    .filter((part) => part.length > 2);
}

/** The whole document as it would be written if every block had been edited. */
const rewrite = (editor: Editor) => writeNodes([...editor.state.doc.content.content], editor.schema, parser);

/** Measures what opening, editing everything, and opening again do to a document. */
export function measure({ html }: CorpusDocument): Fidelity {
  const editor = makeEditor(html);
  const untouched = save(editor);
  const rewritten = rewrite(editor);
  const pieces = editor.storage.source.opened?.pieces ?? [];
  const isEditable = (piece: (typeof pieces)[number]) =>
    piece.nodes.every(({ type }) => type.name !== 'keptBlock');
  const again = openHtml(rewritten, editor.schema, parser);
  const twice = writeNodes([...again.doc.content.content], editor.schema, parser);
  // Something typed and taken back again.
  editor.commands.insertContentAt(0, { type: 'paragraph', content: [{ type: 'text', text: 'x' }] });
  editor.commands.undo();
  const undone = save(editor);
  const { schema } = editor;
  editor.destroy();
  return {
    words: share(wordsIn(html), wordsIn(rewritten)),
    features: share(
      pieces.flatMap((piece) => featuresIn(piece.html)),
      pieces.flatMap((piece) => featuresIn(writeNodes(piece.nodes, schema, parser))),
    ),
    bytes: { kept: untouched === html && undone === html ? 1 : 0, of: 1 },
    idempotent: { kept: twice === rewritten ? 1 : 0, of: 1 },
    editable: { kept: pieces.filter(isEditable).length, of: pieces.length },
  };
}
