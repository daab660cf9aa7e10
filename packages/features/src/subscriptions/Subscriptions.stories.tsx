import { errorBody, http, wireSubscriptions } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '@planner/storybook/preview';
import {
  expectAlert,
  lacking,
  onPlainServer,
  STORY_NOW,
  unreachable,
  withProviders,
} from '../testing/index.ts';
import { Subscriptions, type SubscriptionsProps } from './Subscriptions.tsx';

const Host = ({ page, query, status, endsWithin, sort, onChange, ...props }: SubscriptionsProps) => {
  const [place, setPlace] = useState({ page, query, status, endsWithin, sort });
  return (
    <Subscriptions
      {...props}
      {...place}
      onChange={(change, choice) => {
        setPlace({ ...place, ...change });
        onChange(change, choice);
      }}
    />
  );
};
Host.displayName = 'Subscriptions';

const meta = preview.meta({
  title: 'Features/Subscriptions/Subscriptions',
  component: Subscriptions,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    page: 1,
    query: '',
    status: '',
    endsWithin: undefined,
    sort: undefined,
    onChange: fn(),
    getPageHref: (page: number) => `/subscriptions?page=${page}`,
    getUserHref: (id: string) => `/users/${id}`,
  },
});

const nameOf = (index: number) => wireSubscriptions[index]?.name ?? '';
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const Loaded = meta.story({
  tags: ['screen:subscriptions'],
  play: async ({ canvas }) => {
    await expect(await findRow(nameOf(0))).toBeVisible();
    await expect(canvas.getByText('5 subscriptions · page 1 of 1')).toBeVisible();
  },
});

export const FiltersByStatus = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await findRow(nameOf(0));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'EXPIRED');
    await expect(args.onChange.mock.calls).toEqual([[{ page: 1, status: 'EXPIRED' }, { replace: false }]]);
    await expect(await canvas.findByText('1 subscription · page 1 of 1')).toBeVisible();
    await expect(canvas.queryByText(nameOf(0))).not.toBeInTheDocument();
  },
});

export const FiltersByEnd = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await findRow(nameOf(0));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End' }), 'Ends within 30 days');
    await expect(args.onChange.mock.calls).toEqual([
      [{ page: 1, endsWithin: 30, sort: 'expires' }, { replace: false }],
    ]);
    await expect(await canvas.findByText('1 subscription · page 1 of 1')).toBeVisible();
    await expect(await findRow(nameOf(4))).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End' }), 'Any end');
    await expect(args.onChange).toHaveBeenLastCalledWith(
      { page: 1, endsWithin: undefined, sort: undefined },
      { replace: false },
    );
  },
});

export const Exports = meta.story({
  // The pictures are in ExportList.
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export subscriptions' }));
    await userEvent.click(dialog.getByRole('button', { name: /^Export \d+ subscriptions$/ }));
    await expect(await screen.findByText('subscriptions-2026-11-15.csv')).toBeVisible();
  },
});

export const SortsByExpiry = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(0));
    const header = canvas.getByRole('button', { name: 'Expires' });
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(header);
    await waitFor(() => expect(names()[0]).toContain(nameOf(2)));
    await expect(names().at(-1)).toContain(nameOf(1));
    await userEvent.click(header);
    await waitFor(() => expect(names()[0]).toContain(nameOf(1)));
  },
});

export const Searches = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await findRow(nameOf(0));
    await userEvent.type(canvas.getByRole('searchbox'), `${nameOf(3)}{Enter}`);
    await expect(await canvas.findByText('1 subscription · page 1 of 1')).toBeVisible();
    await expect(args.onChange).toHaveBeenLastCalledWith({ page: 1, query: nameOf(3) }, expect.anything());
  },
});

const DAY_MS = 86_400_000;

const many = Array.from({ length: 23 }, (_, index) => ({
  id: `s${index}`,
  userId: `u${index}`,
  name: `Person ${index}`,
  originalTransactionId: `t${index}`,
  status: index < 20 ? 'ACTIVE' : 'EXPIRED',
  expiresDate: new Date(STORY_NOW + (2 * index + 1) * DAY_MS).toISOString(),
}));

export const ServerWithoutPages = meta.story({
  decorators: [onPlainServer],
  beforeEach: ({ msw }) => {
    msw.use(
      http.get('/subscriptions', ({ request, response }) =>
        new URL(request.url).search === ''
          ? response(200).json({ data: many })
          : response(422).json(errorBody('Unknown parameter')),
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('23 subscriptions · page 1 of 3')).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
    await userEvent.click(canvas.getByRole('link', { name: 'Next page' }));
    await expect(await canvas.findByText('23 subscriptions · page 2 of 3')).toBeVisible();
    await expect(await findRow('Person 10')).toBeVisible();
    await userEvent.type(canvas.getByPlaceholderText('Search by name or ID...'), 'u21{Enter}');
    await expect(await canvas.findByText('1 subscription · page 1 of 1')).toBeVisible();
    await expect(await findRow('Person 21')).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), 'EXPIRED');
    await expect(await canvas.findByText('3 subscriptions · page 1 of 1')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Status' }), '');
    // The fourth ends in exactly seven days.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End' }), '7');
    await expect(await canvas.findByText('3 subscriptions · page 1 of 1')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expires' }));
    await waitFor(() => expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Person 2'));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'End' }), '30');
    await expect(await canvas.findByText('15 subscriptions · page 1 of 2')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
  },
});

export const ServerWithoutPagesPageBeyondTheLast = meta.story({
  decorators: [lacking('listSubscriptions.page')],
  args: { page: 9 },
  play: async ({ args }) => {
    await findRow(nameOf(0));
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([[{ page: 1 }, { replace: true }]]));
  },
});

export const Unreachable = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/subscriptions', ({ response }) => response.untyped(unreachable()), { once: true }));
  },
  play: async ({ canvas, userEvent }) => {
    await expectAlert(/^Failed to fetch subscriptions: the server cannot be reached/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await findRow(nameOf(0))).toBeVisible();
  },
});
