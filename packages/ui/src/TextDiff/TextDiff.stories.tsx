import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { keyboard } from './TextDiff.keyboard.ts';
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
  parameters: { keyboard },
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

export const Blocks = meta.story({
  args: {
    blocks: [
      { parts: [{ kind: 'same', text: '12 unchanged blocks' }] },
      { note: 'Changed · Bold added: “name”', parts: PARTS },
      { note: 'Moved here', parts: [{ kind: 'same', text: 'We never sell it.' }] },
      { parts: [{ kind: 'same', text: 'A long text.\n'.repeat(40) }] },
      { note: 'Removed', parts: [{ kind: 'removed', text: 'Write to us.' }] },
    ],
    current: 4,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'What differs' }).scrollTop).toBeGreaterThan(100);
    await expect(canvas.getByText('Write to us.').closest('div')).toHaveAttribute('aria-current', 'true');
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

export const RightToLeft = meta.story({
  args: {
    blocks: [
      {
        parts: [
          { kind: 'same', text: 'نحتفظ باسمك' },
          { kind: 'removed', text: ' وعنوانك' },
          { kind: 'added', text: ' وبريدك الإلكتروني' },
        ],
      },
    ],
  },
  globals: { direction: 'rtl' },
  // System fonts differ between machines.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const text = canvas.getByRole('region', { name: 'What differs' });
    await expect(getComputedStyle(text).direction).toBe('rtl');
  },
});
