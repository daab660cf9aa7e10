import type { User } from '@planner/api-client';
import {
  ActionBar,
  AlertDialog,
  Banner,
  Button,
  Dialog,
  formatCount,
  formatNumber,
  IconButton,
  Isolate,
  latinDigits,
  Overflow,
  ProgressBar,
  Stack,
  Text,
  Toast,
} from '@planner/ui';
import { useState } from 'react';
import { type Level, LEVELS } from '../../shared/session/levels.ts';
import { LevelSelect } from '../../shared/session/LevelSelect.tsx';
import { useRights } from '../../shared/session/rights.ts';
import { Can } from '../../shared/session/Can.tsx';
import { UndoNote } from '../../shared/list/DeleteRow.tsx';
import type { UserOrder } from '../userOrder.ts';
import { type TaskAction, taskSummary, taskTitles } from '../../shared/tasks/taskTexts.ts';

export interface BulkFailure {
  user: User;
  message: string;
}

export type BulkState =
  | { status: 'idle' }
  /** `message`: the server has refused it. */
  | { status: 'asking'; action: TaskAction; isPending?: boolean; message?: string | undefined }
  | { status: 'running'; action: TaskAction; done: number; total: number; isStopping: boolean }
  | { status: 'done'; action: TaskAction; done: number; total: number; failures: readonly BulkFailure[] };

/** All users of a list. */
export interface UserFilter extends Pick<UserOrder, 'role' | 'state' | 'importId'> {
  query: string;
  total: number;
}

interface Selection {
  selected: readonly User[];
  /** All of these are selected, not only `selected`. */
  filter?: UserFilter | undefined;
}

export interface BulkUsersViewProps extends Selection {
  /** The users of the list, if more than the selected ones match. */
  selectable?: UserFilter | undefined;
  state: BulkState;
  onAsk: (action: TaskAction) => void;
  /** Called with what those who become administrators may do. */
  onConfirm: (level: Level | undefined) => void;
  /** Skips the remaining users. */
  onStop: () => void;
  onClose: () => void;
  onClear: () => void;
  onSelectAll: () => void;
}

const MAX_NAMES = 5;

const countOf = ({ selected, filter }: Selection): number => filter?.total ?? selected.length;

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

/** Makes administrators of more than one: asks for their number. */
const isGrave = ({ kind, newRole }: TaskAction, count: number): boolean =>
  kind === 'changeRoles' && newRole === 'admin' && count > 1;

type StateOf<Status extends BulkState['status']> = Extract<BulkState, { status: Status }>;

const summaryOf = ({ action, done, total, failures }: StateOf<'done'>): string =>
  taskSummary(action, { done, total, failed: failures.length });

