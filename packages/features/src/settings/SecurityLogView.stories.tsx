import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { ready } from '../testing/index.ts';
import { SecurityLogView } from './SecurityLogView.tsx';

const meta = preview.meta({
  title: 'Features/Settings/SecurityLogView',
  component: SecurityLogView,
  args: {
    state: ready(fixtures.securityEvents.slice(-8)),
    kind: '',
    hasOlder: true,
    isLoadingOlder: false,
    onKindChange: fn(),
    onLoadOlder: fn(),
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('table', { name: 'Security log' }));
    await expect(log.getByText('Role changed')).toBeVisible();
    await expect(log.getByText('user → admin')).toBeVisible();
    await expect(log.getByText('somethingNew')).toBeVisible();
  },
});

export const AsksForOlder = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Load older events' }));
    await expect(args.onLoadOlder).toHaveBeenCalledOnce();
  },
});

const failures = fixtures.securityEvents.filter(({ kind }) => kind === 'signInFailed');

export const OneKind = meta.story({
  args: {
    kind: 'signInFailed',
    state: ready(failures),
    hasOlder: false,
  },
  play: async ({ canvas, userEvent, args }) => {
    const filter = canvas.getByRole('combobox', { name: 'Event' });
    await expect(filter).toHaveDisplayValue('Sign-in failed');
    await userEvent.selectOptions(filter, 'Role changed');
    await expect(args.onKindChange.mock.calls).toEqual([['roleChanged']]);
  },
});

export const NoneOfTheKind = meta.story({
  args: {
    kind: 'userDeleted',
    state: ready([]),
    hasOlder: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No events of this kind')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' }, hasOlder: false } });

export const Empty = meta.story({
  args: {
    state: ready([]),
    hasOlder: false,
  },
});

export const Phone = meta.story({
  args: { state: ready(fixtures.securityEvents.slice(-2)) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
