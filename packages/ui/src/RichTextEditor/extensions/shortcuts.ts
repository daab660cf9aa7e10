import { Extension } from '@tiptap/core';
import * as commands from '../commands.ts';

interface ShortcutsOptions {
  /** Puts the focus on the toolbar. */
  onToolbar: () => void;
  onLink: () => void;
  onEditKept: (position: number) => void;
  announce: (message: string) => void;
}

/** Keys that are more than typing: to the toolbar, to the link dialog, and for blocks that are selected as a whole. */
export const Shortcuts = Extension.create<ShortcutsOptions>({
  name: 'shortcuts',
  priority: 1100,
  addKeyboardShortcuts() {
    const { options, editor } = this;
    const move = (step: 1 | -1) => () => {
      const selected = commands.selectedBlock(editor);
      if (!selected || !editor.isEditable) return false;
      const isMoved = commands.moveBlock(editor, selected.from, step);
      options.announce(isMoved ? `Moved ${step > 0 ? 'down' : 'up'}` : 'It cannot be moved further');
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
        if (selected?.node.type.name !== 'keptBlock' || !editor.isEditable) return false;
        options.onEditKept(selected.from);
        return true;
      },
    };
  },
  onSelectionUpdate() {
    const selected = commands.selectedBlock(this.editor);
    if (selected?.node.type.name === 'keptBlock')
      this.options.announce(
        'Kept as is. Enter edits its HTML, Alt with an arrow moves it, Delete removes it.',
      );
    else if (selected?.node.type.name === 'video') this.options.announce('Video. Delete removes it.');
  },
});
