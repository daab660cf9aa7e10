import { expect, fn, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { TextField } from './TextField.tsx';

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the field' },
      { keys: ['Enter'], does: 'Submits its form' },
    ],
  },
  args: { label: 'Full Name', defaultValue: '', onChange: fn(), onBlur: fn() },
});

export const Default = meta.story({ args: { defaultValue: 'Amelia Okafor' } });

/** A question that doesn't mark the value as wrong. */
export const Hint = meta.story({
  args: {
    defaultValue: '1.71',
    description: 'Optional',
    hint: { text: 'Did you mean 171?', action: { label: 'Use 171', onPress: fn() } },
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription('Optional Did you mean 171?');
    await userEvent.click(canvas.getByRole('button', { name: 'Use 171' }));
    await expect(field).toHaveFocus();
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <form
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <TextField {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const field = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('Amelia{Enter}');
    await expect(canvas.getByRole('form')).toHaveAttribute('data-sent', 'yes');
    await expect(field).toHaveValue('Amelia');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

export const Empty = meta.story({ args: { placeholder: 'Amelia Okafor' } });

export const WithDescription = meta.story({
  args: { label: 'Height (cm)', description: 'Whole centimetres.', inputMode: 'numeric' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Height (cm)' })).toHaveAccessibleDescription(
      'Whole centimetres.',
    );
  },
});

export const Typing = meta.story({
  args: { type: 'email', label: 'Email', isRequired: true },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toBeRequired();
    await userEvent.keyboard('a@b.co');
    await expect(field).toHaveValue('a@b.co');
    await expect(args.onChange).toHaveBeenLastCalledWith('a@b.co');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
});

export const Invalid = meta.story({
  args: {
    label: 'Email',
    defaultValue: 'amelia',
    description: 'Used to sign in.',
    isInvalid: true,
    errorMessage: 'Enter an e-mail address, such as name@example.com',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(
      'Used to sign in. Enter an e-mail address, such as name@example.com',
    );
  },
});

export const Disabled = meta.story({
  args: { defaultValue: 'Amelia Okafor', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { label: 'Email', defaultValue: 'amelia.okafor@example.com', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** A press on the unit focuses the field, and screen readers hear it after help and error. */
export const WithSuffix = meta.story({
  args: {
    label: 'Height (cm)',
    suffix: 'cm',
    defaultValue: '0',
    inputMode: 'decimal',
    isInvalid: true,
    description: 'Optional',
    errorMessage: 'Height must be a number above 0, such as 54.5',
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('cm'));
    const field = canvas.getByRole('textbox', { name: 'Height (cm)' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(
      'Optional Height must be a number above 0, such as 54.5 cm',
    );
    await userEvent.keyboard('{End}5');
    await expect(field).toHaveValue('05');
  },
});

export const WithSuffixReadOnly = meta.story({
  args: { label: 'Height (cm)', suffix: 'cm', defaultValue: '170', dir: 'ltr', isReadOnly: true },
});

/** The count changes with every key, but screen readers hear it in a pause, and only near the limit. */
export const WithCharacterLimit = meta.story({
  args: { label: 'Subject', characterLimit: 20, defaultValue: '', description: 'A few words' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await expect(field).toHaveAccessibleDescription('A few words You can enter up to 20 characters');
    await userEvent.type(field, 'The week shows 🐌🐌');
    await expect(canvas.getByText('17 / 20')).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.type(field, 'ly');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 character left'));
    await userEvent.type(field, ' ');
    await expect(canvas.getByText('20 / 20')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('0 characters left'));
    await userEvent.type(field, 'off');
    await expect(canvas.getByText('23 / 20')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 characters too many'));
  },
});

export const Long = meta.story({
  args: {
    label:
      'A label that says rather more than it needs to and therefore wraps onto another line on a narrow screen',
    defaultValue: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
      .repeat(3)
      .slice(0, 200),
    isInvalid: true,
    errorMessage: `${'Unbreakable'.repeat(20)} is not a name`,
    suffix: 'years',
    characterLimit: 100,
    description:
      'Help can be long as well, and it wraps below the control without moving anything beside it.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: {
    ...Long.input.args,
    label: 'Full Name',
    defaultValue: 'أميليا أوكافور',
    dir: 'auto',
    errorMessage: 'Too short',
  },
  globals: { direction: 'rtl' },
});
