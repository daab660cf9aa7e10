import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import { storyExport, storyPagedList } from '../testing/storyList.ts';
import { expectAlert, expectCopied, ready } from '../testing/index.ts';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

const { subscriptions } = fixtures;
const PER_PAGE = subscriptions.length;
const [first] = subscriptions;
const STATUSES = fixtures.subscriptionStatuses;
const TOTAL = STATUSES.reduce((sum, status) => sum + status.subscriptions, 0);

const listOf = (
  params: Partial<SubscriptionListParams> = {},
  more: Partial<SubscriptionList> = {},
): SubscriptionList => ({
  params: { page: 3, query: '', status: '', endsWithin: undefined, sort: undefined, ...params },
  rows: subscriptions,
  currentPage: 3,
  totalPages: TOTAL / PER_PAGE,
  perPage: PER_PAGE,
  total: TOTAL,
  isWhole: false,
  statuses: STATUSES,
  ...more,
});

const listed = (list: SubscriptionList, text?: string) => storyPagedList(ready(list), text);
const none = { rows: [], currentPage: 1, totalPages: 1, total: 0 };

const meta = preview.meta({
  title: 'Features/Subscriptions/SubscriptionsView',
  component: SubscriptionsView,
  args: {
    list: listed(listOf()),
    status: '',
    endsWithin: undefined,
    sort: undefined,
    onFilter: fn(),
    exports: storyExport('exportSubscriptions'),
    getUserHref: (id: string) => `/users/${id}`,
  },
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'User Subscriptions', level: 1 })).toBeVisible();
    await expect(canvas.getByText('10,895 subscriptions · page 3 of 2,179')).toBeVisible();
    await expect(canvas.getByText('11–15 of 10,895')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Subscriptions' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'User ID',
      'Name',
      'Transaction ID',
      'Status',
      'Expires',
      'Actions',
    ]);
    await expect(table.getByText('N/A')).toBeVisible();
    await expect(table.getByText('Error')).toBeVisible();
    await expect(table.getByText('Grace period')).toBeVisible();
    for (const name of [`Open ${first?.name}`, first?.name])
      await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', `/users/${first?.userId}`);
    // Shortened on the screen only.
    await expect(canvas.getByText('2000000912345672')).toBeInTheDocument();
  },
});

export const Copies = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    for (const [label, id] of [
      ['user ID', '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0002'],
      ['transaction ID', '2000000912345672'],
    ] as const)
      await expectCopied(canvas.getByRole('button', { name: `Copy ${label} ${id}` }), id);
  },
});

export const ChoosesFiltersAndOrder = meta.story({
  // Looks like `Ready`.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Expired (3,301)');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'EXPIRED' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'Billing problems (182)');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ status: 'ERROR,GRACE_PERIOD' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End' }), 'Ends within 7 days');
    await expect(args.onFilter).toHaveBeenLastCalledWith({ endsWithin: 7, sort: 'expires' });
    await userEvent.click(canvas.getByRole('button', { name: 'Expires' }));
    await expect(args.onFilter).toHaveBeenLastCalledWith({ sort: 'expires' });
  },
});

export const SortedAndFiltered = meta.story({
  args: {
    sort: 'expires',
    status: 'ACTIVE',
    endsWithin: 7,
    list: listed(listOf({ sort: 'expires', status: 'ACTIVE', endsWithin: 7 })),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveDisplayValue('Active (7,412)');
    await expect(canvas.getByRole('combobox', { name: 'End' })).toHaveDisplayValue('Ends within 7 days');
    await userEvent.click(canvas.getByRole('button', { name: 'Expires' }));
    await expect(args.onFilter.mock.calls).toEqual([[{ sort: '-expires' }]]);
  },
});

const paged = (total: number) => ({
  ...listed(listOf({}, { currentPage: 1, totalPages: 1, perPage: 10, total })),
  onLimitChange: fn(),
});

export const ChoosesRowsPerPage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { list: paged(11) },
  play: async ({ canvas, userEvent, args }) => {
    const choice = canvas.getByRole('combobox', { name: 'Rows per page' });
    for (const [label, limit] of [
      ['25 per page', 25],
      ['50 per page', 50],
      ['100 per page', 100],
      ['10 per page', undefined],
    ] as const) {
      await userEvent.selectOptions(choice, label);
      await expect(args.list.onLimitChange).toHaveBeenLastCalledWith(limit);
    }
  },
});

/** There is nothing to choose. */
export const OneWholePage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  args: { list: paged(10) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('combobox', { name: 'Rows per page' })).toBeNull();
  },
});

export const Loading = meta.story({
  args: { list: storyPagedList({ status: 'loading' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading subscriptions...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: {
    list: storyPagedList({ status: 'failed', message: 'Failed to fetch subscriptions', isRetrying: false }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert('Failed to fetch subscriptions');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.list.onRetry).toHaveBeenCalledOnce();
  },
});

export const NoneYet = meta.story({
  args: { list: listed(listOf({}, { ...none, statuses: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscriptions found')).toBeVisible();
    const words = canvas.getByText('There are currently no active subscriptions');
    await expect(words.closest('td')).toHaveAttribute('colspan', '6');
    await expect(canvas.getByText('0 subscriptions · page 1 of 1')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { list: listed(listOf({ query: 'zzz' }, none), 'zzz') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscriptions found')).toBeVisible();
    await expect(canvas.getByText('Try a different search term or filter')).toBeVisible();
  },
});

export const HardCases = meta.story({
  args: {
    status: 'NEVER_SEEN',
    list: listed(
      listOf(
        { status: 'NEVER_SEEN' },
        {
          rows: subscriptions.slice(0, 3).map((subscription, index) => ({
            ...subscription,
            name:
              ['Wolfeschlegelsteinhausenbergerdorff '.repeat(5).trim(), 'W'.repeat(200), '\u202Eevitcefed'][
                index
              ] ?? '',
            originalTransactionId: '9'.repeat(100),
            status: ['toString', 'A_VERY_LONG_STATUS_THAT_THE_STORE_ADDED_', ''][index] ?? '',
          })),
        },
      ),
    ),
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });

export const SmallPhone = meta.story({ globals: { viewport: { value: 'small' } } });
