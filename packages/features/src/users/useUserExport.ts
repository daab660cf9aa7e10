import type { User } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import type { ListExport } from '../shared/list/ExportButton.tsx';
import type { Selection } from '../shared/list/useSelection.ts';
import type { UserFilter } from './bulk/BulkUsersView.tsx';
import { exportUsersMutation } from './mutations.ts';
import { ROLE_OPTIONS, STATE_OPTIONS, type UserOrder } from './userOrder.ts';

/** In the order of the file. */
const COLUMNS = [
  { value: 'name', label: 'Name' },
  { value: 'email', label: 'Email' },
  { value: 'role', label: 'Role' },
  { value: 'joined', label: 'Joined' },
  { value: 'lastActive', label: 'Last active' },
];

/** As many ids as the server takes. */
const MAX_SELECTED = 1000;

/** Exports the users that match, or those selected. */
export const useUserExport = (
  { query, role, state, importId, sort, total }: UserFilter & UserOrder,
  { rows, isAll }: Selection<User>,
): ListExport => {
  const client = useApi();
  return {
    list: { name: 'users', one: 'user', many: 'users' },
    scope: [
      ...[...ROLE_OPTIONS, ...STATE_OPTIONS].flatMap(({ value, label }) =>
        value && (value === role || value === state) ? label : [],
      ),
      ...(importId ? ['imported'] : []),
      ...(query === '' ? [] : [`search ${query}`]),
    ],
    total,
    choices: {
      operation: 'exportUsers',
      columns: COLUMNS,
      selected: isAll || rows.length > MAX_SELECTED ? 0 : rows.length,
    },
    mutationOf: (onProgress, choice) =>
      exportUsersMutation(
        client,
        choice.isSelected ? { ids: rows.map(({ id }) => id) } : { query, role, state, importId, sort },
        choice.query,
        onProgress,
      ),
  };
};
