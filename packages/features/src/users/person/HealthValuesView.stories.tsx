import { fixtures } from '@planner/api-client/testing';
import { expect, fn } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { onPlainServer, ready } from '../../testing/index.ts';
import { HealthValuesView, type HealthValuesViewProps } from './HealthValuesView.tsx';

const [first] = fixtures.users;
if (!first) throw new Error('There are no users');

const meta = preview.meta({
  title: 'Features/Users/Person/HealthValuesView',
  component: HealthValuesView,
  args: {
    state: { status: 'loading' } as HealthValuesViewProps['state'],
    isShown: false,
    onShow: fn(),
    onRetry: fn(),
  },
});

export const Hidden = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/The activity records who shows them/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show health values' }));
    await expect(args.onShow).toHaveBeenCalledOnce();
  },
});

export const NotRecorded = meta.story({
  decorators: [onPlainServer],
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/records/)).toBeNull();
  },
});

export const Loading = meta.story({ args: { isShown: true } });

export const Failed = meta.story({
  args: {
    isShown: true,
    state: { status: 'failed', message: 'Failed to fetch the health values', isRetrying: false },
  },
});

export const Shown = meta.story({
  args: { isShown: true, state: ready(first) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Jul 2, 1988',
      'Female',
      '171',
      '63',
    ]);
  },
});

export const NothingKnown = meta.story({
  args: {
    isShown: true,
    state: ready({ ...first, dob: null, gender: null, height: null, weight: null }),
  },
});
