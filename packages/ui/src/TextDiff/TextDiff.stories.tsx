import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { TextDiff, type DiffPart } from './TextDiff.tsx';

const PARTS: DiffPart[] = [
  { kind: 'same', text: 'We keep your name' },
  { kind: 'removed', text: ' and your address' },
  { kind: 'added', text: ', your e-mail address and what you enter' },
  { kind: 'same', text: '.\nWe never sell it.' },
];

const LONG: DiffPart[] = [{ kind: 'same', text: 'A long text.\n'.repeat(60) }];

const meta = preview.meta({
  title: 'Text/TextDiff',
  component: TextDiff,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the text' },
      { keys: ['Arrow down', 'Arrow up', 'Page down', 'Page up'], does: 'Scrolls overflowing content' },
    ],
  },
  args: {
    label: 'What differs',
    blocks: [{ parts: PARTS }],
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByText('and your address').tagName).toBe('DEL');
    await expect(canvas.getByText(/your e-mail address/).tagName).toBe('INS');
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'What differs' })).toHaveFocus();
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

export const Long = meta.story({
  args: { blocks: [{ parts: LONG }] },
});

const cells = (...texts: string[]) => texts.map((text) => ({ parts: [{ kind: 'same' as const, text }] }));

export const Blocks = meta.story({
  args: {
    blocks: [
      { kind: 'folded', note: '12 unchanged blocks', parts: [] },
      { kind: 'changed', note: 'Changed', parts: PARTS, number: '4.1' },
      { kind: 'info', note: 'Numbers move by 1 from here: 4.2 is now 4.3', parts: [] },
      { kind: 'moved', note: 'Moved here', parts: [{ kind: 'same', text: 'We never sell it.' }] },
      { parts: [{ kind: 'same', text: 'A long text.\n'.repeat(40) }] },
      { kind: 'removed', note: 'Removed', parts: [{ kind: 'removed', text: 'Write to us.' }] },
      { kind: 'left', note: '8.2 was here, now 6.2', parts: [] },
    ],
    current: 5,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What differs' }).scrollTop).toBeGreaterThan(100);
    await expect(canvas.getByText('Write to us.').closest('div')).toHaveAttribute('aria-current', 'true');
  },
});

export const Rows = meta.story({
  args: {
    blocks: [
      { cells: cells('What', 'How long').map((cell) => ({ ...cell, isHeading: true })), parts: [] },
      { kind: 'folded', note: '2 unchanged rows', cells: cells(''), parts: [] },
      {
        kind: 'changed',
        note: 'Changed',
        parts: [],
        cells: [
          ...cells('Invoices'),
          {
            parts: [
              { kind: 'removed', text: '10' },
              { kind: 'added', text: '8' },
              { kind: 'same', text: ' years' },
            ],
          },
        ],
      },
      {
        kind: 'added',
        note: 'Inserted',
        parts: [],
        cells: [{ parts: [{ kind: 'added', text: 'Letters' }] }],
      },
    ],
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(4);
    await expect(canvas.getByText('How long')).toBeVisible();
    await expect(rows[2]).toHaveTextContent('ChangedInvoices108 years');
  },
});

export const Formats = meta.story({
  args: {
    blocks: [
      {
        kind: 'changed',
        note: 'Changed',
        parts: [
          { kind: 'same', text: 'Write to ' },
          { kind: 'same', text: 'us', formats: ['bold'], note: 'Bold added' },
          { kind: 'same', text: ', and keep 10 m' },
          { kind: 'removed', text: '2', formats: ['superscript'] },
          { kind: 'added', text: '3', formats: ['superscript', 'italic'] },
          { kind: 'same', text: ' of ' },
          {
            kind: 'added',
            text: 'Seal',
            src: 'data:image/gif;base64,R0lGODlhAQABAIAAAAUEBAAAACwAAAAAAQABAAACAkQBADs=',
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('us').tagName).toBe('B');
    await expect(canvas.getByText('Bold added')).toBeVisible();
    await expect(canvas.getByText('2').tagName).toBe('SUP');
    await expect(canvas.getByRole('img', { name: 'Seal' })).toBeInTheDocument();
  },
});

export const LongWords = meta.story({
  args: {
    blocks: [
      {
        parts: [
          { kind: 'removed', text: 'Datenschutzgrundverordnung'.repeat(8) },
          { kind: 'added', text: 'x'.repeat(200) },
        ],
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** The notes are in the language of the application. */
export const RightToLeft = meta.story({
  args: {
    blocks: [
      { kind: 'folded', note: '4 unchanged blocks', parts: [] },
      {
        kind: 'changed',
        note: 'Changed',
        parts: [
          { kind: 'same', text: 'نحتفظ باسمك', note: 'Bold added' },
          { kind: 'removed', text: ' وعنوانك' },
          { kind: 'added', text: ' وبريدك الإلكتروني' },
        ],
      },
      { kind: 'changed', note: 'Changed', parts: [], cells: cells('الفواتير', '8 سنوات') },
    ],
  },
  // System fonts differ between machines.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('region', { name: 'What differs' });
    await expect(getComputedStyle(text).direction).toBe('rtl');
    const [first, second] = canvas.getAllByRole('cell').map((cell) => cell.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? Infinity);
  },
});
