import type { Editor } from '@tiptap/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEditor } from '../testing/renderEditor.tsx';

const TAB = '{Tab}';
const BACK = '{Shift>}{Tab}{/Shift}';

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

function cursorAt(editor: Editor, words: string): void {
  editor.state.doc.descendants((node, at) => {
    if (node.isText && node.text === words) editor.commands.setTextSelection(at);
  });
}

async function open(value: string, words: string) {
  const rendered = await renderEditor({ value });
  for (const place of ['prepend', 'append'] as const)
    rendered.container[place](document.createElement('button'));
  ({ close } = rendered);
  rendered.text.focus();
  cursorAt(rendered.editor, words);
  return { ...rendered, announced: () => rendered.container.querySelector('output')?.textContent };
}

const LIST = '<ul><li>One</li><li>Two</li></ul>';
const NESTED = '<ul><li>One<ul><li>Two</li></ul></li></ul>';
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
const TABLE = table(row('a', 'b'), row('c', 'd'));

describe('in a list', () => {
  test('Tab indents the item, and Shift + Tab outdents it', async () => {
    const { text, stored } = await open(LIST, 'Two');
    await userEvent.keyboard(TAB);
    expect(stored()).toBe(NESTED);
    await userEvent.keyboard(BACK);
    expect(stored()).toBe(LIST);
    expect(text).toBe(document.activeElement);
  });

  test.each([
    ['Tab at the first item', TAB, 'One'],
    ['Shift + Tab at the outermost level', BACK, 'Two'],
  ])('%s changes nothing and keeps the focus', async (_, keys, words) => {
    const { text, stored } = await open(LIST, words);
    await userEvent.keyboard(keys);
    expect(stored()).toBe(LIST);
    expect(text).toBe(document.activeElement);
  });
});

describe('in a table', () => {
  test('Tab moves to the next cell and adds a row after the last one', async () => {
    const { text, stored } = await open(TABLE, 'c');
    await userEvent.keyboard(`${TAB}x`);
    expect(stored()).toBe(table(row('a', 'b'), row('c', 'x')));
    await userEvent.keyboard(`${TAB}y${TAB}z`);
    expect(stored()).toBe(table(row('a', 'b'), row('c', 'x'), row('y', 'z')));
    expect(text).toBe(document.activeElement);
  });

  test('Shift + Tab moves back and stops in the first cell', async () => {
    const { text, stored } = await open(TABLE, 'b');
    await userEvent.keyboard(BACK);
    await userEvent.keyboard(BACK);
    expect(text).toBe(document.activeElement);
    await userEvent.keyboard('x');
    expect(stored()).toBe(table(row('x', 'b'), row('c', 'd')));
  });

  test('Tab indents a list in a cell', async () => {
    const { stored } = await open(table(row(LIST)), 'Two');
    await userEvent.keyboard(TAB);
    expect(stored()).toBe(table(row(NESTED)));
  });
});

describe('leaving', () => {
  test.each([
    ['a list', LIST, 'Two'],
    ['the last cell of a table', TABLE, 'd'],
  ])('%s: Escape, then Tab or Shift + Tab', async (_, html, words) => {
    for (const keys of [TAB, BACK]) {
      const { text, stored, announced } = await open(html, words);
      await userEvent.keyboard('{Escape}');
      await vi.waitFor(() => expect(announced()).toBe('Press Tab to leave the editor'));
      await userEvent.keyboard(keys);
      expect(text.contains(document.activeElement)).toBe(false);
      expect(stored()).toBe(html);
      await close();
    }
  });

  test('typing cancels Escape', async () => {
    const { text, stored } = await open(LIST, 'Two');
    await userEvent.keyboard(`{Escape}x${TAB}`);
    expect(text).toBe(document.activeElement);
    expect(stored()).toBe('<ul><li>One<ul><li>xTwo</li></ul></li></ul>');
  });

  test('a paragraph needs only Tab', async () => {
    const { text } = await open('<p>One</p>', 'One');
    await userEvent.keyboard(TAB);
    expect(text.contains(document.activeElement)).toBe(false);
  });

  test('is described to screen readers, and visibly after Tab stayed in the text', async () => {
    const words = 'In lists and tables, press Escape, then Tab to leave the editor';
    const { container, text } = await open(LIST, 'One');
    expect(text.getAttribute('aria-description')).toBe(words);
    expect(container.textContent).not.toContain(words);
    await userEvent.keyboard(TAB);
    await vi.waitFor(() => expect(container.textContent).toContain(words));
    await userEvent.keyboard(`{Escape}${TAB}`);
    await vi.waitFor(() => expect(container.textContent).not.toContain(words));
  });
});
