import { type ApiClient, deleteUser, getUser, updateUser, type User } from '@planner/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deletionResult } from '../../shared/query/deletionResult.ts';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import type { Level } from '../../shared/session/levels.ts';
import type { TaskAction } from '../../shared/tasks/taskTexts.ts';
import { BulkUsersView, type BulkFailure, type BulkState } from './BulkUsersView.tsx';
import { errorTexts } from '../queries.ts';
import { invalidateUsers } from '../mutations.ts';

export interface BulkUsersProps {
  selected: readonly User[];
  /** Called with the remaining users: failed or not tried. */
  onSelectedChange: (users: readonly User[]) => void;
}

const apply = async (
  client: ApiClient,
  action: TaskAction,
  access: Level | undefined,
  { id }: User,
): Promise<void> => {
  if (action.kind === 'deleteUsers') {
    await deletionResult(deleteUser(client, id));
    return;
  }
  // Fetch the current version: the list may be stale, and saving its values would overwrite newer changes.
  const { name, role, etag } = await getUser(client, id);
  const { newRole = role } = action;
  if (role !== newRole)
    await updateUser(client, id, { name, role: newRole, ...(access && { access }) }, { etag });
};

/** For servers without tasks: one request at a time. */
export const BulkUsers = ({ selected, onSelectedChange }: BulkUsersProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>({ status: 'idle' });
  const isStopped = useRef(false);
  // Leaving the screen stops the remaining requests.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const run = async (action: TaskAction, access: Level | undefined) => {
    const users = selected;
    const failures: BulkFailure[] = [];
    const fallback = action.kind === 'deleteUsers' ? errorTexts.deleteUser : errorTexts.updateUser;
    let tried = 0;
    isStopped.current = false;
    for (const user of users) {
      if (isStopped.current) break;
      setState({ status: 'running', action, done: tried, total: users.length, isStopping: false });
      try {
        await apply(client, action, access, user);
      } catch (error) {
        failures.push({ user, message: errorMessage(error, fallback) });
      }
      tried += 1;
    }
    await invalidateUsers(queryClient);
    setState({ status: 'done', action, done: tried - failures.length, total: users.length, failures });
    onSelectedChange([...failures.map(({ user }) => user), ...users.slice(tried)]);
  };

  return (
    <BulkUsersView
      selected={selected}
      state={state}
      onAsk={(action) => setState({ status: 'asking', action })}
      onConfirm={(access) => {
        if (state.status === 'asking') void run(state.action, access);
      }}
      onStop={() => {
        isStopped.current = true;
        if (state.status === 'running') setState({ ...state, isStopping: true });
      }}
      onClose={() => setState({ status: 'idle' })}
      onClear={() => onSelectedChange([])}
      onSelectAll={() => {}}
    />
  );
};
