import type { UserSort } from '@planner/api-client';
import type { TableSort } from '@planner/ui';
import { expect, it, test } from 'vitest';
import { fromTableSort, ROLE_OPTIONS, STATE_OPTIONS, toRole, toState, toTableSort } from './userOrder.ts';

it.each<[sort: UserSort, table: TableSort]>([
  ['name', { columnId: 'name', direction: 'ascending' }],
  ['-name', { columnId: 'name', direction: 'descending' }],
  ['email', { columnId: 'email', direction: 'ascending' }],
  ['-email', { columnId: 'email', direction: 'descending' }],
  ['role', { columnId: 'role', direction: 'ascending' }],
  ['-role', { columnId: 'role', direction: 'descending' }],
])('the order %s is that of the header', (sort, table) => {
  expect(toTableSort(sort)).toEqual(table);
  expect(fromTableSort(table, undefined)).toBe(sort);
});

test('the third press on a header brings back the newest first', () => {
  expect(fromTableSort({ columnId: 'name', direction: 'ascending' }, '-name')).toBeUndefined();
  expect(toTableSort(undefined)).toBeUndefined();
});

test('the filters', () => {
  expect(ROLE_OPTIONS.map(({ value, label }) => [label, toRole(value)])).toEqual([
    ['All roles', undefined],
    ['Users', 'user'],
    ['Administrators', 'admin'],
  ]);
  expect(STATE_OPTIONS.map(({ value, label }) => [label, toState(value)])).toEqual([
    ['All states', undefined],
    ['Suspended', 'suspended'],
    ['Deleted', 'deleted'],
  ]);
});
