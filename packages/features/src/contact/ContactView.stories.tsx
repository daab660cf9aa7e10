import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime } from '../testing/index.ts';
import { ContactView } from './ContactView.tsx';

const meta = preview.meta({
  title: 'Features/Contact/ContactView',
  component: ContactView,
  args: {
    savedCount: 0,
    isPending: false,
    onDismissMessage: fn(),
    onSubmit: fn(),
    onDirtyChange: fn(),
  },
});

export const Default = meta.story({
  tags: ['screen:contact'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Contact Us', level: 1 })).toBeVisible();
    await expect(canvas.getByText("Have questions? We'd love to hear from you.")).toBeVisible();
    await expect(canvas.getByLabelText('First Name')).toHaveFocus();
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email');
    // What browsers fill in by themselves.
    const fields = canvas.getAllByRole<HTMLInputElement>('textbox');
    await expect(fields.map(({ autocomplete }) => autocomplete)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
      '',
      '',
    ]);
    await expect(canvas.getByRole('button', { name: 'Send Message' })).toBeVisible();
  },
});

export const Required = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const firstName = canvas.getByLabelText('First Name');
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('First Name is required'));
    await expect(firstName).toHaveFocus();
    await expect(canvas.getByLabelText('Last Name')).toHaveAccessibleDescription('Last Name is required');
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is required');
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription(
      'Message is required You can enter up to 5,000 characters',
    );
    await expect(canvas.getByLabelText(/^Phone/)).not.toBeInvalid();
    await expect(canvas.getByLabelText(/^Subject/)).not.toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** After an attempt, each change checks its field again. */
export const Corrected = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    const firstName = canvas.getByLabelText('First Name');
    await waitFor(() => expect(firstName).toBeInvalid());
    await userEvent.type(firstName, 'Zoë');
    await waitFor(() => expect(firstName).not.toBeInvalid());
    await userEvent.clear(firstName);
    await waitFor(() => expect(firstName).toHaveAccessibleDescription('First Name is required'));
    const email = canvas.getByLabelText('Email');
    await userEvent.type(email, 'zoe');
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription('Enter an email address such as name@example.org'),
    );
    await expect(canvas.getByLabelText('Last Name')).toHaveAccessibleDescription('Last Name is required');
  },
});

export const Submitted = meta.story({
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('First Name'), 'Zoë');
    await userEvent.type(canvas.getByLabelText('Last Name'), 'Müller');
    await userEvent.type(canvas.getByLabelText('Email'), 'zoe.mueller@example.org');
    await userEvent.type(canvas.getByLabelText('Message'), 'Hello,{Enter}how can I export my habits?');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() =>
      expect(args.onSubmit.mock.calls).toEqual([
        [
          {
            firstName: 'Zoë',
            lastName: 'Müller',
            email: 'zoe.mueller@example.org',
            phone: '',
            subject: '',
            message: 'Hello,\nhow can I export my habits?',
          },
        ],
      ]),
    );
  },
});

export const Pending = meta.story({
  args: { isPending: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /Sending\.\.\./ })).toBeVisible();
  },
});

export const Sent = meta.story({
  args: { savedCount: 1, doneMessage: 'Thank you. Your message has been sent' },
  play: async ({ canvas, args }) => {
    await canvas.findByText('Thank you. Your message has been sent');
    await expect(await passBannerTime('Thank you. Your message has been sent')).toBe(3000);
    await waitFor(() => expect(args.onDismissMessage).toHaveBeenCalledOnce());
  },
});

export const Failed = meta.story({
  args: { errorMessage: 'Failed to submit form' },
  play: async () => {
    await expectAlert('Failed to submit form');
    await expect(await passBannerTime('Failed to submit form')).toBe(3000);
  },
});

export const Waiting = meta.story({
  args: { errorMessage: 'Too many attempts. Try again in 15 minutes', waitS: 900 },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
