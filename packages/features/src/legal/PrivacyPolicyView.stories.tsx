import { fixtures } from '@planner/api-client/testing';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { errorTexts } from './errorTexts.ts';
import { PrivacyPolicyView } from './PrivacyPolicyView.tsx';
import { loaded, publicTextStories } from '../testing/publicTextStories.ts';

const policy = loaded(fixtures.privacyPolicy);
const stories = publicTextStories(policy);

const meta = preview.meta({
  title: 'Features/Legal/PrivacyPolicyView',
  component: PrivacyPolicyView,
  args: { state: ready(policy), onRetry: fn() },
});

export const Ready = meta.story({
  tags: ['screen:privacyPolicy'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep', level: 2 })).toBeVisible();
  },
});

export const Phone = meta.story(stories.phone);

export const PlainText = meta.story(stories.plainText);

export const RightToLeft = meta.story(stories.rightToLeft);

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: errorTexts.get, isRetrying: false } },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText(/Error loading privacy policy: Failed to fetch policy/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const Empty = meta.story({
  args: { state: ready({ ...policy, content: '<p></p>', updatedAt: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No privacy policy content available')).toBeVisible();
  },
});

export const UnreadableAddress = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    history.replaceState(history.state, '', '#100%');
    return () => history.replaceState(history.state, '', location.pathname + location.search);
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep', level: 2 })).toBeVisible();
  },
});

export const QuillLists = meta.story(stories.quillLists);

export const TooDeep = meta.story(stories.tooDeep);
