import type { User } from '@planner/api-client';
import {
  ActionBar,
  Banner,
  Button,
  Dialog,
  Form,
  formatCount,
  formatNumber,
  Inline,
  Isolate,
  latinDigits,
  ProgressBar,
  Stack,
  Text,
  TextField,
  Toast,
} from '@planner/ui';
import { useState } from 'react';
import { LEVELS } from '../../shared/session/levels.ts';
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
export interface UserFilter extends Pick<UserOrder, 'role' | 'state'> {
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
  onConfirm: () => void;
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

const Buttons = ({ state, onConfirm, onStop, onClose, ...selection }: BulkUsersViewProps) => {
  if (state.status === 'asking')
    return (
      <>
        <Button onPress={onClose}>Cancel</Button>
        <Button
          variant={state.action.kind === 'deleteUsers' ? 'danger' : 'primary'}
          isPending={state.isPending ?? false}
          pendingLabel="Starting..."
          onPress={onConfirm}
        >
          {taskTitles(state.action, countOf(selection)).ask}
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

const FilterWords = ({ filter: { query, role, state } }: { filter: UserFilter }) => (
  <Text as="p">
    All {state && `${state} `}users
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

interface QuestionProps extends Selection {
  state: StateOf<'asking'>;
  number: string;
  isNumberWrong: boolean;
  onNumberChange: (number: string) => void;
  onConfirm: () => void;
}

const Question = ({ state, selected, filter, ...props }: QuestionProps) => (
  <Stack gap="m">
    {state.action.newRole === 'admin' && (
      <Text as="p">
        Each gets access to everything: all users, subscriptions, messages and legal texts.{' '}
        {LEVELS.everything.description} The page of each user limits it.
      </Text>
    )}
    {state.action.kind === 'deleteUsers' && (
      <Text as="p">
        Are you sure you want to delete {selected.length === 1 ? 'this user' : 'these users'}? <UndoNote />
      </Text>
    )}
    {filter ? <FilterWords filter={filter} /> : <Names users={selected} />}
    {isGrave(state.action, countOf({ selected, filter })) && (
      <Form onSubmit={props.onConfirm}>
        <TextField
          label="Number of users"
          description={`Type ${formatNumber(countOf({ selected, filter }))} to confirm.`}
          value={props.number}
          onChange={props.onNumberChange}
          isInvalid={props.isNumberWrong}
          errorMessage="This is not the number of users"
        />
      </Form>
    )}
    {state.message !== undefined && <Banner tone="danger">{state.message}</Banner>}
  </Stack>
);

const SelectionBar = (props: BulkUsersViewProps) => {
  const { selectable, onAsk } = props;
  return (
    <ActionBar
      label="Selected users"
      dismiss={
        <>
          {selectable && (
            <Button size="small" variant="quiet" onPress={props.onSelectAll}>
              {`Select all ${formatNumber(selectable.total)}${selectable.query === '' && !selectable.role && !selectable.state ? '' : ' that match'}`}
            </Button>
          )}
          <Button size="small" variant="quiet" onPress={props.onClear}>
            Clear selection
          </Button>
        </>
      }
      actions={
        <>
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
        </>
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

const titleOf = (state: Exclude<BulkState, { status: 'idle' }>, selection: Selection): string => {
  const titles = taskTitles(state.action, state.status === 'asking' ? countOf(selection) : state.total);
  return state.status === 'running' ? titles.running : titles.ask;
};

export const BulkUsersView = (view: BulkUsersViewProps) => {
  const { state, onClose } = view;
  const [number, setNumber] = useState('');
  const [isNumberWrong, setNumberWrong] = useState(false);
  const isConfirmed =
    state.status !== 'asking' ||
    !isGrave(state.action, countOf(view)) ||
    latinDigits(number).replaceAll(/\D/g, '') === String(countOf(view));
  const props: BulkUsersViewProps = {
    ...view,
    onAsk: (action) => {
      setNumber('');
      setNumberWrong(false);
      view.onAsk(action);
    },
    onConfirm: () => {
      setNumberWrong(!isConfirmed);
      if (isConfirmed) view.onConfirm();
    },
  };
  const isComplete = state.status === 'done' && state.done === state.total;
  return (
    <>
      {countOf(props) > 0 && <SelectionBar {...props} />}
      {isComplete && <Toast onDismiss={onClose}>{summaryOf(state)}</Toast>}
      {state.status !== 'idle' && !isComplete && (
        <Dialog
          isOpen
          onOpenChange={() => {
            if (state.status !== 'running') onClose();
          }}
          title={titleOf(state, props)}
          size="small"
          footer={
            <Inline justify="end">
              <Buttons {...props} />
            </Inline>
          }
        >
          {state.status === 'asking' && (
            <Question
              {...props}
              state={state}
              number={number}
              isNumberWrong={isNumberWrong}
              onNumberChange={setNumber}
            />
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
