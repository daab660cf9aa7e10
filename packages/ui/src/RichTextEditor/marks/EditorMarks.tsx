import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { NodeSelection, Plugin, PluginKey, Selection } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEffect } from 'react';
import { removedMark } from '../extensions/removedMarks.ts';
import { openedHtml } from '../extensions/source.ts';
import { isBlank } from '../html/elements.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';

const key = new PluginKey<DecorationSet>('placeMarks');

/** Positions after so many characters of text, without white space. `offsets` ascend. */
function findPositions(doc: Node, offsets: readonly number[], textOf: (html: string) => string): number[] {
  const found: number[] = [];
  let count = 0;
  doc.descendants((node, at) => {
    const { html } = node.attrs;
    const isPreserved = node.isAtom && typeof html === 'string';
    if (!node.isText && !isPreserved && !node.isLeaf) return true;
    const text = isPreserved ? textOf(html) : (node.text ?? '');
    // A mark belongs to markup without text that stands there.
    if (!node.isText) while (offsets[found.length] === count) found.push(at);
    for (let index = 0; index < text.length; index++) {
      if (isBlank(text.charAt(index))) continue;
      while (offsets[found.length] === count) found.push(node.isText ? at + index : at);
      count += 1;
    }
    return false;
  });
  while (found.length < offsets.length) found.push(doc.content.size);
  return found;
}

interface EditorMarksProps {
  editor: Editor;
  marks: NonNullable<RichTextEditorProps['marks']>;
}

/** Marks places as decorations: the text stays as it is, and the marks move with it. */
export function EditorMarks({ editor, marks }: EditorMarksProps) {
  useEffect(() => {
    const { view, state } = editor;
    const { doc } = state;
    const sorted = marks.places.toSorted((a, b) => a.at - b.at);
    const positions = findPositions(
      doc,
      sorted.map(({ at }) => at),
      (html) => openedHtml(editor)?.parser.parse(html).textContent ?? '',
    );
    const decorations = sorted.map(({ label }, index) =>
      Decoration.widget(positions[index] ?? 0, removedMark(label), { side: -1, ignoreSelection: true }),
    );
    editor.registerPlugin(
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.create(doc, decorations),
          apply: (tr, set) => set.map(tr.mapping, tr.doc),
        },
        props: { decorations: (now) => key.getState(now) },
      }),
    );
    const shown = positions[sorted.findIndex(({ at }) => at === marks.shown)];
    if (shown !== undefined) {
      const selection =
        doc.nodeAt(shown)?.isAtom && !doc.nodeAt(shown)?.isText
          ? NodeSelection.create(doc, shown)
          : Selection.near(doc.resolve(shown));
      view.dispatch(editor.state.tr.setSelection(selection).scrollIntoView());
      view.focus();
    }
    return () => void editor.unregisterPlugin(key);
  }, [editor, marks]);
  return null;
}
