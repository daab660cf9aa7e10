import { FilterSelect } from '@planner/ui';
import { ROLE_OPTIONS, SORT_OPTIONS, toRole, toSort } from './userOrder.ts';
import type { UsersViewProps } from './UsersView.tsx';

export type UserFiltersProps = Pick<
  UsersViewProps,
  'role' | 'sort' | 'canFilterByRole' | 'canSort' | 'onOrderChange'
>;

export const UserFilters = ({ role, sort, canFilterByRole, canSort, onOrderChange }: UserFiltersProps) => (
  <>
    {canFilterByRole && (
      <FilterSelect
        label="Role"
        options={ROLE_OPTIONS}
        value={role ?? ''}
        onChange={(value) => onOrderChange({ role: toRole(value) })}
      />
    )}
    {canSort && (
      <FilterSelect
        label="Order"
        options={SORT_OPTIONS}
        value={sort ?? ''}
        onChange={(value) => onOrderChange({ sort: toSort(value) })}
      />
    )}
  </>
);
