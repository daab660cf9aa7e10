import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { DateRangeField } from './DateRangeField.tsx';

const meta = preview.meta({
  title: 'Forms/DateRangeField',
  component: DateRangeField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the parts of both days and to the buttons of their calendars' },
      { keys: ['0 to 9'], does: 'Fill a part and move to the next' },
      { keys: ['Arrow up', 'Arrow down'], does: 'Increases or decreases the part' },
    ],
  },
  args: {
    label: 'Period',
    defaultValue: { start: '2026-01-01', end: '2026-03-31' },
    onChange: fn(),
    onBlur: fn(),
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
    await expect(canvas.getByLabelText('From')).toHaveValue('2026-01-01');
    await expect(canvas.getByLabelText('To')).toHaveValue('2026-03-31');
  },
});

/** Parts are typed with the browser's own keys, which only a real keyboard presses: `DateField.browser.test.tsx`. */
export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('From')).toHaveFocus();
    await userEvent.paste('2026-02-14');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-14', end: '2026-03-31' });
    await userEvent.click(canvas.getByLabelText('To'));
    await userEvent.paste('2026-02-28');
    await expect(args.onChange).toHaveBeenLastCalledWith({ start: '2026-02-14', end: '2026-02-28' });
    await expect(args.onBlur).toHaveBeenCalled();
  },
});

export const Open = meta.story({
  args: { defaultValue: { start: '', end: '' }, description: 'Leave a day empty for an open period.' },
});

export const Reversed = meta.story({
  args: { defaultValue: { start: '2026-03-31', end: '2026-01-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Period' })).toHaveAccessibleDescription(
      'The end must not be before the start',
    );
    await expect(canvas.getByLabelText('To')).toBeInvalid();
  },
});

export const OneDay = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultValue: { start: '2026-03-31', end: '2026-03-31' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('The end must not be before the start')).toBeNull();
    await expect(canvas.getByLabelText('To')).toBeValid();
  },
});

export const Invalid = meta.story({ args: { isInvalid: true, errorMessage: 'Choose at most 31 days' } });

export const Disabled = meta.story({ args: { isDisabled: true } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
