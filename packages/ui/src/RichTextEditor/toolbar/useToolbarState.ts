import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import * as commands from '../commands/commands.ts';
import { tableCommands } from '../commands/tableCommands.ts';

const MARKS = ['bold', 'italic', 'underline', 'strike', 'subscript', 'superscript'] as const;
export type SimpleMark = (typeof MARKS)[number];

export interface ToolbarState {
  marks: Readonly<Record<SimpleMark, boolean>>;
  /** Whether text can be formatted: not in code or on a selected block. */
  canMark: boolean;
  isInText: boolean;
  /** 0 for a paragraph. */
  headingLevel: number;
  isQuote: boolean;
  isCode: boolean;
  list: 'bulletList' | 'orderedList' | undefined;
  align: string | null;
  isRightToLeft: boolean;
  canIndent: boolean;
  canOutdent: boolean;
  isLink: boolean;
  color: string | undefined;
  background: string | undefined;
  isInTable: boolean;
  canMerge: boolean;
  canSplit: boolean;
  canUndo: boolean;
  canRedo: boolean;
}

function listAround(editor: Editor): ToolbarState['list'] {
  const { $from } = editor.state.selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const { name } = $from.node(depth).type;
    if (name === 'bulletList' || name === 'orderedList') return name;
  }
  return undefined;
}

export const readToolbarState = (editor: Editor): ToolbarState => {
  const isInText = editor.state.selection.$from.parent.isTextblock;
  const isCode = editor.isActive('codeBlock');
  return {
    marks: Object.fromEntries(MARKS.map((mark) => [mark, editor.isActive(mark)])) as ToolbarState['marks'],
    canMark: isInText && !isCode,
    isInText,
    headingLevel: editor.isActive('heading') ? (editor.getAttributes('heading')['level'] as number) : 0,
    isQuote: editor.isActive('blockquote'),
    isCode,
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

const canDo = (editor: Editor, what: 'merge' | 'split') =>
  editor.isActive('table') && tableCommands[what](editor.state);

export const useToolbarState = (editor: Editor): ToolbarState =>
  useEditorState({ editor, selector: ({ editor: current }) => readToolbarState(current) });
