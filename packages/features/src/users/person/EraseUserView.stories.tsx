import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { EraseUserView } from './EraseUserView.tsx';

const meta = preview.meta({
  title: 'Features/Users/Person/EraseUserView',
  component: EraseUserView,
  parameters: { docs: { story: { inline: false } } },
  args: {
    isOpen: true,
    name: 'Nguyễn Thị Lan',
    isName: (text: string) => text === 'Nguyễn Thị Lan',
    isPending: false,
    onErase: fn(),
    onClose: fn(),
  },
});

const findDialog = async () => {
  const dialog = await screen.findByRole('alertdialog', { name: 'Erase this user for good?' });
  await waitFor(() => expect(dialog).toBeVisible());
  return within(dialog);
};

export const Asking = meta.story({
  play: async () => {
    const dialog = await findDialog();
    await expect(dialog.getByText(/Nobody can undo this/)).toBeVisible();
  },
});

export const WrongName = meta.story({
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    const name = dialog.getByRole('textbox', { name: 'Name of the user' });
    await userEvent.type(name, 'Nguyễn{Enter}');
    await expect(name).toBeInvalid();
    await expect(args.onErase).not.toHaveBeenCalled();
  },
});

export const Confirmed = meta.story({
  // Looks like `Asking`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Name of the user' }), 'Nguyễn Thị Lan{Enter}');
    await expect(args.onErase).toHaveBeenCalledOnce();
  },
});

export const Pending = meta.story({ args: { isPending: true }, play: async () => void (await findDialog()) });

export const Refused = meta.story({
  args: { errorMessage: 'You cannot erase your own account' },
  play: async () => {
    await expect((await findDialog()).getByText('You cannot erase your own account')).toBeVisible();
  },
});

export const LongName = meta.story({
  args: { name: 'W'.repeat(200) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findDialog();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
