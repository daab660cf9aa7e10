import type { PolicyType } from '@planner/api-client';
import { errorBody, http } from '@planner/api-client/testing';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { PublicPolicy } from './PublicPolicy.tsx';

const meta = preview.meta({
  title: 'Features/Legal/PublicPolicy',
  component: PublicPolicy,
  args: { type: 'privacy', getTextHref: (type: string) => `/texts/${type}` },
  decorators: [withProviders],
});

const heading = (type: PolicyType | undefined) =>
  screen.findByRole('heading', { name: type === 'terms' ? 'Using the planner' : 'What we keep', level: 2 });

export const Loaded = meta.story({
  play: async ({ args }) => {
    await expect(await heading(args.type)).toBeVisible();
  },
});

export const FailedOnce = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/policies/{type}', ({ response }) => response(503).json(errorBody('Back in a minute'))),
    );
  },
  play: async ({ canvas, msw, args }) => {
    await expect(await canvas.findByText(/Back in a minute/)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await heading(args.type)).toBeVisible();
  },
});

/** Says when the next version comes, and compares it on demand. */
export const Announced = meta.story({
  beforeEach: ({ msw }) => {
    const next = { version: 4, inForceAt: '2026-11-30T08:00:00.000Z', note: 'We keep <b>less</b>.' };
    msw.use(
      http.get('/policies/{type}', ({ response }) =>
        response(200).json({ content: '<h2>What we keep</h2><p>Your name.</p>', updatedAt: null, next }),
      ),
      http.get('/policies/{type}/next', ({ response }) =>
        response(200).json({
          ...next,
          type: 'privacy',
          sha256: '0'.repeat(64),
          state: 'scheduled',
          until: null,
          content: '<h2>What we keep</h2><p>Nothing.</p>',
          withdrawnAt: null,
          withdrawnReason: null,
        }),
      ),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^A new version comes into force on Nov 30, 2026/)).toBeVisible();
    await expect(canvas.getByText('We keep <b>less</b>.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Compare it with this version' }));
    await expect(await canvas.findByRole('region', { name: 'What changes' })).toHaveTextContent('Nothing');
  },
});

const terms = { args: { type: 'terms' } } as const;

export const TermsLoaded = Loaded.extend(terms);

export const TermsFailedOnce = FailedOnce.extend(terms);
