import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';
import { keyboard } from './TextField.keyboard.ts';

/** Keeps the value, as a form would. */
function Kept({ onChange, ...props }: TextFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <TextField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Forms/TextField',
  component: TextField,
  parameters: { keyboard },
  args: { label: 'Full Name', value: '', onChange: fn(), onBlur: fn() },
  render: (args) => <Kept {...args} />,
});

export const Default = meta.story({ args: { value: 'Amelia Okafor' } });

export const Keyboard = meta.story({
  parameters: { visual: { disable: true } },
  render: (args) => (
    <form
      aria-label="Profile"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <Kept {...args} />
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
    value: 'amelia',
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
  args: { value: 'Amelia Okafor', isDisabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeDisabled();
  },
});

export const ReadOnly = meta.story({
  args: { label: 'Email', value: 'amelia.okafor@example.com', isReadOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'x');
    await expect(canvas.getByRole('textbox')).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const Long = meta.story({
  args: {
    label:
      'A label that says rather more than it needs to and therefore wraps onto another line on a narrow screen',
    value: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft '
      .repeat(3)
      .slice(0, 200),
    isInvalid: true,
    errorMessage: `${'Unbreakable'.repeat(20)} is not a name`,
    description:
      'Help can be long as well, and it wraps below the control without moving anything beside it.',
  },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({
  args: {
    ...Long.input.args,
    label: 'Full Name',
    value: 'أميليا أوكافور',
    dir: 'auto',
    errorMessage: 'Too short',
  },
  globals: { direction: 'rtl' },
});
