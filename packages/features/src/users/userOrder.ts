import type { Role, UserSort, UserState } from '@planner/api-client';
import type { SelectOption, TableSort } from '@planner/ui';

export interface UserOrder {
  /** Undefined for all roles. */
  role?: Role | undefined;
  /** Undefined for all users who exist. */
  state?: UserState | undefined;
  /** Of an import: only whom it added or updated. */
  importId?: string | undefined;
  /** Undefined for newest first. */
  sort?: UserSort | undefined;
}

/** What the filter of the list shows. Deleted users are no users of `listUsers`. */
export type ShownState = UserState | 'deleted';

export const ROLE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'All roles' },
  { value: 'user', label: 'Users' },
  { value: 'admin', label: 'Administrators' },
];

export const STATE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: 'All states' },
  { value: 'suspended', label: 'Suspended' },
  { value: 'deleted', label: 'Deleted' },
];

export const toRole = (value: string): Role | undefined =>
  value === 'user' || value === 'admin' ? value : undefined;

export const toState = (value: string): ShownState | undefined =>
  value === 'suspended' || value === 'deleted' ? value : undefined;

/** Columns have the names of what they sort by; no column shows the order of joining. */
export const toTableSort = (sort: UserSort | undefined): TableSort | undefined =>
  sort && { columnId: sort.replace('-', ''), direction: sort.startsWith('-') ? 'descending' : 'ascending' };

const SORTS: readonly UserSort[] = ['name', '-name', 'email', '-email', 'role', '-role'];

/** The order after a press on a header. The third press on one brings back the first order. */
export const fromTableSort = (
  { columnId, direction }: TableSort,
  current: UserSort | undefined,
): UserSort | undefined =>
  current === `-${columnId}`
    ? undefined
    : SORTS.find((sort) => sort === `${direction === 'descending' ? '-' : ''}${columnId}`);
