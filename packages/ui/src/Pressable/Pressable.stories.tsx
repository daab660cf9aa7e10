import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';
import { Pressable } from './Pressable.tsx';

const onClick = fn();

const meta = preview.meta({
  title: 'Actions/Pressable',
  component: Pressable,
  // Elements without styles of the kit look as each browser draws them.
  parameters: {
    chromatic: { disableSnapshot: true },
    keyboard: [
      { keys: ['Tab'], does: 'Moves to the control and shows its tooltip' },
      { keys: ['Enter', 'Space', 'ArrowDown'], does: 'Opens its menu' },
      { keys: ['Escape'], does: 'Closes the menu; the focus returns' },
    ],
  },
  args: {
    children: (
      <button type="button" onClick={onClick} style={{ minBlockSize: '2rem' }}>
        Options
      </button>
    ),
  },
  render: (args) => (
    <Menu
      label="Options"
      trigger={
        <Tooltip content="What else can be done">
          <Pressable {...args} />
        </Tooltip>
      }
    >
      <MenuItem>Edit</MenuItem>
    </Menu>
  ),
});

export const Default = meta.story();

export const Keyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent('What else can be done'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(onClick).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Options' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
  },
});

/** Its page stays where it is. */
export const OfALink = meta.story({
  args: { children: <a href="#elsewhere">Options</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Options' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
    await expect(globalThis.location.hash).toBe('');
    await userEvent.keyboard('{Escape}');
  },
});

export const TurnedOff = meta.story({
  args: {
    children: (
      <a href="#elsewhere" onClick={onClick}>
        Options
      </a>
    ),
  },
  render: (args) => (
    <Unavailable reason="Your access does not include this">
      <Pressable {...args} />
    </Unavailable>
  ),
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Options' });
    await expect(link).toHaveAccessibleDescription('Your access does not include this');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(link);
    await expect(onClick).not.toHaveBeenCalled();
    await expect(globalThis.location.hash).toBe('');
  },
});
