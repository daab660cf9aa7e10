import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { PersonView } from './PersonView.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/PersonView',
  component: PersonView,
  args: {
    state: ready(first),
    editHref: `/users/edit/${first.id}`,
    listHref: '/users/all-users',
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  tags: ['screen:user'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: first.name, level: 1 })).toBeVisible();
  },
});
