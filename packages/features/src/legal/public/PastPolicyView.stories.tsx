import { renderPolicyHtml } from '@planner/policy-html';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../../testing/index.ts';
import { PastPolicyView } from './PastPolicyView.tsx';

const policy = {
  type: 'privacy' as const,
  version: 2,
  sha256: '5c8f2a6c'.repeat(8),
  state: 'past' as const,
  inForceAt: '2026-01-20T16:05:00.000Z',
  until: '2026-04-02T11:45:00.000Z',
  note: 'We keep <b>less</b> than before.',
  content: '<h2>What we keep</h2><p>Your name.</p>',
  withdrawnAt: null,
  withdrawnReason: null,
};
const showing = (fields: object) => ({
  state: ready({ policy: { ...policy, ...fields }, render: renderPolicyHtml }),
});

const meta = preview.meta({
  title: 'Features/Legal/PastPolicyView',
  component: PastPolicyView,
  args: {
    type: 'privacy' as const,
    version: '2',
    currentHref: '/privacy-policy',
    ...showing({}),
    onRetry: fn(),
  },
});

export const Past = meta.story({
  tags: ['screen:privacyPolicyVersion'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This version is no longer in force')).toBeVisible();
    await expect(canvas.getByText(/^In force from Jan 20, 2026.* until Apr 2, 2026/)).toBeVisible();
    await expect(canvas.getByText('We keep <b>less</b> than before.')).toBeVisible();
    await expect(canvas.getByText(/^SHA-256: 5c8f2a6c/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Read the version in force' })).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
  },
});

/** The version that replaced it was withdrawn. */
export const InForceAgain = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: showing({
    state: 'inForce',
    until: null,
    periods: [
      { from: '2026-01-20T16:05:00.000Z', until: '2026-04-02T11:45:00.000Z' },
      { from: '2026-04-03T08:00:00.000Z', until: null },
    ],
  }),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^In force from Jan 20, 2026.* until Apr 2, 2026.*, and again from Apr 3, 2026/),
    ).toBeVisible();
  },
});

export const PastTerms = meta.story({
  // Looks like `Past`.
  parameters: { chromatic: { disableSnapshot: true } },
  tags: ['screen:termsVersion'],
  args: { type: 'terms', currentHref: '/terms-and-conditions', ...showing({ type: 'terms' }) },
});

export const InForce = meta.story({
  args: { type: 'terms', ...showing({ type: 'terms', state: 'inForce', until: null, note: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'What we keep' })).toBeVisible();
    await expect(canvas.queryByText(/no longer in force/)).not.toBeInTheDocument();
  },
});

export const Withdrawn = meta.story({
  args: showing({ state: 'withdrawn', content: null, withdrawnReason: 'It named a person' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This version was withdrawn')).toBeVisible();
    await expect(canvas.getByText('It named a person')).toBeVisible();
    await expect(canvas.getByText(/^SHA-256: /)).toBeVisible();
  },
});

export const Missing = meta.story({
  args: { state: ready(null) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No such version')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: 'Failed to fetch this version', isRetrying: false } },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
