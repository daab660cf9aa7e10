import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { UserMenu } from './UserMenu.tsx';

const meta = preview.meta({
  title: 'Shell/UserMenu',
  component: UserMenu,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the items' },
      { keys: ['Enter', 'Space'], does: 'Selects the item' },
      { keys: ['Escape'], does: 'Closes it and restores focus' },
    ],
  },
  args: { name: 'Admin', email: 'admin@planner.example', onLogout: fn() },
});

export const Default = meta.story({});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    version: 'Version 1.4.2 (3f9c2ab)',
    items: (
      <MenuItem icon="settings" href="/settings">
        Settings
      </MenuItem>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Admin/ }));
    const shown = await screen.findByText('admin@planner.example');
    // An overlay is hidden for one frame while it is positioned.
    await waitFor(() => expect(shown).toBeVisible());
    await expect(screen.getByText('Version 1.4.2 (3f9c2ab)')).toBeVisible();
    await expect(within(screen.getByRole('menu')).getAllByRole('menuitem')).toHaveLength(2);
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: /Admin/ });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onLogout).not.toHaveBeenCalled();

    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Logout' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const LongWords = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    name: 'María del Carmen '.repeat(12).slice(0, 200),
    email: `${'a'.repeat(64)}@${'b'.repeat(63)}.example`,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /María/ }));
    const shown = await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(shown).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Admin/ }));
    const shown = await screen.findByRole('menuitem', { name: 'Logout' });
    await waitFor(() => expect(shown).toBeVisible());
  },
});
