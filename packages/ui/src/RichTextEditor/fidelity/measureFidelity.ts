import type { Editor } from '@tiptap/core';
import { writeNodes } from '../roundTrip/writeNodes.ts';
import { openHtml } from '../roundTrip/openHtml.ts';
import { openedHtml } from '../extensions/source.ts';
import { canonicalize } from '../html/canonicalize.ts';
import { upgradeLegacy } from '../legacy/upgradeLegacy.ts';
import { isBlockElement } from '../html/elements.ts';
import type { CorpusDocument } from './CorpusDocument.ts';
import { makeEditor, parser, save } from '../testing/makeEditor.ts';

interface Share {
  readonly matched: number;
  readonly total: number;
}

export interface Fidelity {
  readonly words: Share;
  readonly features: Share;
  readonly bytes: Share;
  readonly idempotent: Share;
  readonly editable: Share;
}

const WORDS = /[\p{L}\p{N}]+/gu;

const countOf = (items: readonly string[]) => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

function share(before: readonly string[], after: readonly string[]): Share {
  const found = countOf(after);
  let matched = 0;
  for (const [item, count] of countOf(before)) matched += Math.min(count, found.get(item) ?? 0);
  return { matched, total: before.length };
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

/** Elements, attributes and declarations after upgrading legacy markup. */
function featuresIn(html: string): string[] {
  const root = parser.parse(html);
  upgradeLegacy(root);
  return JSON.stringify(JSON.parse(canonicalize(root)))
    .split(/[[\],]+/)
    .filter((part) => part.length > 2);
}

/** Serializes the document as if every block had been edited. */
const rewrite = (editor: Editor) => writeNodes([...editor.state.doc.content.content], editor.schema, parser);

export function measureFidelity({ html }: CorpusDocument): Fidelity {
  const editor = makeEditor(html);
  const untouched = save(editor);
  const rewritten = rewrite(editor);
  const pieces = openedHtml(editor)?.pieces ?? [];
  const isEditable = (piece: (typeof pieces)[number]) =>
    piece.nodes.every(({ type }) => type.name !== 'preservedBlock');
  const again = openHtml(rewritten, editor.schema, parser);
  const twice = writeNodes([...again.doc.content.content], editor.schema, parser);
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
    bytes: { matched: untouched === html && undone === html ? 1 : 0, total: 1 },
    idempotent: { matched: twice === rewritten ? 1 : 0, total: 1 },
    editable: { matched: pieces.filter(isEditable).length, total: pieces.length },
  };
}
