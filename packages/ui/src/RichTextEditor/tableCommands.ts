import type { Editor } from '@tiptap/core';
import * as tables from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';

/** What can be done to the table around the cursor, by name. */
export const tableCommands = {
  addRowBefore: tables.addRowBefore,
  addRowAfter: tables.addRowAfter,
  deleteRow: tables.deleteRow,
  addColumnBefore: tables.addColumnBefore,
  addColumnAfter: tables.addColumnAfter,
  deleteColumn: tables.deleteColumn,
  toggleHeaderRow: tables.toggleHeader('row'),
  toggleHeaderColumn: tables.toggleHeader('column'),
  merge: tables.mergeCells,
  split: tables.splitCell,
  deleteTable: tables.deleteTable,
} satisfies Record<string, Command>;

export type TableCommand = keyof typeof tableCommands;

/** Does it, and puts the focus back into the text. */
export function runTableCommand(editor: Editor, name: TableCommand): boolean {
  const done = tableCommands[name](editor.state, editor.view.dispatch);
  editor.view.focus();
  return done;
}
