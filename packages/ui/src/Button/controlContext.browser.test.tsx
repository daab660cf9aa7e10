import type { ReactElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Badge } from '../Badge/Badge.tsx';
import { FileButton } from '../FileButton/FileButton.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { LinkButton } from '../LinkButton/LinkButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import { MenuItem } from '../Menu/MenuItem.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';
import { Button } from './Button.tsx';

let root: Root;
const onError = vi.fn<(message: string) => void>();

beforeEach(() => {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  root = createRoot(container);
  vi.spyOn(console, 'error').mockImplementation(onError);
});
afterEach(() => {
  root.unmount();
  onError.mockClear();
  vi.restoreAllMocks();
});

const file = (
  <FileButton accept=".csv" onSelect={vi.fn<(file: File) => void>()}>
    Choose file
  </FileButton>
);

const menuOf = (trigger: ReactElement) => (
  <Menu label="More" trigger={trigger}>
    <MenuItem>Edit</MenuItem>
  </Menu>
);

test.each([
  [
    'Menu',
    menuOf,
    'Menu does not open: its trigger must be a Button, IconButton, LinkButton or Link, or a control of yours in a Pressable',
  ],
  [
    'Tooltip',
    (control: ReactElement) => <Tooltip content="Of a spreadsheet">{control}</Tooltip>,
    'Tooltip explains nothing: put a Button, LinkButton, Link or Pressable in it',
  ],
  [
    'Unavailable',
    (control: ReactElement) => <Unavailable reason="Not yet">{control}</Unavailable>,
    'Unavailable turns nothing off: put a Button, LinkButton, IconButton or Pressable in it',
  ],
])('%s reports once what is no control, and takes every control', async (_, around, message) => {
  root.render(
    <>
      {around(<Button>Save</Button>)}
      {around(<IconButton icon="add" label="Add" />)}
      {around(<LinkButton href="/">Open</LinkButton>)}
      {around(<Link href="/">Read</Link>)}
    </>,
  );
  await vi.waitFor(() => expect(document.querySelectorAll('button, a')).toHaveLength(4));
  expect(onError).not.toHaveBeenCalled();

  root.render(
    <main>
      {around(file)}
      {around(<Badge tone="info">New</Badge>)}
    </main>,
  );
  await vi.waitFor(() => expect(onError.mock.calls).toEqual([[message]]));
});
