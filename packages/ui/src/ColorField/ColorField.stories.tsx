import { expect, fireEvent, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Inline } from '../Stack/Stack.tsx';
import { Isolate } from '../Text/Text.tsx';
import { ColorField } from './ColorField.tsx';
import { ColorSwatch } from './ColorSwatch.tsx';

const meta = preview.meta({
  title: 'Forms/ColorField',
  component: ColorField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the text, then to the palette' },
      { keys: ['Enter', 'Space'], does: 'On the palette: opens the browser’s colour picker' },
    ],
  },
  args: { label: 'Color', defaultValue: '#3b82f6', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Color' });
    await expect(field).toHaveValue('#3b82f6');
    await expect(canvas.getByLabelText('Open palette')).toHaveValue('#3b82f6');
    await expect(field).not.toHaveAccessibleDescription();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Color' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('#112233');
    await expect(args.onChange).toHaveBeenLastCalledWith('#112233');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Open palette')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(field).toHaveFocus();
  },
});

export const Empty = meta.story({ args: { defaultValue: '' } });

export const Typing = meta.story({
  args: { isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Color' });
    const palette = canvas.getByLabelText('Open palette');
    await expect(field).toBeRequired();
    await userEvent.clear(field);
    await expect(palette).toHaveValue('#3b82f6');
    await userEvent.type(field, 'ABC');
    await expect(palette).toHaveValue('#aabbcc');
    await expect(field).toHaveValue('ABC');
    await userEvent.tab();
    await expect(field).toHaveValue('#aabbcc');
    await expect(args.onChange).toHaveBeenLastCalledWith('#aabbcc');
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const Picking = meta.story({
  play: async ({ canvas, args }) => {
    // Tests can't operate the native palette; this event is what it fires.
    await fireEvent.input(canvas.getByLabelText('Open palette'), { target: { value: '#16a34a' } });
    await expect(canvas.getByRole('textbox', { name: 'Color' })).toHaveValue('#16a34a');
    await expect(args.onChange).toHaveBeenLastCalledWith('#16a34a');
  },
});

/** Focusing and leaving the field doesn't change a loaded value. */
export const Untouched = meta.story({
  args: { defaultValue: '#DC2626' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('textbox')).toHaveValue('#DC2626');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LowContrastOnLight = meta.story({
  args: { defaultValue: '#fde047' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Hard to see on the light surface');
  },
});

export const LowContrastOnDark = meta.story({
  args: { defaultValue: '#1e293b', description: 'Shown beside the name in the planner.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Shown beside the name in the planner. Hard to see on the dark surface',
    );
  },
});

export const Invalid = meta.story({
  args: { defaultValue: '#12', isInvalid: true, errorMessage: 'Enter a color such as #3b82f6' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Enter a color such as #3b82f6');
  },
});

export const Disabled = meta.story({
  args: { isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
    await expect(canvas.getByLabelText('Open palette')).toBeDisabled();
  },
});

export const Phone = meta.story({
  args: { defaultValue: '#1e293b', label: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkfarbe' },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({
  args: { defaultValue: '#1e293b' },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toBe('right');
  },
});

export const Swatch = meta.story({
  render: () => (
    <Inline gap="m">
      {['#3b82f6', '#ffffff', '#000000'].map((color) => (
        <Inline key={color} gap="xs">
          <ColorSwatch color={color} />
          <Isolate>{color}</Isolate>
        </Inline>
      ))}
    </Inline>
  ),
});
