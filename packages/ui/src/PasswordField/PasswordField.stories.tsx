import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Form } from '../Form/Form.tsx';
import { PasswordField } from './PasswordField.tsx';

const meta = preview.meta({
  title: 'Forms/PasswordField',
  component: PasswordField,
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the text, then to the show button' },
      { keys: ['Enter', 'Space'], does: 'On the button: shows or hides the password' },
    ],
  },
  args: {
    label: 'Password',
    defaultValue: 'correct horse',
    onChange: fn(),
    autoComplete: 'current-password',
    isRequired: true,
  },
});

export const Default = meta.story({});

export const ShownByPointer = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText<HTMLInputElement>('Password');
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(field);
    field.setSelectionRange(7, 7);
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveFocus();
    await expect(field.selectionStart).toBe(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field.selectionStart).toBe(7);
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Password')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Hide password' })).not.toHaveFocus();
  },
});

export const HiddenWhenSent = meta.story({
  render: (args) => (
    <Form onSubmit={fn()}>
      <PasswordField {...args} />
    </Form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Password' }), '{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
  },
});

export const Invalid = meta.story({
  args: { label: 'Confirm Password', isInvalid: true, errorMessage: 'Passwords do not match' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Confirm Password')).toHaveAccessibleDescription(
      'Passwords do not match',
    );
  },
});

export const Disabled = meta.story({ args: { isDisabled: true } });

export const LongAndShown = meta.story({
  args: { defaultValue: 'horse battery staple '.repeat(10) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
