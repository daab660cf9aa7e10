import type { Role, User } from '@planner/api-client';
import {
  ActionBar,
  Banner,
  Button,
  Dialog,
  formatCount,
  formatNumber,
  Inline,
  Isolate,
  ProgressBar,
  Stack,
  Text,
} from '@planner/ui';

import { undoSentence } from '../../shared/list/DeleteRow.tsx';

export type BulkAction = { kind: 'delete' } | { kind: 'role'; role: Role };

export interface BulkFailure {
  user: User;
  message: string;
}

export type BulkState =
  | { status: 'idle' }
  | { status: 'asking'; action: BulkAction }
  | { status: 'running'; action: BulkAction; done: number; total: number; isStopping: boolean }
  | { status: 'done'; action: BulkAction; done: number; total: number; failures: readonly BulkFailure[] };

export interface BulkUsersViewProps {
  selected: readonly User[];
  state: BulkState;
  /** Whether the server can undo deletions. */
  canUndo: boolean;
  onAsk: (action: BulkAction) => void;
  onConfirm: () => void;
  /** Skips the remaining users. */
  onStop: () => void;
  onClose: () => void;
  onClear: () => void;
}

const MAX_NAMES = 5;

const usersOf = (count: number) => formatCount(count, 'user');

const textOf = (action: BulkAction, count: number) => {
  const users = usersOf(count);
  if (action.kind === 'delete')
    return { ask: `Delete ${users}`, running: `Deleting ${users}`, done: 'deleted' };
  const { role } = action;
  return {
    ask: `Change ${users} to ${role}`,
    running: `Changing ${users} to ${role}`,
    done: `changed to ${role}`,
  };
};

const Names = ({ users }: { users: readonly User[] }) => (
  <Stack gap="xxs">
    {users.slice(0, MAX_NAMES).map(({ id, name, email }) => (
      <Text as="p" key={id}>
        <Text weight="semibold">
          <Isolate>{name}</Isolate>
        </Text>{' '}
        (<Isolate>{email}</Isolate>)
      </Text>
    ))}
    {users.length > MAX_NAMES && (
      <Text as="p" tone="muted">
        and {formatNumber(users.length - MAX_NAMES)} more
      </Text>
    )}
  </Stack>
);

const Buttons = ({ state, selected, onConfirm, onStop, onClose }: BulkUsersViewProps) => {
  if (state.status === 'asking')
    return (
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button variant={state.action.kind === 'delete' ? 'danger' : 'primary'} onPress={onConfirm}>
          {textOf(state.action, selected.length).ask}
        </Button>
      </>
    );
  if (state.status === 'running')
    return (
      <Button onPress={onStop} isPending={state.isStopping} pendingLabel="Stopping...">
        Stop
      </Button>
    );
  return (
    <Button variant="primary" onPress={onClose}>
      Close
    </Button>
  );
};

export type DoneState = Extract<BulkState, { status: 'done' }>;

export const summaryOf = ({ action, done, total, failures }: DoneState): string => {
  const left = total - done - failures.length;
  const unchanged = left > 0 ? `; ${formatNumber(left)} unchanged` : '';
  return `${formatNumber(done)} of ${usersOf(total)} ${textOf(action, total).done}${unchanged}`;
};

const Report = ({ state }: { state: DoneState }) => (
  <Stack gap="m">
    <Banner tone={state.failures.length > 0 ? 'warning' : 'positive'}>{summaryOf(state)}</Banner>
    {state.failures.map(({ user, message }) => (
      <Stack gap="xxs" key={user.id}>
        <Text weight="semibold">
          <Isolate>{user.name}</Isolate>
        </Text>
        <Text tone="danger">{message}</Text>
      </Stack>
    ))}
  </Stack>
);

export const BulkUsersView = (props: BulkUsersViewProps) => {
  const { selected, state, canUndo, onAsk, onClear, onClose } = props;
  return (
    <>
      {selected.length > 0 && (
        <ActionBar
          label="Selected users"
          dismiss={
            <Button size="small" variant="quiet" onPress={onClear}>
              Clear selection
            </Button>
          }
          actions={
            <>
              <Button size="small" onPress={() => onAsk({ kind: 'role', role: 'admin' })}>
                Make admin
              </Button>
              <Button size="small" onPress={() => onAsk({ kind: 'role', role: 'user' })}>
                Make user
              </Button>
            </>
          }
          destructiveAction={
            <Button size="small" icon="delete" onPress={() => onAsk({ kind: 'delete' })}>
              Delete
            </Button>
          }
        >
          {usersOf(selected.length)} selected
        </ActionBar>
      )}
      {state.status !== 'idle' && (
        <Dialog
          isOpen
          onOpenChange={() => {
            if (state.status !== 'running') onClose();
          }}
          title={
            state.status === 'running'
              ? textOf(state.action, state.total).running
              : textOf(state.action, state.status === 'asking' ? selected.length : state.total).ask
          }
          size="small"
          footer={
            <Inline justify="end">
              <Buttons {...props} />
            </Inline>
          }
        >
          {state.status === 'asking' && (
            <Stack gap="m">
              {state.action.kind === 'delete' && (
                <Text as="p">
                  Are you sure you want to delete {selected.length === 1 ? 'this user' : 'these users'}?{' '}
                  {undoSentence(canUndo)}
                </Text>
              )}
              <Names users={selected} />
            </Stack>
          )}
          {state.status === 'running' && (
            <ProgressBar
              label={`${formatNumber(state.done)} of ${formatNumber(state.total)}`}
              isLabelVisible
              value={(state.done / state.total) * 100}
            />
          )}
          {state.status === 'done' && <Report state={state} />}
        </Dialog>
      )}
    </>
  );
};
