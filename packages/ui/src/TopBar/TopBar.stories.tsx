import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ThemeToggle } from '../ThemeToggle/ThemeToggle.tsx';
import { UserMenu } from '../UserMenu/UserMenu.tsx';
import { TopBar } from './TopBar.tsx';

const meta = preview.meta({
  title: 'Shell/TopBar',
  component: TopBar,
  args: {
    group: 'Users',
    title: 'All Users',
    onToggleSidebar: fn(),
    isSidebarCollapsed: false,
    actions: <ThemeToggle theme="light" onChange={fn()} />,
    userMenu: <UserMenu name="Admin" email="admin@planner.example" onLogout={fn()} />,
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through the sidebar toggle, the actions and the menu' },
      { keys: ['Enter', 'Space'], does: 'Presses the focused button' },
    ],
    layout: 'fullscreen',
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent('All Users');
    await expect(canvas.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleSidebar).toHaveBeenCalledOnce();
    const stops = [];
    for (; document.activeElement !== document.body; await userEvent.tab())
      stops.push(document.activeElement);
    await expect(stops).toHaveLength(canvas.getAllByRole('button').length);
  },
});

export const Collapsed = meta.story({
  args: { isSidebarCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Toggle sidebar' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const LongTitle = meta.story({
  args: { title: 'Benachrichtigungseinstellungen '.repeat(6) },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
