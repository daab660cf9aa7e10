import { type ApiClient, deleteUser, getUser, updateUser, type User } from '@planner/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { activityIdsOf, deletionResult } from '../../shared/query/deletionResult.ts';
import { errorMessage } from '../../shared/query/errorMessage.ts';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useAnnouncer } from '../../shared/announce/Announcements.tsx';
import {
  BulkUsersView,
  type BulkAction,
  type BulkFailure,
  type BulkState,
  type DoneState,
  summaryOf,
} from './BulkUsersView.tsx';
import { errorTexts } from '../queries.ts';
import { invalidateUsers } from '../mutations.ts';

export interface BulkUsersProps {
  selected: readonly User[];
  /** Called with the remaining users: failed or not tried. */
  onSelectedChange: (users: readonly User[]) => void;
}

/** Returns the entries that can be undone. */
const apply = async (client: ApiClient, action: BulkAction, { id }: User): Promise<readonly string[]> => {
  if (action.kind === 'delete') return (await deletionResult(deleteUser(client, id))).activityIds;
  // Fetch the current version: the list may be stale, and saving its values would overwrite newer changes.
  const { name, role, etag } = await getUser(client, id);
  if (role === action.role) return [];
  return activityIdsOf(await updateUser(client, id, { name, role: action.role }, { etag }));
};

/** One request at a time. */
export const BulkUsers = ({ selected, onSelectedChange }: BulkUsersProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const { announce, canUndo } = useAnnouncer();
  const [state, setState] = useState<BulkState>({ status: 'idle' });
  const isStopped = useRef(false);
  // Leaving the screen stops the remaining requests.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const run = async (action: BulkAction) => {
    const users = selected;
    const failures: BulkFailure[] = [];
    const fallback = action.kind === 'delete' ? errorTexts.deleteUser : errorTexts.updateUser;
    const activityIds: string[] = [];
    let tried = 0;
    isStopped.current = false;
    for (const user of users) {
      if (isStopped.current) break;
      setState({ status: 'running', action, done: tried, total: users.length, isStopping: false });
      try {
        activityIds.push(...(await apply(client, action, user)));
      } catch (error) {
        failures.push({ user, message: errorMessage(error, fallback) });
      }
      tried += 1;
    }
    await invalidateUsers(queryClient);
    const total = users.length;
    const report: DoneState = { status: 'done', action, done: tried - failures.length, total, failures };
    const isComplete = report.done === total;
    setState(isComplete ? { status: 'idle' } : report);
    if (isComplete || activityIds.length > 0) announce({ message: summaryOf(report), activityIds });
    onSelectedChange([...failures.map(({ user }) => user), ...users.slice(tried)]);
  };

  return (
    <BulkUsersView
      selected={selected}
      state={state}
      canUndo={canUndo}
      onAsk={(action) => setState({ status: 'asking', action })}
      onConfirm={() => {
        if (state.status === 'asking') void run(state.action);
      }}
      onStop={() => {
        isStopped.current = true;
        if (state.status === 'running') setState({ ...state, isStopping: true });
      }}
      onClose={() => setState({ status: 'idle' })}
      onClear={() => onSelectedChange([])}
    />
  );
};
