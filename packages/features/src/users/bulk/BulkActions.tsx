import type { User } from '@planner/api-client';
import type { Selection } from '../../shared/list/useSelection.ts';
import { useRights } from '../../shared/session/rights.ts';
import { BulkTask } from './BulkTask.tsx';
import { BulkUsers } from './BulkUsers.tsx';
import type { UserFilter } from './BulkUsersView.tsx';

export interface BulkActionsProps {
  selection: Selection<User>;
  /** The users of the list. */
  filter: UserFilter;
}

/** Deletes or changes the selected users. As a task of the server, all users that match can be selected. */
export const BulkActions = ({ selection, filter }: BulkActionsProps) => {
  const { offers, can } = useRights();
  const { rows, isAll, selectAll } = selection;
  if (!(['deleteUsers', 'changeRoles'] as const).every((operation) => offers(operation) || !can(operation)))
    return <BulkUsers selected={rows} onSelectedChange={selection.setRows} />;
  return (
    <BulkTask
      selected={rows}
      filter={isAll ? filter : undefined}
      selectable={selectAll && filter}
      onSelectAll={() => selectAll?.()}
      onClear={() => selection.setIds(new Set())}
    />
  );
};
