import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { CommandButton } from './CommandButton.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import type { CommandGroup, CommandPaletteProps } from './CommandPaletteModal.tsx';

const navigate = fn();
const onTheme = fn();

const screens: CommandGroup = {
  id: 'screens',
  title: 'Go to',
  commands: [
    { id: '/dashboard', label: 'Dashboard', icon: 'dashboard', href: '/dashboard' },
    { id: '/users', label: 'All Users', description: 'Users', icon: 'users', href: '/users' },
    { id: '/habits', label: 'All Habit Categories', description: 'Habits', icon: 'habits', href: '/habits' },
  ],
};
const users: CommandGroup = {
  id: 'users',
  title: 'Users',
  commands: [
    { id: 'u1', label: 'Lan Nguyen', description: 'lan.nguyen@example.org', icon: 'user', href: '/users/1' },
    { id: 'u2', label: 'Amelia Okafor', description: 'amelia@example.org', icon: 'user', href: '/users/2' },
  ],
};
const actions: CommandGroup = {
  id: 'actions',
  title: 'Actions',
  commands: [{ id: 'theme', label: 'Switch to dark theme', icon: 'moon', onAction: onTheme }],
};

function WithTrigger({ onOpenChange, onQueryChange, ...props }: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(props.isOpen);
  const [query, setQuery] = useState(props.query);
  return (
    <NavigationProvider navigate={navigate}>
      <CommandButton label="Search or go to" onPress={() => setOpen(true)} />
      <CommandPalette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
        query={query}
        onQueryChange={(next) => {
          setQuery(next);
          onQueryChange(next);
        }}
      />
    </NavigationProvider>
  );
}
WithTrigger.displayName = 'CommandPalette';

const meta = preview.meta({
  title: 'Shell/CommandPalette',
  component: CommandPalette,
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space'], does: 'On the button: opens the palette and focuses its field' },
      { keys: ['Arrow down', 'Arrow up'], does: 'Moves through the results; wraps around' },
      { keys: ['Enter'], does: 'Runs the active command and closes the palette' },
      { keys: ['Tab'], does: 'Focus is trapped; on a phone it moves to the close button' },
      { keys: ['Escape'], does: 'Closes it and restores focus' },
    ],
    docs: { story: { inline: false } },
  },
  args: {
    isOpen: true,
    onOpenChange: fn(),
    label: 'Search or go to',
    placeholder: 'Screens, users and actions',
    query: '',
    onQueryChange: fn(),
    groups: [screens, users, actions],
  },
  render: (args) => <WithTrigger {...args} />,
  beforeEach: () => {
    navigate.mockClear();
    onTheme.mockClear();
  },
});

const findPalette = async () => {
  const palette = await screen.findByRole('dialog', { name: 'Search or go to' });
  await waitFor(() => expect(palette).toBeVisible());
  await waitFor(() => expect(within(palette).getByRole('combobox')).toHaveFocus());
  return within(palette);
};

const expectActive = (name: string | RegExp) =>
  waitFor(async () => {
    const option = screen.getByRole('option', { name, selected: true });
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-activedescendant', option.id);
  });

export const Default = meta.story({
  play: async () => {
    await findPalette();
    await expectActive('Dashboard');
  },
});

/** Such as a second try, whose result it shows. */
export const StaysOpen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    groups: [
      {
        ...users,
        commands: [{ id: 'retry', label: 'Try again', staysOpen: true, onAction: onTheme }],
        message: 'Failed to fetch users',
      },
    ],
  },
  play: async ({ userEvent, args }) => {
    const palette = await findPalette();
    await userEvent.keyboard('{Enter}');
    await expect(onTheme).toHaveBeenCalledOnce();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(palette.getByRole('combobox')).toHaveFocus();
  },
});

export const Chosen = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ userEvent, args }) => {
    await findPalette();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenCalledWith('/users');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const button = screen.getByRole('button', { name: 'Search or go to' });
    await userEvent.click(button);
    await findPalette();
    await userEvent.click(screen.getByRole('option', { name: 'Switch to dark theme' }));
    await expect(onTheme).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(button);
    await findPalette();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { isOpen: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Search or go to' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await findPalette();
    await userEvent.tab();
    await expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());

    await userEvent.keyboard(' ');
    const palette = await findPalette();
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(/^All Users/);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expectActive('Switch to dark theme');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await expectActive(/^Lan Nguyen/);
    await expect(palette.getByRole('combobox')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(onTheme).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
  },
});

export const Typed = meta.story({
  args: { query: 'use', groups: [{ ...screens, commands: screens.commands.slice(1, 2) }, users] },
  play: async ({ userEvent, args }) => {
    const palette = await findPalette();
    await userEvent.keyboard('r');
    await expect(args.onQueryChange).toHaveBeenLastCalledWith('user');
    await waitFor(() => expect(palette.getByRole('status')).toHaveTextContent('3 results'));
  },
});

export const Searching = meta.story({
  args: {
    query: 'lan',
    groups: [{ id: 'users', title: 'Users', commands: [], message: 'Searching users...' }],
  },
  play: async () => {
    const palette = await findPalette();
    await expect(palette.getByText('Searching users...')).toBeVisible();
  },
});

/** Reopening resets the active command to the first. */
export const OpenedAgain = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await findPalette();
    await userEvent.keyboard('{ArrowUp}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Search or go to' }));
    const palette = await findPalette();
    await expect(palette.getByRole('option', { selected: true })).toHaveTextContent('Dashboard');
    await userEvent.keyboard('{Enter}');
    await expect(onTheme).not.toHaveBeenCalled();
  },
});

export const NothingFound = meta.story({
  args: { query: 'zzz', groups: [] },
  play: async ({ userEvent, args }) => {
    const palette = await findPalette();
    await expect(palette.getByText('Nothing found', { selector: 'p' })).toBeVisible();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
});

const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk '.repeat(4).trim();

export const LongNames = meta.story({
  args: {
    groups: [
      {
        ...users,
        commands: Array.from({ length: 12 }, (_, index) => ({
          id: `long-${index}`,
          label: `${index + 1} ${long}`,
          description: `${'a'.repeat(64)}@example.org`,
          icon: 'user' as const,
          href: `/users/${index}`,
        })),
      },
    ],
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ userEvent }) => {
    const palette = await findPalette();
    await userEvent.keyboard('{ArrowUp}');
    const list = palette.getByRole('listbox').getBoundingClientRect();
    const last = palette.getByRole('option', { selected: true }).getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(list.bottom);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ userEvent, args }) => {
    const palette = await findPalette();
    await userEvent.click(palette.getByRole('button', { name: 'Close' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
  parameters: { chromatic: { disableSnapshot: true } },
});

export const PhoneOpen = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await findPalette();
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    const palette = await findPalette();
    const address = palette.getByText('lan.nguyen@example.org');
    const option = palette.getByRole('option', { name: /Lan Nguyen/ });
    const { left } = option.getBoundingClientRect();
    await expect(address.getBoundingClientRect().left - left).toBeLessThan(16);
  },
});

/** `CommandButton` with label and shortcut, or its icon alone in narrow bars. */
export const Closed = meta.story({
  args: { isOpen: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Search or go to' })).toBeVisible();
  },
});
