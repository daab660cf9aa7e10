import { fixtures } from '@planner/api-client/testing';
import { Card, Text } from '@planner/ui';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { expectCopied, ready, STORY_NOW } from '../../testing/index.ts';
import { PersonView } from './PersonView.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/PersonView',
  component: PersonView,
  args: {
    state: ready(first),
    isGone: false,
    isComplete: true,
    missing: [],
    renderActions: () => null,
    now: STORY_NOW,
    editHref: '/users/edit/1',
    listHref: '/users/all-users',
    onRetry: fn(),
    renderMain: () => (
      <Card title="Activity">
        <Text>A card</Text>
      </Card>
    ),
    renderAside: () => (
      <Card title="Account">
        <Text>Another card</Text>
      </Card>
    ),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Amara Okafor', level: 1 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'amara.okafor@example.org' })).toHaveAttribute(
      'href',
      'mailto:amara.okafor@example.org',
    );
    await expect(canvas.getByText(/^Joined Oct 28, 2026 · last active /)).toHaveTextContent('19 hr. ago');
    await expect(canvas.getByRole('link', { name: 'Edit' })).toHaveAttribute('href', '/users/edit/1');
  },
});

export const Copies = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const email = 'amara.okafor@example.org';
    await expectCopied(canvas.getByRole('button', { name: `Copy ${email}` }), email);
  },
});

export const Missing = meta.story({
  args: { missing: ['messages', 'subscription'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No messages, no subscription')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

/** Parts are loading: all appear together. */
export const Incomplete = meta.story({
  args: { isComplete: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('A card')).toBeNull();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch user by ID', isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Gone = meta.story({
  args: { state: { status: 'failed', message: 'This item does not exist', isRetrying: false }, isGone: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This user no longer exists')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Back to users' })).toHaveAttribute(
      'href',
      '/users/all-users',
    );
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(first, { message: 'Failed to fetch user by ID' }) },
});

export const HardCases = meta.story({
  args: {
    state: ready({
      ...first,
      name: 'W'.repeat(200),
      email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.org`,
      lastActive: null,
    }),
  },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
