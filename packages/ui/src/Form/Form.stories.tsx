import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Form, FormActions, FormGrid } from './Form.tsx';

const meta = preview.meta({
  title: 'Forms/Form',
  component: Form,
  args: { onSubmit: fn(), children: null },
});

function SignInFields() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <>
      <TextField label="Email" type="email" autoComplete="username" value={email} onChange={setEmail} />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <FormActions>
        <Button type="submit" variant="primary" size="large" isFullWidth>
          Login
        </Button>
      </FormActions>
    </>
  );
}

export const Default = meta.story({ args: { children: <SignInFields /> } });

/** Enter in a field submits, and so does the button. */
export const Submitted = meta.story({
  ...Default.input,
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('admin@planner.example');
    await userEvent.tab();
    await userEvent.keyboard('secret{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
});

const gender = [
  { value: '', label: 'Select…' },
  { value: 'male', label: 'male' },
  { value: 'female', label: 'female' },
];

/** Controls in a row stay aligned below wrapped labels and above errors. */
export const Grid = meta.story({
  args: {
    'aria-label': 'Edit user',
    children: (
      <>
        <TextField
          label="Full Name"
          value=""
          onChange={fn()}
          isInvalid
          errorMessage="Full name is required"
        />
        <FormGrid columns={2}>
          <TextField
            label="Height (cm)"
            value="1760"
            onChange={fn()}
            isInvalid
            errorMessage="Enter 30 to 300"
          />
          <TextField label="Weight (kg)" value="64" onChange={fn()} />
          <Select label="Gender" options={gender} value="" onChange={fn()} />
          <TextField
            label="A label that is much too long for the place it has been given beside its neighbour in this form, so it wraps"
            value=""
            onChange={fn()}
            description="And it has a description."
          />
        </FormGrid>
        <FormActions>
          <Button type="submit" variant="primary" size="large">
            Update User
          </Button>
          <Button size="large">Cancel</Button>
        </FormActions>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const top = (name: string) => canvas.getByLabelText(new RegExp(`^${name}`)).getBoundingClientRect().top;
    await expect(top('Height')).toBe(top('Weight'));
    await expect(top('Gender')).toBe(top('A label'));
  },
});

export const GridOnPhone = meta.story({
  ...Grid.input,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const field = (name: string) => canvas.getByLabelText(name).getBoundingClientRect();
    await expect(field('Weight (kg)').top).toBeGreaterThan(field('Height (cm)').bottom);
  },
});
