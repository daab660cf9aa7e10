import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import * as commands from '../commands/commands.ts';
import { EMPHASIS, type Emphasis } from '../html/declarations.ts';
import { tableCommands } from '../commands/tableCommands.ts';

const MARKS = Object.keys(EMPHASIS) as Emphasis[];

function listAround(editor: Editor): 'bulletList' | 'orderedList' | undefined {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === 'bulletList' || name === 'orderedList') return name;
  }
  return undefined;
}

/** Whether each mark is active, and what else the tools show. */
const readToolbarState = (editor: Editor) => {
  return {
    ...(Object.fromEntries(MARKS.map((mark) => [mark, commands.hasEmphasis(editor, mark)])) as Record<
      Emphasis,
      boolean
    >),
    // Not on a selected block.
    isInText: editor.state.selection.$from.parent.isTextblock,
    // 0 for a paragraph.
    headingLevel: editor.isActive('heading') ? (editor.getAttributes('heading')['level'] as number) : 0,
    isQuote: editor.isActive('blockquote'),
    isCode: editor.isActive('codeBlock'),
    list: listAround(editor),
    align: commands.currentAlign(editor),
    isRightToLeft: commands.isRightToLeft(editor),
    canIndent: commands.canIndent(editor),
    canOutdent: commands.canOutdent(editor),
    isLink: editor.isActive('link'),
    color: commands.currentStyle(editor, 'color'),
    background: commands.currentStyle(editor, 'background-color'),
    isInTable: editor.isActive('table'),
    canMerge: canDo(editor, 'merge'),
    canSplit: canDo(editor, 'split'),
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  };
};

export type ToolbarState = ReturnType<typeof readToolbarState>;

const canDo = (editor: Editor, what: 'merge' | 'split') =>
  editor.isActive('table') && tableCommands[what](editor.state);

const isEqual = (a: ToolbarState, b: ToolbarState) =>
  Object.entries(a).every(([name, value]) => b[name as keyof ToolbarState] === value);

/** Renders again only when a tool changes, not with each typed character. */
export function useToolbarState(editor: Editor): ToolbarState {
  const [state, setState] = useState(() => readToolbarState(editor));
  useEffect(() => {
    const update = () => {
      const now = readToolbarState(editor);
      setState((before) => (isEqual(before, now) ? before : now));
    };
    editor.on('transaction', update);
    return () => void editor.off('transaction', update);
  }, [editor]);
  return state;
}
