import type { Editor } from '@tiptap/core';
import { assert, constant, constantFrom, nat, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openedHtml } from '../extensions/source.ts';
import { corpus } from './corpus.ts';
import type { CorpusDocument } from './CorpusDocument.ts';
import { makeEditor, save } from '../testing/makeEditor.ts';

/** Short enough for hundreds of runs. */
const documents = corpus.filter(({ html }) => html.length < 20_000);

const MARKER = 'ŽŽŽ';

const blocksOf = (editor: Editor) => {
  const blocks: { from: number; index: number }[] = [];
  editor.state.doc.forEach((_, from, index) => blocks.push({ from, index }));
  return blocks;
};

function typeInto(editor: Editor, from: number): boolean {
  const block = editor.state.doc.nodeAt(from);
  let at: number | undefined;
  block?.descendants((node, offset) => {
    if (at === undefined && node.isTextblock) at = from + 1 + offset + 1;
    return at === undefined;
  });
  if (block?.isTextblock) at = from + 1;
  if (at === undefined) return false;
  editor.view.dispatch(editor.state.tr.insertText(MARKER, at));
  return true;
}

const choices = constantFrom(...documents).chain((document) => tuple(constant(document), nat({ max: 400 })));

function around(editor: Editor, html: string, node: number): [before: string, piece: string, after: string] {
  const pieces = openedHtml(editor)?.pieces ?? [];
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

const NUM_RUNS = import.meta.env['VITE_TEST_LENGTH'] === 'long' ? 2000 : 25;

const holds = (predicate: (document: CorpusDocument, choice: number) => boolean) =>
  assert(
    property(choices, ([document, choice]) => predicate(document, choice)),
    { numRuns: NUM_RUNS, seed: 20_260_301 },
  );

describe('changing one block', () => {
  test('typing keeps all other blocks and gaps byte for byte', () => {
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
        return saved.startsWith(before) && saved.endsWith(after) && changed.includes(MARKER);
      }),
    ).not.toThrow();
  });

  test('typing and undoing restores the exact source', () => {
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

  test('deleting keeps the bytes of all other blocks, in order', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        const pieces = openedHtml(editor)?.pieces ?? [];
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

  test('moving keeps the bytes of all blocks', () => {
    expect(() =>
      holds(({ html }, choice) => {
        const editor = makeEditor(html);
        const blocks = blocksOf(editor);
        const pieces = openedHtml(editor)?.pieces ?? [];
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

  test('saved HTML opens with the same text and saves unchanged', () => {
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
      }),
    ).not.toThrow();
  });
});
