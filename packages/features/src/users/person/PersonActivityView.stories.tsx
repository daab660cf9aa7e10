import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready, STORY_NOW } from '../../testing/index.ts';
import { PersonActivityView } from './PersonActivityView.tsx';

const [admin, user] = fixtures.users;
if (!admin || !user) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/PersonActivityView',
  component: PersonActivityView,
  args: {
    state: ready(fixtures.activity.slice(0, 6)),
    now: STORY_NOW,
    personId: user.id,
    getSubjectHref: ({ subjectId }) => (subjectId === null ? undefined : `#${subjectId}`),
    getActorHref: ({ actorId }) => `#${actorId}`,
    aboutHref: '/activity?subject=lan.nguyen%40example.org',
    byHref: '/activity?actor=lan.nguyen%40example.org',
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const [role] = canvas.getAllByRole('listitem');
    await expect(role).toHaveTextContent(
      /^Changed the role of lan.nguyen@example.org from user to administrator/,
    );
    await expect(role).toHaveTextContent(/by amara.okafor@example.org/);
    // It is the page of the subject, who has done nothing.
    await expect(canvas.queryByRole('link', { name: 'lan.nguyen@example.org' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'All by this user' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'All about this user' })).toHaveAttribute(
      'href',
      '/activity?subject=lan.nguyen%40example.org',
    );
  },
});

export const OfAnAdministrator = meta.story({
  args: { personId: admin.id },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All by this user' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'lan.nguyen@example.org' })).toBeVisible();
  },
});

export const SomeoneErased = meta.story({
  args: {
    state: ready(
      fixtures.activity.slice(0, 1).map((entry) => ({
        ...entry,
        actor: null,
        actorId: null,
        subject: null,
        subjectId: null,
        detail: null,
        changes: [],
        address: 'erased',
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Changed the role of', { exact: false })).toHaveTextContent(
      'Changed the role of someone who was erased',
    );
    await expect(canvas.getByText(/^by/)).toHaveTextContent('by someone who was erased');
  },
});

export const Empty = meta.story({
  args: { state: ready([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No activity in the past year')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch activity', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