const Report = ({ state }: { state: StateOf<'done'> }) => (
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

const FilterWords = ({ filter: { query, role, state, importId } }: { filter: UserFilter }) => (
  <Text as="p">
    All {state && `${state} `}users
    {importId && ' of this import'}
    {role && ` with the role ${role}`}
    {query !== '' && (
      <>
        {' '}
        that match “<Isolate>{query}</Isolate>”
      </>
    )}
    , except you.
  </Text>
);

/** Asks before it starts: for the level of administrators, and for their number if there are many. */
const Question = ({
  state,
  onConfirm,
  onClose,
  ...view
}: BulkUsersViewProps & { state: StateOf<'asking'> }) => {
  const { selected, filter } = view;
  const { action } = state;
  const hasLevels = useRights().offers('changeAccess');
  const [level, setLevel] = useState<Level>('everything');
  const count = countOf(view);
  const makesAdmins = action.newRole === 'admin';
  return (
    <AlertDialog
      isOpen
      onOpenChange={onClose}
      title={taskTitles(action, count).ask}
      tone={action.kind === 'deleteUsers' ? 'danger' : 'default'}
      confirmLabel={taskTitles(action, count).ask}
      isPending={state.isPending}
      pendingLabel="Starting..."
      errorMessage={state.message}
      onConfirm={() => onConfirm(makesAdmins && hasLevels ? level : undefined)}
      fields={
        makesAdmins && hasLevels ? (
          <LevelSelect value={level} onChange={(chosen) => chosen && setLevel(chosen)} />
        ) : undefined
      }
      typed={
        isGrave(action, count)
          ? {
              label: 'Number of users',
              description: `Type ${formatNumber(count)} to confirm.`,
              errorMessage: 'This is not the number of users',
              isRight: (text) => latinDigits(text).replaceAll(/\D/g, '') === String(count),
            }
          : undefined
      }
    >
      <Stack gap="m">
        {makesAdmins && (
          <Text as="p">
            {hasLevels
              ? 'Each can log in here, with this access level. Those who are administrators keep theirs.'
              : `Each gets access to everything: all users, subscriptions, messages and legal texts. ${LEVELS.everything.description}`}
          </Text>
        )}
        {action.kind === 'deleteUsers' && (
          <Text as="p">
            Are you sure you want to delete {selected.length === 1 ? 'this user' : 'these users'}?{' '}
            <UndoNote />
          </Text>
        )}
        {filter ? <FilterWords filter={filter} /> : <Names users={selected} />}
      </Stack>
    </AlertDialog>
  );
};

const SelectionBar = (props: BulkUsersViewProps) => {
  const { selectable, onAsk } = props;
  const isFiltered =
    selectable && (selectable.query || selectable.role || selectable.state || selectable.importId);
  const all = selectable && `${formatNumber(selectable.total)}${isFiltered ? ' that match' : ''}`;
  return (
    <ActionBar
      label="Selected users"
      dismiss={<IconButton icon="close" label="Clear selection" onPress={props.onClear} />}
      extend={
        selectable && (
          // One line, also on a phone.
          <Button size="small" variant="quiet" aria-label={`Select all ${all}`} onPress={props.onSelectAll}>
            {`All ${all}`}
          </Button>
        )
      }
      actions={
        <Overflow label="Change role">
          <Can operation="changeRoles">
            <Button size="small" onPress={() => onAsk({ kind: 'changeRoles', newRole: 'admin' })}>
              Make admin
            </Button>
          </Can>
          <Can operation="changeRoles">
            <Button size="small" onPress={() => onAsk({ kind: 'changeRoles', newRole: 'user' })}>
              Make user
            </Button>
          </Can>
        </Overflow>
      }
      destructiveAction={
        <Can operation="deleteUser">
          <Button size="small" icon="delete" onPress={() => onAsk({ kind: 'deleteUsers' })}>
            Delete
          </Button>
        </Can>
      }
    >
      {formatCount(countOf(props), 'user')} selected
    </ActionBar>
  );
};

/** How far it came, and what failed. */
const Progress = ({
  state,
  onStop,
  onClose,
}: Pick<BulkUsersViewProps, 'onStop' | 'onClose'> & { state: StateOf<'running' | 'done'> }) => {
  const isRunning = state.status === 'running';
  const { ask, running } = taskTitles(state.action, state.total);
  return (
    <Dialog
      isOpen
      onOpenChange={() => {
        if (!isRunning) onClose();
      }}
      title={isRunning ? running : ask}
      size="small"
      footer={
        isRunning ? (
          <Button onPress={onStop} isPending={state.isStopping} pendingLabel="Stopping...">
            Stop
          </Button>
        ) : (
          <Button variant="primary" onPress={onClose}>
            Close
          </Button>
        )
      }
    >
      {isRunning ? (
        <ProgressBar
          label={`${formatNumber(state.done)} of ${formatNumber(state.total)}`}
          isLabelVisible
          value={(state.done / state.total) * 100}
        />
      ) : (
        <Report state={state} />
      )}
    </Dialog>
  );
};

export const BulkUsersView = (props: BulkUsersViewProps) => {
  const { state } = props;
  const isComplete = state.status === 'done' && state.done === state.total;
  return (
    <>
      {countOf(props) > 0 && <SelectionBar {...props} />}
      {isComplete && <Toast onDismiss={props.onClose}>{summaryOf(state)}</Toast>}
      {state.status === 'asking' && <Question {...props} state={state} />}
      {(state.status === 'running' || state.status === 'done') && !isComplete && (
        <Progress {...props} state={state} />
      )}
    </>
  );
};
