import { fixtures } from '@planner/api-client/testing';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../testing/index.ts';
import { DeleteUser } from './DeleteUser.tsx';

const [first] = fixtures.users;

const meta = preview.meta({
  title: 'Features/Users/DeleteUser',
  component: DeleteUser,
  decorators: [withProviders],
  parameters: { docs: { story: { inline: false } } },
  args: { candidate: first, onClose: fn(), onDeleted: fn() },
});

const findDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this user?' }));

export const Asking = meta.story({
  play: async () => {
    const dialog = await findDialog();
    await waitFor(() => expect(dialog.getByText(first?.name ?? '')).toBeVisible());
    await expect(dialog.getByText(/You can undo this for 30 days\.$/)).toBeVisible();
  },
});

export const LongName = meta.story({
  args: {
    candidate: first && {
      ...first,
      name: 'Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(),
      email: `${'a'.repeat(64)}@example.org`,
    },
  },
});
