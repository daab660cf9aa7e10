import { delay, fixtures, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { unreachable, withProviders } from '../testing/index.ts';
import { OpenMessage, type OpenMessageProps } from './OpenMessage.tsx';

const [first, second] = fixtures.receivedMessages;
const read = fixtures.receivedMessages.find(({ isRead }) => isRead);
if (!first || !second || !read) throw new Error('There are no messages to open');

const OneByOne = ({
  messages,
  ...props
}: Omit<OpenMessageProps, 'message'> & { messages: (typeof read)[] }) => {
  const [opened, setOpened] = useState(0);
  return <OpenMessage {...props} message={messages[opened]} onClose={() => setOpened(opened + 1)} />;
};

const updates: unknown[] = [];

const meta = preview.meta({
  title: 'Features/Messages/OpenMessage',
  component: OneByOne,
  decorators: [withProviders],
  // The pictures are in OpenMessageView.
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  args: { messages: [first], onClose: fn(), onDelete: fn() },
  beforeEach: () => {
    updates.length = 0;
  },
});

const close = async () => {
  await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible());
  await userEvent.keyboard('{Escape}');
};

/** Marks a message even while the request for the previous one is pending. */
export const MarksEachMessage = meta.story({
  args: { messages: [first, second] },
  beforeEach: ({ msw }) => {
    msw.use(
      http.put('/messages/{id}', async ({ params }) => {
        updates.push(params.id);
        return delay('infinite');
      }),
    );
  },
  play: async () => {
    await close();
    await waitFor(() => expect(updates).toEqual([first.id, second.id]));
  },
});

export const ErrorStaysWithItsMessage = meta.story({
  args: { messages: [first, read] },
  beforeEach: ({ msw }) => {
    msw.use(http.put('/messages/{id}', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await waitFor(() => expect(screen.getByText(/^Failed to update message/)).toBeVisible());
    await close();
    await waitFor(() => expect(screen.getByText(read.email)).toBeVisible());
    await expect(screen.queryByText(/^Failed to update message/)).toBeNull();
  },
});
