import { createApiClient } from '@planner/api-client';
import { http } from '@planner/api-client/testing';
import { expect, userEvent } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { withProviders } from '../../testing/index.ts';
import { listPolicyVersionsQuery } from '../queries.ts';
import { Acceptances } from './Acceptances.tsx';

const person = (name: string, version: number | null) => ({
  userId: name,
  name,
  email: 'person@example.org',
  version,
  acceptedAt: version === null ? null : '2026-11-14T09:30:00.000Z',
  source: version === null ? null : 'Web',
  proof: version === null ? null : 'e3b0c442'.repeat(8),
});

const meta = preview.meta({
  title: 'Features/Legal/Acceptances',
  component: Acceptances,
  decorators: [withProviders],
  // `AcceptancesView` has the pictures.
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    type: 'privacy' as const,
    inForce: 3,
    versionsQuery: listPolicyVersionsQuery(createApiClient(), 'privacy'),
  },
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/policies/{type}/versions/{version}/users', ({ params, query, response }) => {
        const version = Number(params.version);
        const items =
          query.get('state') === 'notAccepted'
            ? [person('Has Not', null)]
            : [person(query.has('cursor') ? 'Older Account' : `Has Accepted ${version}`, version)];
        return response(200).json({
          items,
          nextCursor: query.has('cursor') || version !== 3 ? null : 'more',
        });
      }),
    );
  },
});

export const ByVersion = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Has Accepted 3')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more users' }));
    await expect(await canvas.findByText('Older Account')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Have not' }));
    await expect(await canvas.findByText('Has Not')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Have accepted it' }));
    await userEvent.selectOptions(
      await canvas.findByRole('combobox', { name: 'Version' }),
      await canvas.findByRole('option', { name: 'Version 2' }),
    );
    await expect(await canvas.findByText('Has Accepted 2')).toBeVisible();
  },
});
