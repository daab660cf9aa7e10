/**
 * The roles a table's elements have by themselves. Written out because engines drop them where CSS changes `display`, as it
 * does on a phone, and the list that is seen there shall still be read as a table.
 */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;
