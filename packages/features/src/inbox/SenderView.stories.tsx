import type { MessageSender, User } from '@planner/api-client';
import { fixtures } from '@planner/api-client/testing';
import { Grid, Text } from '@planner/ui';
import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { SenderView } from './SenderView.tsx';

const [user] = fixtures.users;
const [first, second, third] = fixtures.receivedMessages;
if (!user || !first || !second || !third) throw new Error('There is nothing to show');

const sender: MessageSender = {
  id: user.id,
  name: user.name,
  subscription: { status: 'EXPIRED', expiresDate: '2026-08-07T09:15:07.000Z' },
};

const meta = preview.meta({
  title: 'Features/Messages/SenderView',
  component: SenderView,
  globals: { viewport: { value: 'laptop' } },
  decorators: [
    (Story) => (
      <Grid columns="textAside">
        <Text as="p">I see two payments for the same month.</Text>
        <Story />
      </Grid>
    ),
  ],
  args: {
    sender: sender as MessageSender | 'loading' | null,
    person: {
      ...user,
      role: 'admin' as const,
      access: 'support' as const,
      suspension: { at: '2026-11-01T08:00:00.000Z', until: null, reason: 'Chargeback' },
      createdAt: '2025-03-04T09:00:00.000Z',
      lastActive: '2026-11-14T08:51:00.000Z',
    } as User | 'loading' | undefined,
    messages: [
      { ...first, answeredAt: null },
      { ...second, subject: null, answeredAt: '2026-11-13T08:30:00.000Z' },
    ],
    now: Date.parse('2026-11-14T09:00:00.000Z'),
    getUserHref: (id: string) => `/users/${id}`,
    getMessageHref: (id: string) => `/messages?message=${id}`,
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: user.name })).toHaveAttribute('href', `/users/${user.id}`);
    for (const text of ['admin', 'Support', 'Suspended', 'Mar 4, 2025', '9 min. ago'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('Expired')).toBeVisible();
    await expect(canvas.getByText('ended Aug 7, 2026')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'No subject' })).toHaveAttribute(
      'href',
      `/messages?message=${second.id}`,
    );
    await expect(canvas.getByText('Answered Nov 13, 2026')).toBeVisible();
  },
});

/** The account loads. */
export const LoadingAccount = meta.story({ args: { person: 'loading', messages: [] } });

/** The account can't be read. */
export const WithoutAccount = meta.story({
  args: { person: undefined, sender: { ...sender, subscription: null }, messages: [] },
  play: ({ canvas }) => expect(canvas.getByText('No subscription')).toBeVisible(),
});

export const Endless = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { sender: { ...sender, subscription: { status: 'ACTIVE', expiresDate: null } } },
  play: ({ canvas }) => expect(canvas.getByText('no end')).toBeVisible(),
});

export const NoUser = meta.story({
  args: { sender: null, person: undefined },
  play: ({ canvas }) => expect(canvas.getByText('No user has this e-mail address')).toBeVisible(),
});

export const Loading = meta.story({ args: { sender: 'loading', person: undefined, messages: [] } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
