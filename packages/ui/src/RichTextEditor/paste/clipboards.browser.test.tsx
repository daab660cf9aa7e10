import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createRandom } from '../testing/createRandom.ts';
import { renderEditor, settle } from '../testing/renderEditor.tsx';
import { CLIPBOARDS } from '../testing/clipboards.ts';
import { loadPaste } from './pasteOrDrop.ts';

beforeAll(loadPaste);

const eventually = <T,>(check: () => T) => vi.waitFor(check, { timeout: 10_000 });

let close: () => Promise<void> | void = () => undefined;
afterEach(() => close());

async function open(value = '') {
  const rendered = await renderEditor({ value });
  ({ close } = rendered);
  const paste = (html: string, plain = '') => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (plain) clipboardData.setData('text/plain', plain);
    rendered.text.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  };
  const panel = () => rendered.container.querySelector<HTMLElement>('[data-paste-panel]');
  const button = (name: string) => {
    const found = [...(panel()?.querySelectorAll('button') ?? [])].find(
      (one) => (one.ariaLabel ?? one.textContent) === name,
    );
    if (!found) throw new Error(`No button ${name}`);
    return found;
  };
  return { ...rendered, paste, panel, button };
}

/** As a reader sees it. */
const wordsOf = (html: string) =>
  (
    new DOMParser().parseFromString(html.replaceAll('<br>', ' '), 'text/html').body.textContent ?? ''
  ).replaceAll(/\s+/g, ' ');

test('there are at least 40 clipboards', () => {
  expect(CLIPBOARDS.length).toBeGreaterThanOrEqual(40);
});

test.each(CLIPBOARDS.map((one) => [one.name, one] as const))(
  '%s',
  async (_, { html, plain, must, mustNot = [], said = [] }) => {
    const { paste, stored, panel, editor } = await open('');
    paste(html, plain);
    const whole = `${stored()}\n${wordsOf(stored())}`;
    for (const text of must) expect(whole).toContain(text);
    for (const text of mustNot) expect(whole).not.toContain(text);
    await eventually(() => {
      const shown = panel()?.textContent ?? '';
      expect(said.filter((one) => !shown.includes(one))).toEqual([]);
    });
    expect(stored()).not.toMatch(/[\ufdd0\ufdd1]/);
    editor.commands.undo();
    expect(stored()).toBe('');
    await eventually(() => expect(panel()).toBeNull());
  },
);

const TRACKED = `<p>One <del cite="mailto:Jane%20Doe">two</del><ins cite="mailto:Jane%20Doe">three</ins> four</p>`;

test('tracked changes are accepted, and kept as marks at a press', async () => {
  const { paste, stored, panel, button, container } = await open('<p>Start</p>');
  paste(TRACKED);
  expect(stored()).toBe('<p>One three fourStart</p>');
  await eventually(() => expect(container.querySelector('output')?.textContent).toBe('Pasted. Accepted: 2'));
  await userEvent.click(await eventually(() => button('Keep as marks')));
  expect(stored()).toBe('<p>One <del>two</del><ins>three</ins> fourStart</p>');
  await eventually(() => expect(panel()?.textContent).toContain('Tracked changes (2 places) kept as marks'));
  await userEvent.click(button('Accept all'));
  expect(stored()).toBe('<p>One three fourStart</p>');
  await eventually(() => expect(panel()?.textContent).toContain('Accepted'));
  await userEvent.click(button('Undo the paste'));
  expect(stored()).toBe('<p>Start</p>');
  await eventually(() => expect(panel()).toBeNull());
});

test('after later changes a paste is not taken back with them', async () => {
  const { paste, stored, panel, editor } = await open('<p>Start</p>');
  paste(TRACKED);
  await eventually(() => expect(panel()?.textContent).toContain('Undo the paste'));
  editor.commands.insertContent('!');
  await eventually(() => expect(panel()?.textContent).toContain('Undo later changes first'));
  expect(panel()?.textContent).not.toContain('Keep as marks');
  editor.commands.undo();
  await eventually(() => expect(panel()?.textContent).toContain('Undo the paste'));
  expect(stored()).toBe('<p>One three fourStart</p>');
});

test('“Show” goes from place to place, and Escape closes the panel', async () => {
  const { paste, panel, button, editor, text, container } = await open('');
  paste('<p>One <span style="display:none">x</span>two</p><p>Three <span hidden>y</span>four</p>');
  const show = await eventually(() => button('Show: Hidden text (2 places)'));
  editor.commands.setTextSelection(1);
  await userEvent.click(show);
  expect(editor.state.selection.$from.parent.textContent).toBe('One two');
  expect(editor.state.selection.$from.parentOffset).toBe(4);
  await userEvent.click(show);
  expect(editor.state.selection.$from.parent.textContent).toBe('Three four');
  expect(container.querySelectorAll('[aria-label="Left out: Hidden text (2 places)"]')).toHaveLength(2);
  button('Done').focus();
  await userEvent.keyboard('{Escape}');
  await eventually(() => expect(panel()).toBeNull());
  expect(container.querySelectorAll('[data-pm-removed]')).toHaveLength(0);
  expect(document.activeElement).toBe(text);
});

test('a paste with nothing to say has no panel', async () => {
  const { paste, panel, stored } = await open('');
  paste('<p>One <b>two</b></p>');
  await settle();
  expect(stored()).toBe('<p>One <strong>two</strong></p>');
  expect(panel()).toBeNull();
});

