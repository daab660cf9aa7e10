import { useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Select } from '../Select/Select.tsx';
import { TextField } from '../TextField/TextField.tsx';

function Application({ name }: { name: string }) {
  const [value, setValue] = useState('');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <TextField
        label={`${name} text`}
        description={`Help of ${name}`}
        suffix={name}
        characterLimit={10}
        value={value}
        onChange={setValue}
      />
      <Select
        label={`${name} choice`}
        options={[{ value: '1', label: 'One' }]}
        value="1"
        onChange={() => undefined}
      />
      <Menu label={`${name} menu`} trigger={<Button>{`${name} actions`}</Button>}>
        <MenuItem>Edit</MenuItem>
      </Menu>
      <Button onPress={() => setOpen(true)}>{`Open ${name}`}</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={`${name} dialog`}>
        <p>{name}</p>
      </Dialog>
    </>
  );
}

let roots: Root[] = [];
afterEach(() => roots.forEach((root) => root.unmount()));

function expectUniqueIds() {
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
}

test('two applications on a page keep ids, overlays and announcements apart', async () => {
  document.body.replaceChildren();
  roots = ['First', 'Second'].map((name) => {
    const container = document.body.appendChild(document.createElement('div'));
    const root = createRoot(container);
    root.render(<Application name={name} />);
    return root;
  });
  for (const name of ['First', 'Second']) {
    const field = page.getByRole('textbox', { name: `${name} text` });
    await expect
      .element(field)
      .toHaveAccessibleDescription(`Help of ${name} ${name} You can enter up to 10 characters`);
    await field.fill(name === 'First' ? '123456789' : '12345678901');
  }
  expectUniqueIds();
  await expect
    .poll(() =>
      page
        .getByRole('status')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual(['1 character left', '1 character too many']);

  await page.getByRole('button', { name: 'Open Second' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Second dialog' })).toBeVisible();
  for (const field of document.querySelectorAll('input'))
    expect(field.closest('[inert], [aria-hidden="true"]'), 'hides both applications').not.toBeNull();
  expectUniqueIds();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: 'Open Second' })).toHaveFocus();

  for (const name of ['First', 'Second']) {
    await page.getByRole('button', { name: `${name} actions` }).click();
    await expect.element(page.getByRole('menu', { name: `${name} menu` })).toBeVisible();
    expectUniqueIds();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: `${name} actions` })).toHaveFocus();
  }
});
