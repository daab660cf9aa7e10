import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Brand } from '../Brand/Brand.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { Sidebar, type SidebarProps } from './Sidebar.tsx';
import { sidebarEntries, sidebarFooterEntries } from '../testing/sidebarEntries.ts';

function Navigating({ currentHref, ...rest }: SidebarProps) {
  const [href, setHref] = useState(currentHref);
  return (
    <NavigationProvider navigate={setHref}>
      <Sidebar {...rest} currentHref={href} />
    </NavigationProvider>
  );
}
Navigating.displayName = 'Sidebar';

const meta = preview.meta({
  title: 'Shell/Sidebar',
  component: Sidebar,
  args: {
    label: 'Main',
    brand: <Brand />,
    items: sidebarEntries,
    footerItems: sidebarFooterEntries,
    currentHref: '/users/all-users',
    defaultExpandedGroups: ['users'],
    onExpandedGroupsChange: fn(),
  },
  parameters: {
    keyboard: [
      { keys: ['Tab'], does: 'Moves through links and groups' },
      { keys: ['Enter', 'Space'], does: 'Opens or closes a group' },
      { keys: ['Escape'], does: 'Closes a group’s flyout and returns focus to its button' },
    ],
    layout: 'fullscreen',
  },
  decorators: [
    (Story, { args }) => (
      <div style={{ inlineSize: args.isCollapsed ? '4rem' : '15.5rem', blockSize: '44rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Navigating {...args} />,
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const navigation = canvas.getByRole('navigation', { name: 'Main' });
    const current = within(navigation).getByRole('link', { current: 'page' });
    await expect(current).toHaveTextContent('All Users');
    await expect(canvas.getByRole('button', { name: 'Users' })).toHaveAttribute('aria-expanded', 'true');
  },
});

export const Keyboard = meta.story({
  args: { currentHref: '/dashboard', defaultExpandedGroups: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toHaveFocus();
    await userEvent.tab();
    const users = canvas.getByRole('button', { name: 'Users' });
    await expect(users).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Habits' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(users).toHaveFocus();
    await userEvent.tab();
    const allUsers = canvas.getByRole('link', { name: 'All Users' });
    await expect(allUsers).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(allUsers).toHaveAttribute('aria-current', 'page');

    await userEvent.click(canvas.getByRole('link', { name: 'Add User' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Add User');
    await userEvent.click(users);
    await expect(args.onExpandedGroupsChange).toHaveBeenLastCalledWith([]);
    await expect(users).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('link', { name: 'Add User' })).not.toBeInTheDocument();
  },
});

export const Rail = meta.story({
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeInTheDocument();
    const users = canvas.getByRole('button', { name: 'Users' });
    await expect(users).toHaveAttribute('aria-expanded', 'false');

    users.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(users).toHaveAttribute('aria-expanded', 'true'));
    await expect(canvas.getByRole('link', { name: 'All Users' })).toHaveAttribute('aria-current', 'page');

    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(users).toHaveAttribute('aria-expanded', 'false'));
    await expect(users).toHaveFocus();

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(users).toHaveAttribute('aria-expanded', 'true'));
    for (const name of ['All Users', 'Add User']) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Habits' })).toHaveFocus();
    await waitFor(() => expect(users).toHaveAttribute('aria-expanded', 'false'));

    await userEvent.click(users);
    await userEvent.click(await canvas.findByRole('link', { name: 'Add User' }));
    await waitFor(() => expect(users).toHaveAttribute('aria-expanded', 'false'));
    await expect(args.onExpandedGroupsChange).not.toHaveBeenCalled();
  },
});

export const RailWithOpenGroup = meta.story({
  args: { isCollapsed: true },
  play: async ({ canvas, userEvent }) => {
    const legal = canvas.getByRole('button', { name: 'Legal' });
    await userEvent.click(legal);
    const link = await canvas.findByRole('link', { name: 'Privacy Policy' });
    await waitFor(async () => {
      const [group, icon] = [link.getBoundingClientRect(), legal.getBoundingClientRect()];
      await expect(group.left >= icon.right || group.right <= icon.left).toBe(true);
    });
  },
});

/** At the end of the window it grows upwards. */
export const RailWithLastGroup = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isCollapsed: true, items: [], footerItems: sidebarEntries },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      const flyout = document.getElementById(button.getAttribute('aria-controls') ?? '');
      await waitFor(() => expect(flyout).toBeVisible());
      const { top, bottom } = flyout?.getBoundingClientRect() ?? {};
      const { top: buttonTop, bottom: buttonBottom } = button.getBoundingClientRect();
      await expect(top === buttonTop || bottom === buttonBottom).toBe(true);
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
});

const counted: SidebarProps['items'] = sidebarEntries.map((entry) =>
  entry.kind === 'link' && entry.href === '/messages'
    ? { ...entry, count: { value: 128, label: '128 unanswered' } }
    : entry,
);

/** The count is part of the link's name and is capped at 99+. */
export const WithCount = meta.story({
  args: { items: counted, defaultExpandedGroups: [] },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Messages 128 unanswered' });
    await expect(link).toHaveTextContent('99+');
  },
});

export const RailWithCount = meta.story({
  args: { items: counted, isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Messages 128 unanswered' })).toBeInTheDocument();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const RightToLeftRail = meta.story({
  args: { isCollapsed: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const legal = canvas.getByRole('button', { name: 'Legal' });
    await userEvent.click(legal);
    const link = await canvas.findByRole('link', { name: 'Privacy Policy' });
    await waitFor(() =>
      expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(legal.getBoundingClientRect().left),
    );
  },
});

export const LongWords = meta.story({
  args: {
    items: [
      { kind: 'link', label: 'Zahlungsdienstleistungsverträge', icon: 'finances', href: '/contracts' },
      {
        kind: 'group',
        id: 'long',
        label: 'Kundenbetreuungsverantwortlichkeiten',
        icon: 'users',
        items: [{ label: 'Alle Verantwortlichkeitsbereiche ansehen', href: '/areas' }],
      },
    ],
    defaultExpandedGroups: ['long'],
    currentHref: '/areas',
  },
  play: async ({ canvas }) => {
    for (const label of ['Zahlungsdienstleistungsverträge', 'Alle Verantwortlichkeitsbereiche ansehen']) {
      const { scrollWidth, clientWidth } = canvas.getByText(label);
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    }
  },
});

export const Overflowing = meta.story({
  args: { defaultExpandedGroups: ['users', 'habits', 'workouts', 'finances', 'legal'] },
  decorators: [
    (Story) => (
      <div style={{ blockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Settings' })).toBeVisible();
  },
});
