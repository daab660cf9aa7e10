import { expect, test } from 'vitest';
import { makeEditor, save } from './corpus/makeEditor.ts';
import { runTableCommand, type TableCommand } from './tableCommands.ts';

const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
const TABLE = `<table><thead>${row('Head')}</thead><tbody>${row('Body')}</tbody><tfoot>${row('Foot')}</tfoot></table>`;

/** What the table becomes when a row is added with the cursor in a cell. */
function addRow(cell: string, command: TableCommand): string {
  const editor = makeEditor(TABLE);
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === cell) editor.commands.setTextSelection(at);
  });
  runTableCommand(editor, command);
  const saved = save(editor);
  editor.destroy();
  return saved.replaceAll(/\s+|<p>|<\/p>|<br>/g, '');
}

// Browsers show the head of a table first and its foot last, wherever they stand.
test.each<[cell: string, command: TableCommand, rows: string]>([
  ['Head', 'addRowBefore', `<thead>${row('')}${row('Head')}</thead><tbody>${row('Body')}</tbody>`],
  ['Head', 'addRowAfter', `<thead>${row('Head')}</thead><tbody>${row('')}${row('Body')}</tbody>`],
  ['Body', 'addRowBefore', `<thead>${row('Head')}</thead><tbody>${row('')}${row('Body')}</tbody>`],
  ['Foot', 'addRowBefore', `<tbody>${row('Body')}${row('')}</tbody><tfoot>${row('Foot')}</tfoot>`],
  ['Foot', 'addRowAfter', `<tbody>${row('Body')}</tbody><tfoot>${row('Foot')}${row('')}</tfoot>`],
])('a row that is added in %s by %s is read where it was added', (cell, command, rows) => {
  expect(addRow(cell, command)).toContain(rows);
});
