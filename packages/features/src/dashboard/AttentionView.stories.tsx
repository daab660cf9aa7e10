import { expect } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { lacking } from '../testing/index.ts';
import { dashboardHrefs } from '../testing/dashboardHrefs.ts';
import { AttentionView } from './AttentionView.tsx';

const meta = preview.meta({
  title: 'Features/Dashboard/AttentionView',
  component: AttentionView,
  args: {
    counts: { endingSubscriptions: 4, billingProblems: 182, unansweredMessages: 9, failedMails: 2 },
    hrefs: { ...dashboardHrefs.attention, billingProblems: '/subscriptions?status=ERROR' },
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Needs attention', level: 2 })).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '9 unanswered messages',
      '4 subscriptions end within 7 days',
      '182 billing problems',
      '2 failed e-mails',
    ]);
  },
});

/** A legal text that would take a fix back. Readers can't open it. */
export const OutdatedPolicies = meta.story({
  args: {
    counts: {
      endingSubscriptions: 0,
      billingProblems: 0,
      unansweredMessages: 0,
      failedMails: 0,
      outdatedPolicies: ['privacy', 'terms'],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('link', { name: 'The scheduled Privacy Policy lacks changes' }),
    ).toHaveAttribute('href', '/legal/privacy');
    await expect(canvas.getByRole('link', { name: /Terms/ })).toBeVisible();
  },
});

/** One each; what is in order is left out, and what has no screen is not a link. */
export const OneEach = meta.story({
  decorators: [lacking('listActivity')],
  args: {
    counts: { endingSubscriptions: 1, billingProblems: 0, unansweredMessages: 1, failedMails: 1 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1 unanswered message',
      '1 subscription ends within 7 days',
    ]);
    await expect(canvas.queryByText(/billing problem/)).toBeNull();
    await expect(canvas.getByText('1 failed e-mail')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { counts: undefined } });

export const Nothing = meta.story({
  // It is empty.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    counts: { endingSubscriptions: 0, billingProblems: 0, unansweredMessages: 0, failedMails: 0 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Needs attention')).toBeNull();
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
