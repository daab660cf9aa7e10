import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Pagination } from '../Pagination/Pagination.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Button } from './Button.tsx';

let root: Root;
beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
});
afterEach(() => root.unmount());

const button = (name: string) => page.getByRole('button', { name });

async function focus(name: string) {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
}

const onPress = vi.fn<() => void>();

test.each([
  ['Button', 'Save', () => <Button onPress={onPress}>Save</Button>],
  ['IconButton', 'Save', () => <IconButton icon="add" label="Save" onPress={onPress} />],
  ['Pagination', 'Next page', () => <Pagination currentPage={1} totalPages={2} onPageChange={onPress} />],
])('a held Enter presses once: %s', async (_, name, render) => {
  onPress.mockClear();
  root.render(render());
  await focus(name);
  await userEvent.keyboard('{Enter>4/}');
  expect(onPress).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Enter} ');
  expect(onPress).toHaveBeenCalledTimes(3);
});

test('an Enter that is held since another button was focused does not press', async () => {
  root.render(<Button>Confirm</Button>);
  await focus('Confirm');
  const repeated = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
  expect(button('Confirm').element().dispatchEvent(new KeyboardEvent('keydown', repeated))).toBe(false);
  const held = { ...repeated, key: 'Tab' };
  expect(button('Confirm').element().dispatchEvent(new KeyboardEvent('keydown', held))).toBe(true);
});

test('a pending submit button keeps the focus, and neither it nor a field submits', async () => {
  const onSubmit = vi.fn<() => void>();
  function Name() {
    const [isPending, setPending] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
          setPending(true);
        }}
      >
        <input aria-label="First name" />
        <input aria-label="Last name" />
        <Button type="submit" isPending={isPending} pendingLabel="Saving…">
          Save
        </Button>
      </form>
    );
  }
  root.render(<Name />);
  await userEvent.click(button('Save'));
  await expect.element(button('Saving…')).toHaveFocus();
  await userEvent.keyboard('{Enter} ');
  await userEvent.click(button('Saving…'), { force: true });
  await userEvent.type(page.getByRole('textbox', { name: 'First name' }), 'Amelia{Enter}');
  expect(onSubmit).toHaveBeenCalledOnce();
});

const renderSave = (isPending: boolean) =>
  root.render(
    <Button isPending={isPending} pendingLabel="Saving…">
      Save
    </Button>,
  );

test('announces a focused button immediately: its pending label and, at the end, its label', async () => {
  const status = page.getByRole('status');
  renderSave(false);
  await focus('Save');
  renderSave(true);
  await expect.element(status).toHaveTextContent('Saving…');
  await expect.element(status).toHaveAttribute('aria-live', 'assertive');
  renderSave(false);
  await expect.element(status).toHaveTextContent('Save');
  button('Save').element().blur();
  await expect.element(status).not.toBeInTheDocument();
});

test('opens a menu and shows a tooltip, whichever is around the other', async () => {
  const menu = <MenuItem>Edit</MenuItem>;
  root.render(
    <>
      <Tooltip content="First explanation">
        <Menu label="First menu" trigger={<Button>First</Button>}>
          {menu}
        </Menu>
      </Tooltip>
      <Menu
        label="Second menu"
        trigger={
          <Tooltip content="Second explanation">
            <Button>Second</Button>
          </Tooltip>
        }
      >
        {menu}
      </Menu>
    </>,
  );
  for (const name of ['First', 'Second']) {
    await focus(name);
    await expect.element(page.getByRole('tooltip', { name: `${name} explanation` })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Edit' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(button(name)).toHaveFocus();
  }
});
