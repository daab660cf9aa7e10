import { NodeSelection } from '@tiptap/pm/state';
import { afterEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderEditor } from '../testing/renderEditor.tsx';

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => `<p>${index + 1}. ${'Nothing is lost. '.repeat(20)}</p>`).join(
    '',
  );

const HIGH = `<pre>${'<div>Kept</div>\nas it is\n'.repeat(60)}</pre>`;

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open(value: string) {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  const { editor, text } = rendered;
  text.focus();
  editor.commands.setTextSelection(1);
  const box = text.parentElement as HTMLElement;
  const isCursorInSight = () => {
    const { selection } = editor.state;
    const { top, bottom } =
      selection instanceof NodeSelection
        ? (editor.view.nodeDOM(selection.from) as Element).getBoundingClientRect()
        : editor.view.coordsAtPos(selection.head);
    const sight = box.getBoundingClientRect();
    return bottom > sight.top && top < sight.bottom;
  };
  return { ...rendered, box, isCursorInSight };
}

/** Presses a key until scrolling stops; returns the scroll distance of each press, in CSS px. */
async function pressToEnd({ box, isCursorInSight }: Awaited<ReturnType<typeof open>>, keys: string) {
  const moves: number[] = [];
  for (;;) {
    const before = box.scrollTop;
    await userEvent.keyboard(keys);
    expect(isCursorInSight()).toBe(true);
    if (box.scrollTop === before) return moves;
    moves.push(box.scrollTop - before);
  }
}

describe.each([
  ['a long text', paragraphs(30)],
  ['a text with a preserved block higher than the editor', paragraphs(4) + HIGH + paragraphs(4)],
])('in %s', (_, value) => {
  test('Page Down and Page Up skip nothing', async () => {
    const opened = await open(value);
    const { box, editor, stored } = opened;
    expect(box.clientHeight).toBe(300);
    const height = box.scrollHeight - 300;

    const down = await pressToEnd(opened, '{PageDown}');
    expect(box.scrollTop).toBe(height);
    for (const move of down.slice(0, -1)) expect(move).toBe(252);
    expect(down.at(-1)).toBeLessThanOrEqual(252);
    expect(editor.state.selection.to).toBe(editor.state.doc.content.size - 1);

    const up = await pressToEnd(opened, '{PageUp}');
    expect(box.scrollTop).toBe(0);
    for (const move of up.slice(0, -1)) expect(move).toBe(-252);
    expect(editor.state.selection.from).toBe(1);
    expect(document.scrollingElement?.scrollTop).toBe(0);
    expect(stored()).toBe(value);
  });
});

test('the cursor keeps its position in the viewport', async () => {
  const { editor, box } = await open(paragraphs(30));
  const place = () => editor.view.coordsAtPos(editor.state.selection.head);
  const before = place();
  await userEvent.keyboard('{PageDown}');
  expect(box.scrollTop).toBe(252);
  expect(Math.abs(place().top - before.top)).toBeLessThan(30);
  await userEvent.keyboard('!');
  expect(box.scrollTop).toBe(252);
});

test('Shift extends the selection by a page', async () => {
  const { editor, box } = await open(paragraphs(30));
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(editor.state.selection.from).toBe(1);
  const first = editor.state.selection.to;
  expect(first).toBeGreaterThan(100);
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}');
  expect(editor.state.selection.from).toBe(1);
  expect(editor.state.selection.to).toBeGreaterThan(first + 100);
  expect(box.scrollTop).toBe(504);
});

test('in a short text they move to its start and end', async () => {
  const { editor } = await open('<p>One</p><p>Two</p>');
  await userEvent.keyboard('{PageDown}');
  expect(editor.state.selection.from).toBe(9);
  await userEvent.keyboard('{PageUp}');
  expect(editor.state.selection.from).toBe(1);
});

test('Control + Home and End reach before and after outermost blocks without text', async () => {
  const rendered = await renderEditor({ value: '<hr>\n<p>One</p>\n<hr>' });
  ({ close } = rendered);
  const { editor, stored, text } = rendered;
  text.focus();
  editor.commands.setTextSelection(3);
  await userEvent.keyboard('{Control>}{End}{/Control}end');
  await userEvent.keyboard('{Control>}{Home}{/Control}start');
  expect(stored()).toBe('<p>start</p>\n<hr>\n<p>One</p>\n<hr>\n<p>end</p>');
});
