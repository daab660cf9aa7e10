import { errorBody, http } from '@planner/api-client/testing';
import { expect, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../testing/index.ts';
import { Terms } from './Terms.tsx';

const meta = preview.meta({
  title: 'Features/Legal/Terms',
  component: Terms,
  decorators: [withProviders],
});

export const Loaded = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Using the planner', level: 2 })).toBeVisible();
  },
});

export const FailedOnce = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/policies/{type}', ({ response }) => response(503).json(errorBody('Back in a minute'))),
    );
  },
  play: async ({ canvas, msw }) => {
    await expect(await canvas.findByText(/Back in a minute/)).toBeVisible();
    msw.resetHandlers();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Using the planner', level: 2 })).toBeVisible();
  },
});
