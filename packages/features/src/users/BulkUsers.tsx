import type { ApiClient, User } from '@planner/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deletionResult } from '../shared/deletionResult.ts';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { BulkUsersView, type BulkAction, type BulkFailure, type BulkState } from './BulkUsersView.tsx';
import { messages } from './messages.ts';
import { invalidateUsers } from './queries.ts';

export interface BulkUsersProps {
  selected: readonly User[];
  /** Those who stay selected: nobody, or whom something failed with. */
  onSelectedChange: (users: readonly User[]) => void;
}

const act = async (client: ApiClient, action: BulkAction, { id }: User): Promise<void> => {
  if (action.kind === 'delete') {
    await deletionResult(client.deleteUser(id));
    return;
  }
  // As stored now: what the list shows may be older, and saving it would undo what somebody else has changed.
  const { name, role, etag } = await client.getUser(id);
  if (role !== action.role) await client.updateUser(id, { name, role: action.role }, { etag });
};

/** Deletes the selected users or changes their role, one after the other, and reports with whom it could not be done. */
export const BulkUsers = ({ selected, onSelectedChange }: BulkUsersProps) => {
  const client = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<BulkState>({ status: 'idle' });
  const isStopped = useRef(false);
  // Leaving the screen leaves alone those who have not had their turn.
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  const run = async (action: BulkAction) => {
    const users = selected;
    const failures: BulkFailure[] = [];
    const fallback = action.kind === 'delete' ? messages.deleteUser : messages.updateUser;
    let done = 0;
    let turns = 0;
    isStopped.current = false;
    for (const user of users) {
      if (isStopped.current) break;
      setState({ status: 'running', action, done: turns, total: users.length, isStopping: false });
      try {
        await act(client, action, user);
        done += 1;
      } catch (error) {
        failures.push({ user, message: errorMessage(error, fallback) });
      }
      turns += 1;
    }
    await invalidateUsers(queryClient);
    setState({ status: 'done', action, done, total: users.length, failures });
    // Those who failed, and those who had no turn, can be tried again.
    onSelectedChange([...failures.map(({ user }) => user), ...users.slice(turns)]);
  };

  return (
    <BulkUsersView
      selected={selected}
      state={state}
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
