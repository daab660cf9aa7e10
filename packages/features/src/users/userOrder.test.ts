import type { UserSort } from '@planner/api-client';
import type { TableSort } from '@planner/ui';
import { expect, it, test } from 'vitest';
import {
  fromTableSort,
  ROLE_OPTIONS,
  SORT_OPTIONS,
  STATE_OPTIONS,
  toRole,
  toSort,
  toState,
  toTableSort,
} from './userOrder.ts';

it.each<[label: string, sort: UserSort | undefined, table: TableSort | undefined]>([
  ['Newest first', undefined, undefined],
  ['Oldest first', 'joined', { columnId: 'joined', direction: 'ascending' }],
  ['Name A to Z', 'name', { columnId: 'name', direction: 'ascending' }],
  ['Name Z to A', '-name', { columnId: 'name', direction: 'descending' }],
  ['Email A to Z', 'email', { columnId: 'email', direction: 'ascending' }],
  ['Email Z to A', '-email', { columnId: 'email', direction: 'descending' }],
  ['Admins first', 'role', { columnId: 'role', direction: 'ascending' }],
  ['Users first', '-role', { columnId: 'role', direction: 'descending' }],
])('“%s” asks the server for %s, as the header of the table does', (label, sort, table) => {
  const option = SORT_OPTIONS.find((other) => other.label === label);
  expect(toSort(option?.value ?? 'missing')).toBe(sort);
  expect(toTableSort(sort)).toEqual(table);
  expect(table && fromTableSort(table)).toBe(sort);
});

test('there are eight orders, and an unknown one is the first', () => {
  expect(SORT_OPTIONS).toHaveLength(8);
  expect(toSort('sideways')).toBeUndefined();
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
