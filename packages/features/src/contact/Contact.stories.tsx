import { errorBody, http } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectAlert, passBannerTime, serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Contact } from './Contact.tsx';

const meta = preview.meta({
  title: 'Features/Contact/Contact',
  component: Contact,
  decorators: [withProviders],
  args: { onDirtyChange: fn() },
});

const submit = async () => {
  await userEvent.type(screen.getByLabelText('First Name'), 'Zoë');
  await userEvent.type(screen.getByLabelText('Last Name'), 'Müller');
  await userEvent.type(screen.getByLabelText('Email'), 'zoe@example.org');
  await userEvent.type(screen.getByLabelText('Message'), 'How can I export my habits?');
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
};

const expectToStay = async () => {
  await expect(screen.getByLabelText('First Name')).toHaveValue('Zoë');
  await expect(screen.getByLabelText('Message')).toHaveValue('How can I export my habits?');
  await expect(screen.getByRole('button', { name: 'Send Message' })).toBeEnabled();
};

export const Sent = meta.story({
  play: async ({ canvas, args }) => {
    await submit();
    await waitFor(() => expect(canvas.getByText('Thank you. Your message has been sent')).toBeVisible());
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    await expect(canvas.getByLabelText('First Name')).toHaveValue('');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
    await expect(await passBannerTime('Thank you. Your message has been sent')).toBe(3000);
    await waitFor(() => expect(canvas.queryByText(/^Thank you/)).not.toBeInTheDocument());
  },
});

export const RefusedField = meta.story({
  beforeEach: ({ msw }) => {
    const errors = { lastName: 'Last name must be plain text' };
    msw.use(
      http.post('/contact', ({ response }) =>
        response(422).json(errorBody('Please check the marked fields', errors)),
      ),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    const lastName = canvas.getByLabelText('Last Name');
    await waitFor(() => expect(lastName).toHaveAccessibleDescription('Last name must be plain text'));
    await expect(lastName).toHaveFocus();
    await expectToStay();
  },
});

export const TooManyMessages = meta.story({
  // The countdown changes.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    msw.use(
      http.post('/contact', ({ response }) =>
        response(429).json(errorBody('Too many attempts. Try again in 15 minutes'), {
          headers: { 'Retry-After': '900' },
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    await expectAlert('Too many attempts. Try again in 15 minutes');
    await expect(canvas.getByText(/You can try again in \d+ s/)).toBeVisible();
    await expectToStay();
  },
});

export const ServerFault = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.post('/contact', ({ response }) => response.untyped(serverFault())));
  },
  play: async () => {
    await submit();
    await expectAlert(/^Failed to submit form$/);
    await expectToStay();
  },
});

const keys: (string | null)[] = [];

/** A retry after a lost response reuses the idempotency key; the next message gets a new one. */
export const ResponseLost = meta.story({
  // Looks like `Sent`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: ({ msw }) => {
    keys.length = 0;
    msw.use(
      http.post('/contact', ({ request, response }) => {
        keys.push(request.headers.get('Idempotency-Key'));
        return keys.length === 1 ? response.untyped(unreachable()) : undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await submit();
    await expectAlert(/the server cannot be reached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await waitFor(() => expect(canvas.getByLabelText('Message')).toHaveValue(''));
    await submit();
    await waitFor(() => expect(keys).toHaveLength(3));
    const [first, second, third] = keys;
    await expect(first).toMatch(/^[0-9a-f]{32}$/);
    await expect(second).toBe(first);
    await expect(third).not.toBe(first);
  },
});
