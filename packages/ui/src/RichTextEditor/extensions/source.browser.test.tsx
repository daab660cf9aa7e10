import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEditor } from '../testing/renderEditor.tsx';

const ONE = '<P>One</P>\n<pre><div>Kept</div></pre>';
const TWO = '<p>Two</p>\n\n<PRE><div>Kept</PRE>\n<p>More';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  rendered.text.focus();
  rendered.editor.commands.setTextSelection(4);
  return rendered;
}

const UNDO = '{Control>}z{/Control}';
const REDO = '{Control>}{Shift>}z{/Shift}{/Control}';

describe('a new value from the screen', () => {
  test('is one step; undo and redo restore the exact strings', async () => {
    const { editor, stored, setValue } = await open(ONE);
    await userEvent.keyboard('!');
    const typed = stored();
    expect(typed).toBe('<P>One!</P>\n<pre><div>Kept</div></pre>');
    await setValue(TWO);
    expect(stored()).toBe(TWO);
    expect(editor.getText()).toContain('Two');
    await userEvent.keyboard(UNDO);
    expect(stored()).toBe(typed);
    await userEvent.keyboard(UNDO);
    expect(stored()).toBe(ONE);
    await userEvent.keyboard(REDO);
    expect(stored()).toBe(typed);
    await userEvent.keyboard(REDO);
    expect(stored()).toBe(TWO);
  });

  test('is a separate step from typing right after it', async () => {
    const { editor, stored, setValue } = await open(ONE);
    await setValue(TWO);
    editor.commands.setTextSelection(4);
    await userEvent.keyboard('?');
    expect(stored()).toBe(TWO.replace('Two', 'Two?'));
    await userEvent.keyboard(UNDO);
    expect(stored()).toBe(TWO);
    await userEvent.keyboard(UNDO);
    expect(stored()).toBe(ONE);
  });

  test('does not call onChange', async () => {
    const changes: string[] = [];
    const { setValue, ...rendered } = await renderEditor({
      value: ONE,
      onChange: (html) => changes.push(html),
    });
    ({ close } = rendered);
    await setValue(TWO);
    expect(changes).toEqual([]);
  });

  test('that equals the current text keeps the undo history', async () => {
    const { stored, setValue } = await open(ONE);
    await userEvent.keyboard('!');
    await setValue(stored());
    await userEvent.keyboard(UNDO);
    expect(stored()).toBe(ONE);
  });
});

test('a table with rows of different lengths is not changed until it is edited', async () => {
  const RAGGED = '<table><tbody><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></tbody></table>\n<p>End</p>';
  const { editor, stored, setValue } = await open(ONE);
  await setValue(RAGGED);
  editor.commands.insertContentAt(editor.state.doc.content.size - 1, '!');
  expect(stored()).toBe(RAGGED.replace('End', 'End!'));
  editor.commands.insertContentAt(4, 'x');
  expect(stored()).toContain('<td>xa</td>');
  await userEvent.keyboard(UNDO);
  await userEvent.keyboard(UNDO);
  expect(stored()).toBe(RAGGED);
});
