import type { User } from '@planner/api-client';
import { useState } from 'react';

export interface SelectedUsers {
  users: readonly User[];
  ids: ReadonlySet<string>;
  setUsers: (users: readonly User[]) => void;
  setIds: (ids: ReadonlySet<string>) => void;
  /** True if any user was selected so far: a bulk action continues after its last user is deselected. */
  hasStarted: boolean;
}

/** Keeps users selected across pages: whole users, because bulk actions show their names. */
export const useSelectedUsers = (rows: readonly User[] = []): SelectedUsers => {
  const [users, setUsers] = useState<readonly User[]>([]);
  const [hasStarted, setStarted] = useState(false);
  if (users.length > 0 && !hasStarted) setStarted(true);
  return {
    users,
    ids: new Set(users.map(({ id }) => id)),
    setUsers,
    setIds: (ids) => {
      const known = [...users, ...rows];
      setUsers([...ids].flatMap((id) => known.find((user) => user.id === id) ?? []));
    },
    hasStarted,
  };
};
