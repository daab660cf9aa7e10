import { expect, test } from 'vitest';
import { makeEditor, save } from '../testing/makeEditor.ts';
import { type TableCommand, tableCommands } from './tableCommands.ts';

const row = (cell: string) => `<tr><td>${cell}</td></tr>`;
const TABLE = `<table><thead>${row('Head')}</thead><tbody>${row('Body')}</tbody><tfoot>${row('Foot')}</tfoot></table>`;

function run(html: string, cell: string, command: TableCommand): string {
  const editor = makeEditor(html);
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === cell) editor.commands.setTextSelection(at);
  });
  tableCommands[command](editor.state, editor.view.dispatch);
  const saved = save(editor);
  editor.destroy();
  return saved.replaceAll(/\s+|<p>|<\/p>|<br>/g, '');
}

// Browsers render thead first and tfoot last, wherever they are.
test.each<[cell: string, command: TableCommand, rows: string]>([
  ['Head', 'addRowBefore', `<thead>${row('')}${row('Head')}</thead><tbody>${row('Body')}</tbody>`],
  ['Head', 'addRowAfter', `<thead>${row('Head')}</thead><tbody>${row('')}${row('Body')}</tbody>`],
  ['Body', 'addRowBefore', `<thead>${row('Head')}</thead><tbody>${row('')}${row('Body')}</tbody>`],
  ['Foot', 'addRowBefore', `<tbody>${row('Body')}${row('')}</tbody><tfoot>${row('Foot')}</tfoot>`],
  ['Foot', 'addRowAfter', `<tbody>${row('Body')}</tbody><tfoot>${row('Foot')}${row('')}</tfoot>`],
])('a row added in %s by %s is rendered where it was added', (cell, command, rows) => {
  expect(run(TABLE, cell, command)).toContain(rows);
});

test('a table is deleted with its caption', () => {
  const html = '<p>Before</p>\n<table><caption>Logs</caption><tr><td>Cell</td></tr></table>\n<p>After</p>';
  expect(run(html, 'Cell', 'deleteTable')).toBe('BeforeAfter');
});
