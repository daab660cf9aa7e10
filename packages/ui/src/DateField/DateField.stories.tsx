import { useState } from 'react';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { LocaleProvider } from '../LocaleProvider/LocaleProvider.tsx';
import { DateField, type DateFieldProps } from './DateField.tsx';
import { dateSegmentsLoader } from './dateSegmentsLoader.ts';
import { INCOMPLETE_DATE } from './dateText.ts';
import { inlineForward } from '../keyboard/inlineArrowKeys.ts';
import { keyboard } from './DateField.keyboard.ts';

function Controlled({ onChange, ...props }: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <DateField
        {...props}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
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
  parameters: { keyboard },
  args: { label: 'Date of Birth', value: '1990-02-14', onChange: fn(), onBlur: fn() },
  render: (args) => <Controlled {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('02/14/1990');
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    // The key is kept until the code of the segments has loaded.
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-03-14'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    for (const name of ['Clear Date of Birth', 'Choose Date of Birth']) {
      for (let stop = 0; stop < 4 && document.activeElement?.getAttribute('aria-label') !== name; stop += 1)
        await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const opener = canvas.getByRole('button', { name: 'Choose Date of Birth' });
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /March 14, 1990/ })).toHaveFocus());
    await userEvent.keyboard(`${inlineForward()}{ArrowDown}{PageDown}{Enter}`);
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-04-22');
    await waitFor(() => expect(opener).toHaveFocus());
  },
});

export const Empty = meta.story({
  args: { value: '', description: 'Optional.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Clear Date of Birth' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveAccessibleDescription(
      'Optional.',
    );
  },
});

export const Typing = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
    await userEvent.keyboard('02291992');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1992-02-29'));
    // February 29, 1993 doesn't exist; it is corrected on blur.
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(INCOMPLETE_DATE);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith('1993-02-28');
  },
});

export const Incomplete = meta.story({
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('0214');
    // No message while typing, but the form has the value.
    await expect(canvas.queryByText('Enter a complete date')).not.toBeInTheDocument();
    await expect(args.onChange).toHaveBeenLastCalledWith(INCOMPLETE_DATE);
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('mm/dd/yyyy');
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('0214');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Reset' })).toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByText('Enter a complete date')).toBeVisible());
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('02/14/yyyy');
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveAccessibleDescription(
      'Enter a complete date',
    );
  },
});

export const PartRemoved = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^day/ }));
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith(INCOMPLETE_DATE);
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('02/dd/1990');
    await userEvent.keyboard('14');
    await expect(args.onChange).toHaveBeenLastCalledWith('1990-02-14');
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('02/14/1990');
  },
});

export const Cleared = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Date of Birth' }));
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('mm/dd/yyyy');
    await expect(canvas.getByRole('spinbutton', { name: /^month/ })).toHaveFocus();
  },
});

export const Calendar = meta.story({
  args: { maxValue: '1990-02-20' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose Date of Birth' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: /February 14, 1990/ })).toHaveFocus());
    await expect(screen.getByRole('button', { name: /February 21, 1990/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'year' }), '1985');
    await userEvent.click(screen.getByRole('button', { name: /February 13, 1985/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('1985-02-13');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onBlur).not.toHaveBeenCalled();
  },
});

export const CalendarOpen = meta.story({
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date of Birth' }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await userEvent.keyboard(inlineForward());
    await waitFor(() => expect(screen.getByRole('button', { name: /February 15, 1990/ })).toHaveFocus());
  },
});

export const CalendarClosedWithEscape = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Choose Date of Birth' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const OutOfRange = meta.story({
  args: { value: '1890-02-14', minValue: '1900-01-01' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Value must be 01/01/1900 or later.')).toBeVisible();
  },
});

const holdLoading = () => {
  let resolveHeld: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    resolveHeld = resolve;
  });
  const load = spyOn(dateSegmentsLoader, 'load');
  load.mockImplementation(() => held.then(() => import('./DateSegments.tsx')));
  return { load, release: () => resolveHeld?.() };
};

/** Until the code of the segments has loaded, the field looks the same, and keeps what is typed. */
export const Loading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const { load, release } = holdLoading();
    await userEvent.tab();
    const month = canvas.getByRole('spinbutton', { name: 'month, Date of Birth' });
    await expect(month).toHaveFocus();
    await userEvent.keyboard('04');
    await userEvent.tab();
    await userEvent.keyboard('5');
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('02/14/1990');
    release();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-04-05'));
    await expect(month).not.toBeInTheDocument();
    await expect(canvas.getByRole('spinbutton', { name: 'year, Date of Birth' })).toHaveFocus();
    await expect(args.onBlur).not.toHaveBeenCalled();
    load.mockRestore();
  },
});

export const LeftWhileLoading = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { value: '' },
  play: async ({ canvas, userEvent, args }) => {
    const { load, release } = holdLoading();
    await userEvent.tab();
    await userEvent.keyboard('02141990');
    const reset = canvas.getByRole('button', { name: 'Reset' });
    reset.focus();
    release();
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-02-14'));
    await expect(reset).toHaveFocus();
    load.mockRestore();
  },
});

/** The host is told, and the next focus tries again. */
export const LoadingFailed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    const onLoadError = fn();
    addEventListener('planner:load-error', onLoadError, { once: true });
    const load = spyOn(dateSegmentsLoader, 'load');
    load.mockRejectedValue(new Error('offline'));
    await userEvent.tab();
    await userEvent.keyboard('03');
    await waitFor(() => expect(onLoadError).toHaveBeenCalled());
    load.mockRestore();
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    await userEvent.keyboard('05');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith('1990-05-14'));
    await expect(canvas.getByRole('spinbutton', { name: /^day/ })).toHaveFocus();
  },
});

/** An invalid stored value shows an error. */
export const Unreadable = meta.story({
  args: { value: '14.2.1990' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Enter a complete date')).toBeVisible();
  },
});

export const Invalid = meta.story({
  args: { value: '', isRequired: true, isInvalid: true, errorMessage: 'Date of birth is required' },
  play: async ({ canvas }) => {
    const month = canvas.getByRole('spinbutton', { name: /^month/ });
    await expect(month).toBeInvalid();
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveAccessibleDescription(
      'Date of birth is required',
    );
  },
});

export const OtherCalendar = meta.story({
  render: (args) => (
    <LocaleProvider locale="th-TH">
      <Controlled {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('group', { name: 'Date of Birth' })).toHaveTextContent('14/02/2533');
    await userEvent.click(canvas.getAllByRole('spinbutton')[2] ?? document.body);
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1991-02-14');
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const ReadOnly = meta.story({
  args: { isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('spinbutton', { name: /^month/ }));
    await userEvent.keyboard('05');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

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

export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '30rem' } } },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Date of Birth' }));
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
  },
});
