import { delay, fixtures, http } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { serverFault, unreachable, withProviders } from '../testing/index.ts';
import { Palette } from './Palette.tsx';
import type { PaletteProps } from './PaletteView.tsx';

let queries: string[];

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
  // The pictures are in PaletteView.
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { inline: false } } },
  decorators: [withProviders],
  args,
  beforeEach: ({ msw }) => {
    queries = [];
    msw.use(
      http.get('/users', ({ query }) => {
        queries.push(query.get('query') ?? '');
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
    await expect(queries.length).toBeLessThan(firstName.length);
    await expect(queries.at(-1)).toBe(firstName);
  },
});

export const LateAnswer = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/users', async ({ query }) => {
        queries.push(query.get('query') ?? '');
        if (query.get('query') === 'a') await delay(300);
      }),
    );
  },
  play: async () => {
    const field = await findField();
    await userEvent.keyboard('a');
    await waitFor(() => expect(queries).toEqual(['a']));
    await userEvent.clear(field);
    await userEvent.keyboard(firstName);
    await waitFor(() => expect(screen.getByRole('option', { name: new RegExp(firstName) })).toBeVisible());
    await expect(screen.queryByText(/with “a”/)).not.toBeInTheDocument();
  },
});

export const NoUsersFound = meta.story({
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
