import type { Editor } from '@tiptap/core';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import { Decoration, DecorationSet } from '@tiptap/pm/view';
import { useEffect, useEffectEvent, useRef } from 'react';
import { selection } from '../dialogs/dialogs.css.ts';
import type { RichTextEditorProps } from '../RichTextEditorProps.ts';
import { findPassages } from './readPassage.ts';

const key = new PluginKey<DecorationSet>('comments');

/** Finding passages in a long text takes longer than the time between two keys; until then they move with the text. */
const TYPING_PAUSE_MS = 300;

interface EditorCommentsProps {
  editor: Editor;
  comments: NonNullable<RichTextEditorProps['comments']>;
}

type Passages = EditorCommentsProps['comments']['passages'];

/** Returns the ids of those that the text has, in its order. Undefined while an input method composes, whose place a mark would take away. */
function markPassages(editor: Editor, passages: Passages, current: string | undefined): string[] | undefined {
  const { view, state } = editor;
  if (view.composing) return undefined;
  const found = findPassages(state.doc, passages);
  const marks = found.map(({ item: { id }, from, to }) =>
    Decoration.inline(from, to, {
      nodeName: 'mark',
      'data-comment': id,
      ...(id === current && { class: selection }),
    }),
  );
  const { tr } = state;
  view.dispatch(tr.setMeta(key, DecorationSet.create(state.doc, marks)).setMeta('addToHistory', false));
  return found.map(({ item: { id } }) => id);
}

/** Marks passages with comments as decorations: the text stays as it is. */
export function EditorComments({ editor, comments }: EditorCommentsProps) {
  const { passages, current } = comments;
  const reported = useRef<string>(undefined);
  const press = useEffectEvent((id: string) => comments.onPress(id));
  const report = useEffectEvent((ids: readonly string[] | undefined) => {
    if (!ids || ids.join(' ') === reported.current) return;
    reported.current = ids.join(' ');
    comments.onFound(ids);
  });
  const markAgain = useEffectEvent(() => markPassages(editor, passages, current));
  useEffect(() => {
    editor.registerPlugin(
      new Plugin<DecorationSet>({
        key,
        state: {
          init: () => DecorationSet.empty,
          apply: (tr, marks) =>
            (tr.getMeta(key) as DecorationSet | undefined) ?? marks.map(tr.mapping, tr.doc),
        },
        props: {
          decorations: (state) => key.getState(state),
          handleDOMEvents: {
            click: (_view, { target }) => {
              const mark = target instanceof Element && target.closest('[data-comment]');
              const id = mark && mark.getAttribute('data-comment');
              if (id) press(id);
              return false;
            },
          },
        },
      }),
    );
    let timer: ReturnType<typeof setTimeout> | undefined;
    const refreshLater = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const ids = markAgain();
        report(ids);
        if (!ids) refreshLater();
      }, TYPING_PAUSE_MS);
    };
    editor.on('update', refreshLater);
    return () => {
      clearTimeout(timer);
      editor.off('update', refreshLater);
      editor.unregisterPlugin(key);
    };
  }, [editor]);
  useEffect(() => report(markPassages(editor, passages, current)), [editor, passages, current]);
  return null;
}
