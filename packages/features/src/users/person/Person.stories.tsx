import { errorBody, fixtures, http } from '@planner/api-client/testing';
import { expect, waitFor } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { Person } from './Person.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/Person',
  component: Person,
  decorators: [withProviders],
  // The parts have their own pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: { id: first.id, editHref: `/users/edit/${first.id}`, listHref: '/users/all-users' },
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('heading', { name: first.name, level: 1 })).toBeVisible());
    await expect(document.title).toContain(first.name);
  },
});

export const Gone = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/users/{id}', ({ response }) => response(404).json(errorBody('No such item'))));
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('This user no longer exists')).toBeVisible());
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      '/users/all-users',
    );
  },
});
