import type { Subscription } from '@planner/api-client';
import { expect, it } from 'vitest';
import { keptSubscriptions } from './keptSubscriptions.ts';
import type { SubscriptionList } from './queries.ts';

const subscription: Subscription = {
  id: '1',
  userId: '2',
  name: 'Nguyễn Thị Lan',
  originalTransactionId: '200000123456789',
  status: 'active',
  expiresDate: null,
};

it('keeps all that the list shows', () => {
  const list: SubscriptionList = {
    rows: [subscription],
    currentPage: 2,
    totalPages: 2,
    perPage: 10,
    total: 11,
    params: { page: 2, query: 'lan', status: 'active', sort: '-expires' },
    isWhole: false,
    statuses: [{ status: 'active', subscriptions: 11 }],
  };
  expect(
    keptSubscriptions.parse(JSON.parse(JSON.stringify(list, [...keptSubscriptions.fields]))),
  ).toMatchObject(list);
});
