import { fixtures, http } from '@planner/api-client/testing';
import { delay } from 'msw';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Palette, type PaletteProps } from './Palette.tsx';

/** What the mocked server was asked to look for. */
let asked: string[];

/** Stands for a host with a button that opens the palette. */
const Opened = ({ onOpenChange, ...props }: PaletteProps) => {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Palette
        {...props}
        isOpen={isOpen}
        onOpenChange={(next) => {
          setOpen(next);
          onOpenChange(next);
        }}
      />
    </>
  );
};

const args: PaletteProps = {
  isOpen: true,
  onOpenChange: fn(),
  screens: [{ id: 'dashboard', label: 'Dashboard', icon: 'dashboard', href: '/dashboard' }],
  actions: [{ id: 'logout', label: 'Logout', icon: 'logOut', onAction: fn() }],
  getUserHref: (id: string) => `/users/edit/${id}`,
  getUsersHref: (query: string) => `/users/all-users?query=${query}`,
};

const meta = preview.meta({
  title: 'Features/Commands/Palette',
  component: Opened,
  // What is found has its pictures in PaletteView.
  parameters: { visual: { disable: true }, docs: { story: { inline: false } } },
  decorators: [withProviders],
  args,
  beforeEach: ({ msw }) => {
    asked = [];
    msw.use(
      http.get('/users', ({ query }) => {
        asked.push(query.get('query') ?? '');
      }),
    );
  },
});

const findField = async () => {
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(field).toHaveFocus());
  return field;
};
const [first] = fixtures.users;
const firstName = first?.name ?? '';

export const FindsUsers = meta.story({
  play: async () => {
    await findField();
    await userEvent.keyboard(firstName);
    await waitFor(() => expect(screen.getByRole('option', { name: new RegExp(firstName) })).toBeVisible());
    await expect(screen.getByRole('option', { name: new RegExp(firstName) })).toHaveAttribute(
      'href',
      `/users/edit/${first?.id}`,
    );
    // Not for each letter: the search waits for a pause.
    await expect(asked.length).toBeLessThan(firstName.length);
    await expect(asked.at(-1)).toBe(firstName);
  },
});

export const LateAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', async ({ query }) => {
        asked.push(query.get('query') ?? '');
        if (query.get('query') === 'a') await delay(300);
      }),
    );
  },
  play: async () => {
    const field = await findField();
    await userEvent.keyboard('a');
    await waitFor(() => expect(asked).toEqual(['a']));
    await userEvent.clear(field);
    await userEvent.keyboard(firstName);
    await waitFor(() => expect(screen.getByRole('option', { name: new RegExp(firstName) })).toBeVisible());
    await expect(screen.queryByText(/with “a”/)).not.toBeInTheDocument();
  },
});

export const NobodyFound = meta.story({
  play: async () => {
    await findField();
    await userEvent.keyboard('qqqq');
    await waitFor(() => expect(screen.getByText('No users found')).toBeVisible());
  },
});

export const Failed = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(serverFault()), { once: true }));
  },
  play: async () => {
    await findField();
    await userEvent.keyboard(firstName);
    await waitFor(() => expect(screen.getByText('Failed to fetch users')).toBeVisible());
    await userEvent.click(screen.getByRole('option', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('option', { name: new RegExp(firstName) })).toBeVisible());
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users', ({ response }) => response.untyped(unreachable())));
  },
  play: async () => {
    await findField();
    await userEvent.keyboard('dash');
    await waitFor(() =>
      expect(screen.getByText(/^Failed to fetch users: the server cannot be reached/)).toBeVisible(),
    );
    await expect(screen.getByRole('option', { name: 'Dashboard' })).toBeVisible();
  },
});
