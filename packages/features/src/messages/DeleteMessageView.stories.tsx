import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { DeleteMessageView } from './DeleteMessageView.tsx';
import { messages } from './messages.ts';

const [first] = fixtures.receivedMessages;

const meta = preview.meta({
  title: 'Features/Messages/DeleteMessageView',
  component: DeleteMessageView,
  parameters: { docs: { story: { inline: false } } },
  args: { message: first, isPending: false, onCancel: fn(), onConfirm: fn() },
});

const isOpen = () => waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible());

export const Default = meta.story({});

export const Confirmed = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await isOpen();
    await expect(screen.getByRole('alertdialog')).toHaveAccessibleName(
      'Are you sure you want to delete this message?',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { isPending: true }, play: isOpen });

export const Failed = meta.story({ args: { errorMessage: messages.delete }, play: isOpen });
