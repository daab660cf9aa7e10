import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { inlineForward } from '../testing/inlineArrowKeys.ts';
import { SegmentedControl, type Segment } from './SegmentedControl.tsx';

const THEMES: readonly Segment[] = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'system', label: 'System', icon: 'monitor' },
];

const meta = preview.meta({
  title: 'Forms/SegmentedControl',
  component: SegmentedControl,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the selected option' },
      {
        keys: ['Arrow right', 'Arrow left', 'Arrow down', 'Arrow up'],
        does: 'Selects the next or previous option',
      },
    ],
  },
  args: {
    label: 'Theme',
    defaultValue: 'light',
    onChange: fn(),
    options: THEMES,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Theme' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard(inlineForward());
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Dark' })).not.toHaveFocus();
    await userEvent.click(canvas.getByText('Light'));
    await expect(canvas.getByRole('radio', { name: 'Light' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('light');
  },
});

/** In the head of what it switches. */
export const HiddenLabel = meta.story({
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Theme' });
    await expect(group.clientHeight).toBeLessThan(48);
  },
});

export const TextOnly = meta.story({
  args: {
    description: 'Applies to this browser.',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup')).toHaveAccessibleDescription('Applies to this browser.');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    options: [
      { value: 'light', label: 'A choice with a great many words in it that needs several lines' },
      { value: 'dark', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk' },
      { value: 'system', label: 'System' },
    ],
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked();
  },
});
