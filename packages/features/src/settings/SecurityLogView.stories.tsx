import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ready } from '../testing/index.ts';
import { messages } from './messages.ts';
import { SecurityLogView } from './SecurityLogView.tsx';

const pagination = { currentPage: 1, totalPages: 3, totalEvents: 53, eventsPerPage: 20 };

const meta = preview.meta({
  title: 'Features/Settings/SecurityLogView',
  component: SecurityLogView,
  args: {
    state: ready({ events: fixtures.securityEvents.slice(-8), pagination }),
    kind: '',
    onKindChange: fn(),
    onPageChange: fn(),
    getPageHref: (page: number) => `/settings?page=${page}`,
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const log = within(canvas.getByRole('table', { name: 'Security log' }));
    await expect(log.getByText('Role changed')).toBeVisible();
    await expect(log.getByText('user → admin')).toBeVisible();
    // A word that this version does not know is shown as it is.
    await expect(log.getByText('somethingNew')).toBeVisible();
  },
});

const failures = fixtures.securityEvents.filter(({ kind }) => kind === 'signInFailed');

export const OneKind = meta.story({
  args: {
    kind: 'signInFailed',
    state: ready({ events: failures, pagination: { ...pagination, totalEvents: 1, totalPages: 1 } }),
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
    state: ready({ events: [], pagination: { ...pagination, totalEvents: 0, totalPages: 1 } }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No such events')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { state: { status: 'loading' } } });

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.listEvents, isRetrying: false } },
});

export const Empty = meta.story({
  args: {
    state: ready({ events: [], pagination: { ...pagination, totalEvents: 0, totalPages: 1 } }),
  },
});

export const Phone = meta.story({
  args: { state: ready({ events: fixtures.securityEvents.slice(-2), pagination }) },
  globals: { viewport: { value: 'phone' } },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
