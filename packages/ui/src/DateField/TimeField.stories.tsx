import { expect, fireEvent, fn, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { TimeField } from './TimeField.tsx';

const meta = preview.meta({
  title: 'Forms/TimeField',
  component: TimeField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the parts of the time and to the button of the list' },
      { keys: ['0 to 9'], does: 'Fill a part and move to the next' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Moves to the part on the right or left' },
      { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases the part' },
      { keys: ['Backspace'], does: 'Clears a part' },
      { keys: ['Ctrl + C', 'Ctrl + V'], does: 'Copies the time as HH:MM, or pastes a time' },
    ],
  },
  args: { label: 'Time', defaultValue: '09:30', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Time')).toHaveValue('09:30');
  },
});

/** Parts are typed with the browser's own keys, which only a real keyboard presses: `DateField.browser.test.tsx`. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Time');
    await expect(field).toHaveFocus();
    const clipboardData = new DataTransfer();
    await fireEvent(field, new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    await expect(clipboardData.getData('text/plain')).toBe('09:30');
    await userEvent.paste(' 9:05 pm ');
    await expect(args.onChange).toHaveBeenLastCalledWith('21:05');
    await expect(field).toHaveValue('21:05');
    await userEvent.paste('next week');
    await expect(field).toHaveValue('21:05');
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const Empty = meta.story({ args: { defaultValue: '', description: 'Optional' } });

export const OutOfRange = meta.story({
  args: { defaultValue: '07:00', minValue: '08:00', maxValue: '18:00' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Time');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/^Value must be 8:00\sAM or later\.$/);
  },
});

/** An invalid stored value shows an error. */
export const Unreadable = meta.story({
  args: { defaultValue: 'half past nine', isRequired: true },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription('Enter a complete time');
  },
});

export const Invalid = meta.story({
  args: { isInvalid: true, errorMessage: '02:30 does not exist on this day' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Time')).toHaveAccessibleDescription(
      '02:30 does not exist on this day',
    );
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Phone = meta.story({
  args: { label: 'A label with a great many words in it that needs several lines' },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
