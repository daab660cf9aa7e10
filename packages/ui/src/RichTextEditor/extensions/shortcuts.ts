import { Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import type { InputOptions } from '../RichTextEditorProps.ts';
import { describeMove, describeSelection } from '../useEditorWords.ts';
import * as commands from '../commands/commands.ts';

export const Shortcuts = Extension.create<InputOptions>({
  name: 'shortcuts',
  priority: 1100,
  addKeyboardShortcuts() {
    const { editor } = this;
    const { latest } = this.options;
    const move = (step: 1 | -1) => () => {
      const selected = commands.selectedBlock(editor);
      if (!selected || !editor.isEditable) return false;
      const isMoved = commands.moveBlock(editor, selected.from, step);
      latest().actions.announce(describeMove(isMoved, step, latest().words));
      return true;
    };
    return {
      'Alt-F10': () => {
        latest().actions.onToolbar();
        return true;
      },
      'Mod-k': () => {
        if (!editor.isEditable || !editor.state.selection.$from.parent.isTextblock) return false;
        latest().actions.onLink();
        return true;
      },
      'Mod-f': () => {
        latest().actions.onFind();
        return true;
      },
      'Mod-Alt-m': () => {
        const { onComment } = latest().actions;
        onComment?.();
        return onComment !== undefined;
      },
      'Mod-]': () => commands.canIndent(editor) && commands.indentBy(editor, 1),
      'Mod-[': () => commands.canOutdent(editor) && commands.indentBy(editor, -1),
      'Mod-Shift-7': () => commands.toggleList(editor, 'orderedList'),
      'Mod-Shift-8': () => commands.toggleList(editor, 'bulletList'),
      'Alt-ArrowUp': move(-1),
      'Alt-ArrowDown': move(1),
      Enter: () => {
        const selected = commands.selectedBlock(editor);
        if (selected?.node.type.name !== 'preservedBlock' || !editor.isEditable) return false;
        latest().actions.onEditPreserved(selected.from);
        return true;
      },
    };
  },
  onSelectionUpdate() {
    const { selection } = this.editor.state;
    if (!(selection instanceof NodeSelection)) return;
    const { actions, words } = this.options.latest();
    const message = describeSelection(selection.node.type.name, words);
    if (message) actions.announce(message);
  },
});
