import { Extension } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { describeMove, describeSelection, type EditorWords } from '../useEditorWords.ts';
import * as commands from '../commands/commands.ts';

interface ShortcutsOptions {
  onToolbar: () => void;
  onLink: () => void;
  onEditPreserved: (position: number) => void;
  words: () => EditorWords;
  announce: (message: string) => void;
}

export const Shortcuts = Extension.create<ShortcutsOptions>({
  name: 'shortcuts',
  priority: 1100,
  addKeyboardShortcuts() {
    const { options, editor } = this;
    const move = (step: 1 | -1) => () => {
      const selected = commands.selectedBlock(editor);
      if (!selected || !editor.isEditable) return false;
      const isMoved = commands.moveBlock(editor, selected.from, step);
      options.announce(describeMove(isMoved, step, options.words()));
      return true;
    };
    return {
      'Alt-F10': () => {
        options.onToolbar();
        return true;
      },
      'Mod-k': () => {
        if (!editor.isEditable || !editor.state.selection.$from.parent.isTextblock) return false;
        options.onLink();
        return true;
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
        options.onEditPreserved(selected.from);
        return true;
      },
    };
  },
  onSelectionUpdate() {
    const { selection } = this.editor.state;
    if (!(selection instanceof NodeSelection)) return;
    const message = describeSelection(selection.node.type.name, this.options.words());
    if (message) this.options.announce(message);
  },
});
