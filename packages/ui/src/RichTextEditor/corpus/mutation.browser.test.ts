import type { Editor } from '@tiptap/core';
import { assert, constant, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { corpus } from './corpus.ts';
import type { CorpusDocument } from './CorpusDocument.ts';
import { makeEditor, save } from './makeEditor.ts';

/** Documents of several blocks, so that there are others to stay the same. */
const documents = corpus.filter(({ html }) => html.length < 20_000);

const SIGN = 'ŽŽŽ';

/** Position and size of each top-level block. */
const blocksOf = (editor: Editor) => {
  const blocks: { from: number; index: number }[] = [];
  editor.state.doc.forEach((_, from, index) => blocks.push({ from, index }));
  return blocks;
};

/** Types a sign at the start of the first text of a block; false where there is no text in it. */
function typeInto(editor: Editor, from: number): boolean {
  const block = editor.state.doc.nodeAt(from);
  let at: number | undefined;
  block?.descendants((node, offset) => {
    if (at === undefined && node.isTextblock) at = from + 1 + offset + 1;
    return at === undefined;
  });
  if (block?.isTextblock) at = from + 1;
  if (at === undefined) return false;
  editor.view.dispatch(editor.state.tr.insertText(SIGN, at));
  return true;
}

/** A document and one of its blocks. */
const places = constantFrom(...documents).chain((document) => tuple(constant(document), nat({ max: 400 })));

/** The source in front of the piece that holds a node, the piece itself, and what follows. */
function around(editor: Editor, html: string, node: number): [before: string, piece: string, after: string] {
  const pieces = editor.storage.source.opened?.pieces ?? [];
  let nodes = 0;
  let before = '';
  for (const piece of pieces) {
    nodes += piece.nodes.length;
    before += piece.gap;
    if (node < nodes) return [before, piece.html, html.slice(before.length + piece.html.length)];
    before += piece.html;
  }
  return [html, '', ''];
}

const holds = (predicate: (document: CorpusDocument, choice: number) => boolean, numRuns = 250) =>
  assert(
    property(places, ([document, choice]) => predicate(document, choice)),
    { numRuns, seed: 20_260_301 },
  );

describe('one block is changed, the others are not', () => {
  test('typing into a block leaves every other block and all between them as they were, byte for byte', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        const { from, index } = blocks[choice % blocks.length] ?? { from: 0, index: 0 };
        const [before, , after] = around(editor, html, index);
        const isTyped = typeInto(editor, from);
        const saved = save(editor);
        editor.destroy();
        if (!isTyped) return saved === html;
        const changed = saved.slice(before.length, saved.length - after.length);
        return saved.startsWith(before) && saved.endsWith(after) && changed.includes(SIGN);
      }),
    ).not.toThrow();
  });

  test('what is typed and undone leaves the very document that was opened', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        typeInto(editor, blocks[choice % blocks.length]?.from ?? 0);
        editor.commands.undo();
        const saved = save(editor);
        editor.destroy();
        return saved === html;
      }),
    ).not.toThrow();
  });

  test('deleting a block leaves the bytes of all others, in order', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        const pieces = editor.storage.source.opened?.pieces ?? [];
        const index = choice % blocks.length;
        const from = blocks[index]?.from ?? 0;
        const size = editor.state.doc.nodeAt(from)?.nodeSize ?? 0;
        if (blocks.length === 1 || pieces.length !== blocks.length) return true;
        editor.view.dispatch(editor.state.tr.delete(from, from + size));
        const saved = save(editor);
        editor.destroy();
        let at = 0;
        return pieces.every((piece, own) => {
          if (own === index) return true;
          const found = saved.indexOf(piece.html, at);
          at = found + piece.html.length;
          return found !== -1;
        });
      }),
    ).not.toThrow();
  });

  test('moving a block to the end brings its bytes along', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        const pieces = editor.storage.source.opened?.pieces ?? [];
        const index = choice % blocks.length;
        const from = blocks[index]?.from ?? 0;
        const node = editor.state.doc.nodeAt(from);
        if (!node || pieces.length !== blocks.length) return true;
        const { tr } = editor.state;
        tr.delete(from, from + node.nodeSize);
        editor.view.dispatch(tr.insert(tr.doc.content.size, node));
        const saved = save(editor);
        editor.destroy();
        return (
          saved.trimEnd().endsWith(pieces[index]?.html ?? '') &&
          pieces.every((piece) => saved.includes(piece.html))
        );
      }),
    ).not.toThrow();
  });

  test('saved HTML opens as what it was saved from', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        typeInto(editor, blocks[choice % blocks.length]?.from ?? 0);
        const saved = save(editor);
        const again = makeEditor(saved);
        const texts = [editor, again].map((one) => one.getText().replaceAll(/\s+/g, ''));
        const isSame = save(again) === saved && texts[0] === texts[1];
        editor.destroy();
        again.destroy();
        return isSame;
      }, 100),
    ).not.toThrow();
  });
});
