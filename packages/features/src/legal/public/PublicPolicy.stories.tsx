import type { PolicyType } from '@planner/api-client';
import { errorBody, http } from '@planner/api-client/testing';
import { expect, screen, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { PublicPolicy } from './PublicPolicy.tsx';

const meta = preview.meta({
  title: 'Features/Legal/PublicPolicy',
  component: PublicPolicy,
  args: { type: 'privacy' as PolicyType },
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

const terms = { args: { type: 'terms' } } as const;

export const TermsLoaded = Loaded.extend(terms);

export const TermsFailedOnce = FailedOnce.extend(terms);