/** Fragments of clipboards around a word: whether a reader of the original saw it. */
const FRAGMENTS: readonly (readonly [isSeen: boolean, write: (word: string) => string])[] = [
  [true, (word) => `<span>${word}</span>`],
  [true, (word) => `<b style="font-weight:normal">${word}</b>`],
  [true, (word) => `<a href="https://www.google.com/url?q=https://example.org/">${word}</a>`],
  [true, (word) => `<a href="#_Ref${word}">${word}</a>`],
  [true, (word) => `<ins cite="mailto:A">${word}</ins>`],
  [true, (word) => `<del cite="mailto:A">${word}</del>`],
  [true, (word) => `<span style="text-transform:lowercase;font-variant:small-caps">${word}</span>`],
  [true, (word) => `<a style='mso-comment-reference:A_1'>${word}</a>`],
  [true, (word) => `<svg><text>${word}</text></svg>`],
  [
    true,
    (word) =>
      `<span style='mso-element:field-begin'></span> REF x <span style='mso-element:field-separator'></span>${word}<span style='mso-element:field-end'></span>`,
  ],
  [true, (word) => `<span style="visibility:hidden"><i style="visibility:visible">${word}</i></span>`],
  [false, (word) => `<span style="display:none">${word}</span>`],
  [false, (word) => `<span style='mso-hide:all'><del>${word}</del></span>`],
  [false, (word) => `<span class="unseen">${word}</span>`],
  [false, (word) => `<!--[if gte mso 9]>${word}<![endif]-->`],
  [false, (word) => `<span hidden><b>${word}</b></span>`],
];

const BLOCKS: readonly ((content: string, next: () => string) => string)[] = [
  (content) => `<p class=MsoNormal>${content}</p>`,
  (content) => `<div align=center>${content}</div>`,
  (content, next) => `<ol><li>${content}<ol><li>${next()}</li></ol></li></ol>`,
  (content, next) => `<ul><li><p>${content}</p></li><li>${next()}</li></ul>`,
  (content, next) => `<table border=0><tr><td>${content}</td><td><p>${next()}</p></td></tr></table>`,
  (content) => `<h2>${content}</h2>`,
  (content, next) => `<div class=WordSection1><p>${content}</p><div>${next()}</div></div>`,
  (content) =>
    `<p style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>1.1<span style='font:7.0pt "Times New Roman"'> </span></span>${content}</p>`,
];

const isLong = import.meta.env['VITE_TEST_LENGTH'] === 'long';

test(
  'every visible word arrives or is named, and no hidden word arrives',
  { timeout: 2_400_000 },
  async () => {
    const { paste, stored, panel, editor } = await open('');
    for (let seed = 1; seed <= (isLong ? 10_000 : 150); seed++) {
      const random = createRandom(seed);
      const seen: string[] = [];
      const unseen: string[] = [];
      const fragment = () => {
        const word = `word${String(seen.length + unseen.length).padStart(3, '0')}x`;
        const [isSeen, write] = FRAGMENTS[random(FRAGMENTS.length)] ?? [true, () => ''];
        (isSeen ? seen : unseen).push(word);
        return write(word);
      };
      const content = () => Array.from({ length: 1 + random(4) }, fragment).join(random(2) ? ' ' : '');
      let html = '<style>.unseen { display: none }</style>';
      for (let block = 1 + random(6); block > 0; block--)
        html += BLOCKS[random(BLOCKS.length)]?.(content(), content) ?? '';
      paste(html);
      const arrived = stored();
      const missing = seen.filter((word) => !arrived.includes(word));
      const isNamed = (word: string) => panel()?.textContent?.includes(word) ?? false;
      await eventually(() =>
        expect(
          missing.filter((word) => !isNamed(word)),
          `seed ${seed}: ${html}`,
        ).toEqual([]),
      );
      expect(
        unseen.filter((word) => arrived.includes(word)),
        `seed ${seed}: ${html}`,
      ).toEqual([]);
      editor.commands.undo();
      expect(stored(), `seed ${seed}: ${html}`).toBe('');
    }
  },
);

test(
  '2 MB of Word with comments, revisions in tables and hidden text is pasted',
  { timeout: 120_000 },
  async () => {
    const { paste, stored, panel } = await open('');
    const block = `<p class=MsoNormal style='text-align:justify'><span lang=EN-GB style='mso-fareast-language:DE'>${'We keep it for ten years. '.repeat(20)}<span style='display:none;mso-hide:all'>INTERNAL</span></span></p><table class=MsoTableGrid border=1><tr><td style='border:solid windowtext 1.0pt'><p class=MsoNormal>Six<del cite="mailto:A"> GONE</del><ins cite="mailto:A"> here</ins></p></td></tr></table>`;
    const html = `<style>p.MsoNormal {font-weight:normal} ${'span.unused {display:none}'.repeat(200)}</style>${block.repeat(Math.ceil(2_000_000 / block.length))}`;
    paste(html);
    expect(stored()).toContain('Six here');
    expect(stored()).not.toMatch(/INTERNAL|GONE/);
    await eventually(() => expect(panel()?.textContent).toMatch(/Hidden text \(\d{4} places\)/));
  },
);
