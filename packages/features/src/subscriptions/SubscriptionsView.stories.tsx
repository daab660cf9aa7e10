import { fixtures } from '@planner/api-client/testing';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, ready } from '../testing/index.ts';
import { messages } from './messages.ts';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';
import { SubscriptionsView } from './SubscriptionsView.tsx';

const PER_PAGE = 10;
const { subscriptions } = fixtures;
const [first] = subscriptions;
const STATUSES = [
  { status: 'ACTIVE', subscriptions: 7412 },
  { status: 'ERROR', subscriptions: 118 },
  { status: 'EXPIRED', subscriptions: 3301 },
  { status: 'GRACE_PERIOD', subscriptions: 64 },
];

const listOf = (
  asked: Partial<SubscriptionListParams>,
  more: Partial<SubscriptionList> = {},
): SubscriptionList => ({
  asked: { page: 3, query: '', status: '', sort: undefined, ...asked },
  subscriptions,
  pagination: {
    currentPage: 3,
    totalPages: 1090,
    totalSubscriptions: 10_895,
    subscriptionsPerPage: PER_PAGE,
  },
  statuses: STATUSES,
  ...more,
});

const nothing = {
  subscriptions: [],
  pagination: { currentPage: 1, totalPages: 1, totalSubscriptions: 0, subscriptionsPerPage: PER_PAGE },
};

const meta = preview.meta({
  title: 'Features/Subscriptions/SubscriptionsView',
  component: SubscriptionsView,
  args: {
    state: ready(listOf({})),
    status: '',
    sort: undefined,
    searchText: '',
    onSearchTextChange: fn(),
    onSearch: fn(),
    onStatusChange: fn(),
    onSortChange: fn(),
    onPageChange: fn(),
    getPageHref: (page: number) => `/subscriptions?page=${page}`,
    getUserHref: (id: string) => `/users/edit/${id}`,
    onRetry: fn(),
  },
});

export const Ready = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'User Subscriptions', level: 1 })).toBeVisible();
    await expect(canvas.getByText('10,895 subscriptions · page 3 of 1,090')).toBeVisible();
    await expect(canvas.getByText('21–25 of 10,895')).toBeVisible();
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
    await expect(table.getByText('GRACE_PERIOD')).toBeVisible();
    await expect(canvas.getByRole('link', { name: `Open ${first?.name}` })).toHaveAttribute(
      'href',
      `/users/edit/${first?.userId}`,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'EXPIRED (3,301)');
    await expect(args.onStatusChange.mock.calls).toEqual([['EXPIRED']]);
    await userEvent.click(canvas.getByRole('button', { name: 'Expires' }));
    await expect(args.onSortChange.mock.calls).toEqual([['expires']]);
  },
});

export const SortedAndFiltered = meta.story({
  args: { sort: 'expires', status: 'ACTIVE', state: ready(listOf({ sort: 'expires', status: 'ACTIVE' })) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Expires' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('combobox')).toHaveDisplayValue('ACTIVE (7,412)');
    await userEvent.click(canvas.getByRole('button', { name: 'Expires' }));
    await expect(args.onSortChange.mock.calls).toEqual([['-expires']]);
  },
});

export const Searching = meta.story({
  args: { searchText: 'lan', state: ready(listOf({ query: 'lan' }), { isStale: true }) },
});

export const Loading = meta.story({
  args: { state: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading subscriptions...')).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  args: { state: { status: 'failed', message: messages.listSubscriptions, isRetrying: false } },
  play: async ({ canvas, userEvent, args }) => {
    await expectAlert('Failed to fetch subscriptions');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const RefetchFailed = meta.story({
  args: { state: ready(listOf({}), { message: messages.listSubscriptions }) },
  play: async ({ canvas }) => {
    await expectAlert('Failed to fetch subscriptions');
    await expect(canvas.getByText(first?.name ?? '')).toBeVisible();
  },
});

export const NoneYet = meta.story({
  args: { state: ready(listOf({}, { ...nothing, statuses: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscriptions found')).toBeVisible();
    const words = canvas.getByText('There are currently no active subscriptions');
    await expect(words.closest('td')).toHaveAttribute('colspan', '6');
    await expect(canvas.getByText('0 subscriptions · page 1 of 1')).toBeVisible();
  },
});

export const NothingFound = meta.story({
  args: { searchText: 'zzz', state: ready(listOf({ query: 'zzz' }, nothing)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No subscriptions found')).toBeVisible();
    await expect(canvas.getByText('Try a different search term or status')).toBeVisible();
  },
});

export const HardCases = meta.story({
  args: {
    status: 'NEVER_SEEN',
    state: ready(
      listOf(
        { status: 'NEVER_SEEN' },
        {
          subscriptions: subscriptions.slice(0, 3).map((subscription, index) => ({
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
