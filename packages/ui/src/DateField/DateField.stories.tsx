import { useState } from 'react';
import { expect, fn, fireEvent, spyOn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';

function Controlled({ onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange?.(next);
        }}
      />
      <br />
      <Button onPress={() => setValue(props.value)}>Reset</Button>
    </>
  );
}
Controlled.displayName = 'DateField';

const meta = preview.meta({
  title: 'Forms/DateField',
  component: DateField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the parts of the date and to the button of the calendar' },
      { keys: ['0 to 9'], does: 'Fill a part and move to the next' },
      { keys: ['Arrow right', 'Arrow left'], does: 'Moves to the part on the right or left' },
      { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases the part' },
      { keys: ['Backspace'], does: 'Clears a part' },
      { keys: ['Ctrl + C', 'Ctrl + V'], does: 'Copies the date as YYYY-MM-DD, or pastes a date' },
      { keys: ['Alt + Arrow down'], does: 'Opens the native calendar' },
    ],
  },
  args: { label: 'Date of Birth', value: '1990-02-14', onChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of Birth')).toHaveValue('1990-02-14');
  },
});

/** Parts are typed with the browser's own keys, which only a real keyboard presses: `DateField.browser.test.tsx`. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const field = canvas.getByLabelText('Date of Birth');
    await expect(field).toHaveFocus();
    const clipboardData = new DataTransfer();
    await fireEvent(field, new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
    await expect(clipboardData.getData('text/plain')).toBe('1990-02-14');
    await userEvent.paste(' 1985-11-30T00:00:00Z ');
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-11-30');
    await expect(field).toHaveValue('1985-11-30');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const Empty = meta.story({
  args: { value: '', description: 'Optional.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of Birth')).toHaveAccessibleDescription('Optional.');
  },
});

export const Picked = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Date of Birth');
    // Tests can't operate the native calendar; this event is what it fires.
    await fireEvent.input(field, { target: { value: '1992-02-29' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('1992-02-29');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(field).toHaveValue('');
  },
});

export const OutOfRange = meta.story({
  args: { value: '1890-02-14', minValue: '1900-01-01' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date of Birth');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Value must be 01/01/1900 or later.');
  },
});

export const TooLate = meta.story({
  // Looks like `OutOfRange`.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '2027-01-01', maxValue: '2026-12-31' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date of Birth');
    await expect(field).toHaveAttribute('max', '2026-12-31');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('Value must be 12/31/2026 or earlier.');
  },
});

/** The last day itself is within the range. */
export const LastDay = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '2026-12-31', maxValue: '2026-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Date of Birth')).toBeValid();
  },
});

/** An invalid stored value shows an error. */
export const Unreadable = meta.story({
  args: { value: '14.2.1990' },
  // Reported during development.
  beforeEach: () => void spyOn(console, 'error').mockImplementation(() => undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a complete date or leave it empty')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: '', isRequired: true, isInvalid: true, errorMessage: 'Date of birth is required' },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Date of Birth');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
    await expect(field).toHaveAccessibleDescription('Date of birth is required');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Long = meta.story({
  args: {
    label: 'A label that says rather more than it needs to and therefore wraps',
    description: 'Help can be long as well, and it wraps below the control.',
    isInvalid: true,
    errorMessage: 'Unbreakable'.repeat(18),
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
