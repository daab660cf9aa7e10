import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { Form } from '../Form/Form.tsx';
import { Link } from '../Link/Link.tsx';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { AuthLayout } from './AuthLayout.tsx';

const meta = preview.meta({
  title: 'Shell/AuthLayout',
  component: AuthLayout,
  args: {
    title: 'Welcome Back',
    subtitle: 'Log in to Planner Admin',
    children: (
      <Form onSubmit={fn()}>
        <TextField label="Email" type="email" value="admin@planner.example" onChange={fn()} />
        <PasswordField label="Password" value="correct horse" onChange={fn()} />
        <Button type="submit" variant="primary" size="large" isFullWidth>
          Login
        </Button>
      </Form>
    ),
    footer: (
      <>
        Forgot your password? <Link href="/forgot-password">Reset it</Link>
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  globals: { viewport: { value: 'laptop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('main')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SmallPhone = meta.story({
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('heading', { level: 1 }).getBoundingClientRect().top).toBeGreaterThan(0);
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  },
});

export const MessageOnly = meta.story({
  args: {
    title: 'Check your e-mail',
    subtitle: 'If there is an account with this address, a link to set a new password is on its way.',
    children: null,
    footer: <Link href="/">Back to login</Link>,
  },
});

export const LongWords = meta.story({
  args: { title: 'Wiederherstellungsbestätigung'.repeat(3), subtitle: 'x'.repeat(200) },
  globals: { viewport: { value: 'small' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
