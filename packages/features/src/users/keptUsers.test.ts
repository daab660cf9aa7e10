import type { User } from '@planner/api-client';
import { expect, it } from 'vitest';
import { keptUsers } from './keptUsers.ts';
import type { UserList } from './queries.ts';

const shown = {
  id: '1',
  name: 'Nguyễn Thị Lan',
  email: 'lan@example.org',
  role: 'user',
  createdAt: '2026-02-11T09:24:31.120Z',
} as const;
const user: User = {
  ...shown,
  gender: 'female',
  dob: '1994-03-18',
  height: '162',
  weight: '54.5',
  updatedAt: '2026-05-03T16:02:10.004Z',
};
const page = { currentPage: 1, totalPages: 1, perPage: 10, total: 1, query: 'lan', role: 'user' } as const;

it('keeps what the list shows, and no health data', () => {
  const list: UserList = { ...page, rows: [user] };
  const kept: unknown = JSON.parse(JSON.stringify(list, [...keptUsers.fields]));
  expect(kept).toEqual({ ...page, rows: [shown] });
  const missing = { gender: null, dob: null, height: null, weight: null, updatedAt: undefined };
  expect(keptUsers.parse(kept)).toMatchObject({ ...page, rows: [{ ...shown, ...missing }] });
});
