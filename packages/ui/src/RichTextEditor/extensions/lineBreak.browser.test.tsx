import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEditor } from '../testing/renderEditor.tsx';

const PRESERVED = '<pre><div>Kept</div></pre>';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  rendered.text.focus();
  return rendered;
}

describe.each([
  ['Shift + Enter', '{Shift>}{Enter}{/Shift}'],
  ['Control + Enter', '{Control>}{Enter}{/Control}'],
])('%s', (_, keys) => {
  test.each([
    ['in a paragraph', '<p>One</p>', 4, '<p>One<br>x</p>'],
    ['in bold', '<p><strong>One</strong></p>', 4, '<p><strong>One<br>x</strong></p>'],
    ['in a list', '<ul><li>One</li></ul>', 6, '<ul><li>One<br>x</li></ul>'],
    [
      'in a table',
      '<table><tbody><tr><td>One</td></tr></tbody></table>',
      7,
      '<table><tbody><tr><td>One<br>x</td></tr></tbody></table>',
    ],
  ])('breaks the line %s', async (_place, html, cursor, broken) => {
    const { editor, stored } = await open(html);
    editor.commands.setTextSelection(cursor);
    await userEvent.keyboard(`${keys}x`);
    expect(stored()).toBe(broken);
  });

  test('exits a code block', async () => {
    const { editor, stored } = await open('<pre>One</pre>');
    editor.commands.setTextSelection(4);
    await userEvent.keyboard(`${keys}x`);
    expect(stored()).toBe('<pre>One</pre>\n<p>x</p>');
  });

  test('keeps a selected preserved block', async () => {
    const { editor, stored } = await open(`<p>One</p>\n${PRESERVED}`);
    editor.view.dispatch(editor.state.tr.setSelection(NodeSelection.create(editor.state.doc, 5)));
    await userEvent.keyboard(`${keys}x`);
    expect(stored()).toBe(`<p>One</p>\n${PRESERVED}\n<p><br>x</p>`);
  });
});
