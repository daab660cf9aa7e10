import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../testing/index.ts';
import { DeleteMessage } from './Messages.tsx';

const meta = preview.meta({
  title: 'Features/Messages/DeleteMessage',
  component: DeleteMessage,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false } } },
  args: { candidate: fixtures.receivedMessages[0], onClose: fn(), onDeleted: fn() },
});

export const Asking = meta.story({
  play: async () => {
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this message?' }),
    );
    await waitFor(() => expect(dialog.getByText('Zoë Müller')).toBeVisible());
  },
});
