import { errorBody, http, wireSubscriptions } from '@planner/api-client/testing';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { expectAlert, gatewayPage, unreachable, withProviders } from '../testing/index.ts';
import { Subscriptions, type SubscriptionsProps } from './Subscriptions.tsx';

/** Holds the place in the list as a host does in its URL. */
const Host = ({ page, query, status, sort, onChange, ...props }: SubscriptionsProps) => {
  const [place, setPlace] = useState({ page, query, status, sort });
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

const meta = preview.meta({
  title: 'Features/Subscriptions/Subscriptions',
  component: Subscriptions,
  decorators: [withProviders],
  render: (args) => <Host {...args} />,
  args: {
    page: 1,
    query: '',
    status: '',
    sort: undefined,
    onChange: fn(),
    getPageHref: (page: number) => `/subscriptions?page=${page}`,
    getUserHref: (id: string) => `/users/edit/${id}`,
  },
});

const nameOf = (index: number) => wireSubscriptions[index]?.name ?? '';
const findRow = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

export const Loaded = meta.story({
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

export const SortsByExpiry = meta.story({
  play: async ({ canvas, userEvent }) => {
    await findRow(nameOf(0));
    const header = canvas.getByRole('button', { name: 'Expires' });
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await userEvent.click(header);
    await waitFor(() => expect(names()[0]).toContain(nameOf(2)));
    // What never ends, ends last.
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

export const PageBeyondTheLast = meta.story({
  args: { page: 9 },
  play: async ({ args }) => {
    await findRow(nameOf(0));
    await waitFor(() => expect(args.onChange.mock.calls).toEqual([[{ page: 1 }, { replace: true }]]));
  },
});

export const Refused = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/subscriptions', ({ response }) => response(503).json(errorBody('Back in a minute'))));
  },
  play: async () => {
    await expectAlert('Back in a minute');
  },
});

export const GatewayPage = meta.story({
  beforeEach: ({ msw }) => {
    msw.use(http.get('/subscriptions', ({ response }) => response.untyped(gatewayPage())));
  },
  play: async () => {
    await expectAlert('Failed to fetch subscriptions');
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
