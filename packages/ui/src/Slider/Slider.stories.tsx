import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Stack } from '../Stack/Stack.tsx';
import { Slider } from './Slider.tsx';

const meta = preview.meta({
  title: 'Forms/Slider',
  component: Slider,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the slider' },
      { keys: ['Arrow right', 'Arrow up'], does: 'Adds a step; right to left, Arrow left does' },
      { keys: ['Arrow left', 'Arrow down'], does: 'Subtracts a step; right to left, Arrow right does' },
      { keys: ['Page up', 'Page down'], does: 'Adds or subtracts a tenth of the range' },
      { keys: ['Home', 'End'], does: 'Sets the least or greatest amount' },
    ],
  },
  args: { label: 'Zoom', defaultValue: 40, onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: 'Zoom' })).toHaveValue('40');
    await expect(canvas.getByText('40')).toBeVisible();
  },
});

/** The simulated keys don't move native sliders, so this sends what the browser does. */
export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const slider = canvas.getByRole('slider');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.input(slider, { target: { value: '41' } });
    await expect(args.onChange).toHaveBeenLastCalledWith(41);
    await expect(slider).toHaveAttribute('aria-valuetext', '41');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Formatted = meta.story({
  args: {
    description: 'Of the original size.',
    defaultValue: 1.25,
    minValue: 0.5,
    maxValue: 2,
    step: 0.25,
    formatOptions: { style: 'percent' },
  },
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider');
    await expect(slider).toHaveAttribute('aria-valuetext', '125%');
    await expect(slider).toHaveAccessibleDescription('Of the original size.');
  },
});

export const Ends = meta.story({
  render: (args) => (
    <Stack gap="m">
      <Slider {...args} label="Least" defaultValue={0} />
      <Slider {...args} label="Greatest" defaultValue={100} />
    </Stack>
  ),
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    label: 'A label with a great many words in it that needs several lines',
    defaultValue: 123456,
    maxValue: 1000000,
    formatOptions: { style: 'unit', unit: 'kilometer', unitDisplay: 'long' },
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
