import { findParentNodeClosestToPos } from '@tiptap/core';
import * as tables from '@tiptap/pm/tables';
import type { Command } from '@tiptap/pm/state';

/** Adds a row. Above the head or below the foot it joins that section, because browsers render `thead` first and `tfoot` last. */
const addRow =
  (side: 'top' | 'bottom'): Command =>
  (state, dispatch) => {
    if (!tables.isInTable(state)) return false;
    const rect = tables.selectedRect(state);
    const { section } = rect.table.child(side === 'top' ? rect.top : rect.bottom - 1).attrs;
    const tr = tables.addRow(state.tr, rect, rect[side]);
    if (section === (side === 'top' ? 'thead' : 'tfoot')) {
      const rowsBefore = rect.table.content.content.slice(0, rect[side]);
      const added = rowsBefore.reduce((at, row) => at + row.nodeSize, rect.tableStart);
      tr.setNodeAttribute(added, 'section', section);
    }
    dispatch?.(tr);
    return true;
  };

/** Deletes the table at the cursor, with its caption. */
const deleteTable: Command = (state, dispatch) => {
  const { $from } = state.selection;
  const table = findParentNodeClosestToPos($from, ({ type }) => type.name === 'table');
  const depth = (table?.depth ?? 1) - 1;
  if ($from.node(depth).type.name !== 'tableBox') return tables.deleteTable(state, dispatch);
  dispatch?.(state.tr.delete($from.before(depth), $from.after(depth)).scrollIntoView());
  return true;
};

export const tableCommands = {
  addRowBefore: addRow('top'),
  addRowAfter: addRow('bottom'),
  deleteRow: tables.deleteRow,
  addColumnBefore: tables.addColumnBefore,
  addColumnAfter: tables.addColumnAfter,
  deleteColumn: tables.deleteColumn,
  toggleHeaderRow: tables.toggleHeader('row'),
  toggleHeaderColumn: tables.toggleHeader('column'),
  merge: tables.mergeCells,
  split: tables.splitCell,
  deleteTable,
} satisfies Record<string, Command>;

export type TableCommand = keyof typeof tableCommands;
