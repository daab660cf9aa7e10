import { afterEach, beforeAll, expect, test } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { Selection } from '@tiptap/pm/state';
import { createRandom } from '../testing/createRandom.ts';
import { renderEditor } from '../testing/renderEditor.tsx';
import { loadPaste } from '../paste/pasteOrDrop.ts';

beforeAll(loadPaste);

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TEXT = `<pre><div>Kept</div></pre><p>1<img src="${PIXEL}" alt="">2<!-- note -->3</p><hr><hr class="x"><details><summary>4</summary><hr>5</details><ul><li>6</li>7<li><hr></li></ul><dl><dt>8<dd>9</dl><table><caption>0</caption><tr><td>1<td><pre><div>Kept</div></pre></table><iframe src="https://videos.example/1"></iframe>`;
const ATOMS = /<(?:hr|img|iframe|!--|pre)/g;

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open() {
  const rendered = await renderEditor({
    value: TEXT,
    toVideoEmbed: (url) => (url.startsWith('https://videos.example/') ? url : undefined),
  });
  ({ close } = rendered);
  rendered.text.focus();
  return rendered;
}

const sorted = (text: string) => Array.from(text).toSorted().join('');

const lettersIn = (html: string) => sorted(html.replaceAll(/<!--.*?-->|<[^>]*>|Kept|\W/g, ''));

const MOVES = [
  '{ArrowLeft}',
  '{ArrowRight}',
  '{ArrowUp}',
  '{ArrowDown}',
  '{Home}',
  '{End}',
  '{PageUp}',
  '{PageDown}',
  '{Escape}',
  '{Control>}{Home}{/Control}',
  '{Control>}{End}{/Control}',
  '{Control>}{ArrowRight}{/Control}',
] as const;

const RUNS = import.meta.env['VITE_TEST_LENGTH'] === 'long' ? 400 : 40;

function paste(target: HTMLElement, word: string): void {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', word);
  target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

test(
  'words typed or pasted after any click and move are whole, and nothing is lost',
  { timeout: 600_000 },
  async () => {
    const { stored, text } = await open();
    const random = createRandom(7);
    const failures: string[] = [];
    for (let run = 0; run < RUNS; run++) {
      const before = lettersIn(stored());
      const clicked = text.querySelectorAll('p, hr, img, li, [data-container], figure')[random(30)];
      if (clicked && random(3) === 0) await userEvent.click(clicked);
      const moves = Array.from({ length: random(5) }, () => MOVES[random(MOVES.length)] ?? '').join('');
      const word = `w${String(run).padStart(3, '0')}abcdefghij`;
      if (random(4) === 0) {
        if (moves) await userEvent.keyboard(moves);
        paste(text, word);
      } else await userEvent.keyboard(`${moves}${word}`);
      const after = stored();
      const isWhole = after.includes(word) && lettersIn(after) === sorted(before + word);
      if (!isWhole || after.match(ATOMS)?.length !== 9)
        failures.push(`${run} ${clicked?.nodeName} ${moves}: ${after}`);
    }
    expect(failures).toEqual([]);
  },
);

const keyboard = () =>
  cdp() as unknown as { send: (method: string, parameters: Record<string, unknown>) => Promise<unknown> };

test('keys that come within a millisecond beside an atom lose nothing', { timeout: 600_000 }, async () => {
  const { stored, editor, text } = await open();
  const random = createRandom(11);
  const beside: number[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.isAtom && !node.isText) beside.push(at, at + node.nodeSize);
  });
  const failures: string[] = [];
  for (let run = 0; run < RUNS; run++) {
    const before = lettersIn(stored());
    const word = `w${String(run).padStart(3, '0')}abcdefghij`;
    const at = Math.min(beside[random(beside.length)] ?? 1, editor.state.doc.content.size);
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(Selection.near(doc.resolve(at), random(2) === 0 ? 1 : -1)));
    text.focus();
    const keys = Array.from(word).flatMap((key) => {
      const code = { key, text: key, unmodifiedText: key };
      return [
        keyboard().send('Input.dispatchKeyEvent', { type: 'keyDown', ...code }),
        keyboard().send('Input.dispatchKeyEvent', { type: 'keyUp', key }),
      ];
    });
    await Promise.all(keys);
    const after = stored();
    const isWhole = after.includes(word) && lettersIn(after) === sorted(before + word);
    if (!isWhole || after.match(ATOMS)?.length !== 9) failures.push(`${run} at ${at}: ${after}`);
  }
  expect(failures).toEqual([]);
});
