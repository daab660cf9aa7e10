import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { NavigationProvider } from '../Link/NavigationProvider.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { inlineBackward, inlineForward } from '../testing/inlineArrowKeys.ts';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';
import { Menu } from './Menu.tsx';
import { MenuHeader, MenuItem, MenuSection, Submenu } from './MenuItem.tsx';

const onEdit = fn();
const navigate = fn();
const onThemeChange = fn<(keys: ReadonlySet<string>) => void>();
const onColumnsChange = fn<(keys: ReadonlySet<string>) => void>();

const meta = preview.meta({
  title: 'Actions/Menu',
  component: Menu,
  subcomponents: { MenuItem, MenuSection, Submenu, MenuHeader },
  parameters: {
    keyboard: [
      { keys: ['Enter', 'Space', 'Arrow down'], does: 'Opens the menu with the first item focused' },
      { keys: ['Arrow up'], does: 'Opens the menu with the last item focused' },
      { keys: ['Arrow down', 'Arrow up', 'Home', 'End'], does: 'Moves through the items' },
      { keys: ['A to Z'], does: 'Moves to the item that starts with the letter' },
      { keys: ['Enter', 'Space'], does: 'Selects the item' },
      {
        keys: ['Space'],
        does: 'Where several items can be checked: checks or unchecks it; the menu stays open',
      },
      { keys: ['Arrow right', 'Enter'], does: 'On an item with a submenu: opens it' },
      { keys: ['Arrow left', 'Escape'], does: 'In a submenu: closes it and returns to its item' },
      { keys: ['Escape'], does: 'Closes it and returns focus to the button' },
    ],
  },
  args: {
    label: 'Account',
    trigger: <Button>Admin</Button>,
    children: (
      <>
        <MenuItem icon="edit" onAction={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon="settings" href="/settings">
          Settings
        </MenuItem>
        <MenuItem icon="delete" tone="danger">
          Delete
        </MenuItem>
      </>
    ),
  },
  beforeEach: () => {
    onEdit.mockClear();
    navigate.mockClear();
    onThemeChange.mockClear();
    onColumnsChange.mockClear();
  },
  decorators: [
    (Story) => (
      <NavigationProvider navigate={navigate}>
        <Story />
      </NavigationProvider>
    ),
  ],
});

export const Default = meta.story({});

/** Whether it is open is the application's: here nothing opens it but a key of its own. */
export const Controlled = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { onOpenChange: fn() },
  render: function Controlled(args) {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <Menu {...args} isOpen={isOpen} />
        <Button onPress={() => setOpen(!isOpen)}>Show the menu</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.click(trigger);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(canvas.getByRole('button', { name: 'Show the menu' }));
    const menu = await screen.findByRole('menu', { name: 'Account' });
    const { bottom } = canvas.getByText('Admin').getBoundingClientRect();
    await expect(Math.abs(menu.getBoundingClientRect().top - bottom)).toBeLessThan(20);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(menu).toBeVisible();
  },
});

/** A menu opens as those of the system do: before the mouse button is let go. A finger may be about to scroll. */
export const OpensOnPress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.pointer({ keys: '[TouchA>]', target: trigger });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ keys: '[/TouchA]', target: trigger });
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Account' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.pointer({ keys: '[MouseRight]', target: trigger });
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await userEvent.pointer({ keys: '[MouseLeft>]', target: trigger });
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.pointer({ keys: '[/MouseLeft]', target: trigger });
    await expect(menu).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const OpenAtFirst = meta.story({
  args: { defaultOpen: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await waitFor(() => expect(within(menu).getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Admin' })).toHaveAttribute('aria-expanded', 'false');
  },
});

export const Open = meta.story({
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.click(trigger);
    const menu = await screen.findByRole('menu', { name: 'Account' });
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  },
});

const triggers = {
  button: <Button>Open</Button>,
  icon: <IconButton icon="menu" label="Open" />,
  link: <Link href="/users">Open</Link>,
  linkButton: <LinkButton href="/users">Open</LinkButton>,
  inATooltip: (
    <Tooltip content="More">
      <Button>Open</Button>
    </Tooltip>
  ),
  iconInATooltip: (
    <Tooltip content="More">
      <IconButton icon="menu" label="Open" />
    </Tooltip>
  ),
};

/** Everything in the kit that is pressed can open it. */
export const EveryTrigger = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <>
      {Object.entries(triggers).map(([name, trigger]) => (
        <Menu key={name} {...args} label={name} trigger={trigger} />
      ))}
      <Unavailable reason="Your access does not include this">
        <Menu {...args} label="off" trigger={<IconButton icon="menu" label="Off" />} />
      </Unavailable>
    </>
  ),
  play: async ({ canvasElement, canvas, userEvent }) => {
    const controls = [...canvasElement.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]')];
    await expect(controls).toHaveLength(Object.keys(triggers).length);
    for (const [index, name] of Object.keys(triggers).entries()) {
      const control = controls[index] as HTMLElement;
      await expect(control).toHaveAccessibleName('Open');
      for (const open of [() => userEvent.click(control), () => userEvent.keyboard('{ArrowDown}')]) {
        control.focus();
        await open();
        await waitFor(() => expect(screen.getByRole('menu', { name })).toBeVisible());
        await expect(control).toHaveAttribute('aria-expanded', 'true');
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(control).toHaveFocus());
      }
    }
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Off' }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.queryByRole('menu')).toBeNull();
  },
});

export const Action = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.tab();
    await expect(trigger).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('s');
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Delete' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const LinkItem = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    const item = await screen.findByRole('menuitem', { name: 'Settings' });
    await expect(item).toHaveAttribute('href', '/settings');
    await userEvent.click(item);
    await expect(navigate).toHaveBeenLastCalledWith('/settings');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
});

export const LinkItemByKeyboard = meta.story({
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Admin' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(navigate).toHaveBeenLastCalledWith('/settings');
  },
});

export const Sections = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: {
    children: [
      <MenuHeader key="header">admin@planner.example</MenuHeader>,
      <MenuSection key="account" title="Account" isTitleHidden>
        <MenuItem icon="settings" href="/settings">
          Settings
        </MenuItem>
      </MenuSection>,
      <MenuSection key="session" title="Session">
        <MenuItem icon="logOut">Logout</MenuItem>
        <MenuItem isDisabled>Logout everywhere</MenuItem>
      </MenuSection>,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(screen.getByRole('group', { name: 'Session' })).toBeVisible());
    await expect(screen.getByRole('group', { name: 'Account' })).toBeVisible();
    await expect(screen.getByText('admin@planner.example')).toBeVisible();
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription('admin@planner.example');
    await expect(screen.getByRole('menuitem', { name: 'Logout everywhere' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** One choice of several, or several on and off. For values of a form use `Select`. */
export const ChecksAndShortcuts = meta.story({
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
  args: {
    children: (
      <>
        <MenuItem icon="search" shortcut="Mod+K" onAction={onEdit}>
          Search or go to
        </MenuItem>
        <MenuSection
          title="Theme"
          selectionMode="single"
          selectedKeys={new Set(['light'])}
          onSelectionChange={onThemeChange}
        >
          <MenuItem id="light" icon="sun" shortcut="Mod+Alt+1">
            Light
          </MenuItem>
          <MenuItem id="dark" icon="moon" shortcut="Mod+Alt+2">
            Dark
          </MenuItem>
        </MenuSection>
        <MenuSection
          title="Columns"
          selectionMode="multiple"
          selectedKeys={new Set(['email', 'role'])}
          onSelectionChange={onColumnsChange}
        >
          <MenuItem id="email">Email</MenuItem>
          <MenuItem id="role">Role</MenuItem>
          <MenuItem id="joined">Joined</MenuItem>
        </MenuSection>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.click(trigger);
    const dark = await screen.findByRole('menuitemradio', { name: 'Dark' });
    await expect(dark).toHaveAttribute('aria-keyshortcuts', 'Control+Alt+2');
    // The popover is transparent until it is positioned.
    await waitFor(() => expect(within(dark).getByText('Ctrl Alt 2')).toBeVisible());
    await userEvent.click(dark);
    await expect(onThemeChange.mock.calls.map(([keys]) => [...keys])).toEqual([['dark']]);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Search or go to' })).toHaveFocus());
    await userEvent.keyboard('{End} {ArrowUp} ');
    await expect(onColumnsChange.mock.calls.map(([keys]) => [...keys])).toEqual([
      ['email', 'role', 'joined'],
      ['email'],
    ]);
    await expect(screen.getByRole('menuitemradio', { checked: true })).toHaveTextContent('Light');
    const columns = screen.getAllByRole('menuitemcheckbox', { checked: true });
    await expect(columns.map(({ textContent }) => textContent)).toEqual(['Email', 'Role']);
  },
});

const submenus = (
  <>
    <MenuItem icon="edit">Edit</MenuItem>
    <Submenu label="Export" icon="export">
      <MenuItem onAction={onEdit}>CSV</MenuItem>
      <MenuItem>Excel</MenuItem>
      <Submenu label="Archive">
        <MenuItem>ZIP</MenuItem>
      </Submenu>
    </Submenu>
    <Submenu label="Theme" icon="sun">
      <MenuSection
        title="Theme"
        isTitleHidden
        selectionMode="single"
        selectedKeys={new Set(['light'])}
        onSelectionChange={onThemeChange}
      >
        <MenuItem id="light">Light</MenuItem>
        <MenuItem id="dark">Dark</MenuItem>
      </MenuSection>
    </Submenu>
    <Submenu label="Share" isDisabled>
      <MenuItem>By mail</MenuItem>
    </Submenu>
  </>
);

const expectFocus = (name: string) =>
  waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());

const menuOf = (name: string) => within(screen.getByRole('menu', { name }));

/** A choice in a submenu closes all of the menu. */
export const Submenus = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: { placement: 'bottom start', children: submenus },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Theme' }));
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    await expect(onThemeChange.mock.calls.map(([keys]) => [...keys])).toEqual([['dark']]);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Share' })).toBeVisible());
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
    await expect(screen.getAllByRole('menu')).toHaveLength(1);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
    await waitFor(() => expect(menuOf('Export').getByText('Excel')).toBeVisible());
    const item = screen.getByRole('menuitem', { name: 'Export' });
    await expect(item).toHaveAttribute('aria-expanded', 'true');
    // Beside its item.
    await waitFor(async () => {
      const [of, at] = [item, screen.getByRole('menu', { name: 'Export' })].map((each) =>
        each.getBoundingClientRect(),
      ) as [DOMRect, DOMRect];
      const isRightToLeft = document.documentElement.dir === 'rtl';
      await expect(Math.abs(isRightToLeft ? of.left - at.right : at.left - of.right)).toBeLessThan(16);
      await expect(Math.abs(of.top - at.top)).toBeLessThan(16);
    });
  },
});

export const SubmenuByKeyboard = meta.story({
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { children: submenus },
  play: async ({ canvas, userEvent }) => {
    const into = inlineForward();
    const trigger = canvas.getByRole('button', { name: 'Admin' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expectFocus('Edit');
    await userEvent.keyboard(`{ArrowDown}${into}`);
    await expectFocus('CSV');
    await userEvent.keyboard(inlineBackward());
    await expectFocus('Export');
    await userEvent.keyboard('{Enter}');
    await expectFocus('CSV');
    await userEvent.keyboard(`a${into}`);
    await expectFocus('ZIP');
    await userEvent.keyboard('{Escape}');
    await expectFocus('Archive');
    await userEvent.keyboard('{Escape}');
    await expectFocus('Export');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard(`{Enter}`);
    await expectFocus('Edit');
    await userEvent.keyboard(`{ArrowDown}${into}`);
    await expectFocus('CSV');
    await userEvent.keyboard('{Enter}');
    await expect(onEdit).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

/** Without room beside its item, a submenu is below. */
export const SubmenuOnAPhone = meta.story({
  parameters: { docs: { story: { inline: false, height: '18rem' } } },
  args: { placement: 'bottom start', children: submenus },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }));
    await waitFor(() => expect(menuOf('Export').getByText('CSV')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const Long = meta.story({
  parameters: { docs: { story: { inline: false } } },
  args: {
    children: (
      <>
        <MenuItem icon="mail">{'A very long action '.repeat(10)}</MenuItem>
        <MenuItem shortcut="Mod+Alt+Shift+Backspace">{'Unbreakable'.repeat(10)}</MenuItem>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({
  parameters: { docs: { story: { inline: false, height: '14rem' } } },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Admin' }));
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
});
