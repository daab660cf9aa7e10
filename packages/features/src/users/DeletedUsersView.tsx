import type { DeletedUser } from '@planner/api-client';
import {
  Avatar,
  Badge,
  Button,
  EmptyState,
  formatDate,
  formatDateTime,
  Inline,
  Isolate,
  Link,
  Stack,
  Table,
  type TableColumn,
  Text,
} from '@planner/ui';
import { LoadOlder } from '../shared/list/LoadOlder.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { Can } from '../shared/session/Can.tsx';
import { ROLE_TONES } from '../shared/person/AccountBadges.tsx';

export interface DeletedUsersViewProps extends LoadProps<readonly DeletedUser[]> {
  getUserHref: (id: string) => string;
  isFiltered: boolean;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** The entry of the activity that is being undone. */
  restoringId: string | undefined;
  onRestore: (activityId: string) => void;
  onLoadMore: () => void;
}

const columnsOf = ({
  getUserHref,
  restoringId,
  onRestore,
}: DeletedUsersViewProps): TableColumn<DeletedUser>[] => [
  {
    id: 'name',
    header: 'User',
    width: 'grow',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ id, name, email }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={name} />
        <Stack gap="xxs">
          <Link href={getUserHref(id)} variant="plain">
            <Text weight="semibold">
              <Isolate>{name}</Isolate>
            </Text>
          </Link>
          <Text size="small" tone="muted">
            <Isolate>{email}</Isolate>
          </Text>
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'deleted',
    header: 'Deleted',
    width: 'grow',
    phone: 'labelled',
    narrow: 'under',
    cell: ({ deletedAt = '', deletedBy, undoUntil }) => (
      <Stack gap="xxs">
        <Text>
          {formatDateTime(deletedAt)}
          {deletedBy !== undefined && (
            <>
              {' '}
              by <Isolate>{deletedBy}</Isolate>
            </>
          )}
        </Text>
        {undoUntil !== null && (
          <Text size="small" tone="muted">
            Can be restored until {formatDate(undoUntil)}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    size: 'small',
    phone: 'secondary',
    cell: ({ role }) => role !== null && <Badge tone={ROLE_TONES[role]}>{role}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'actions',
    cell: ({ name, role, activityId }) =>
      activityId !== null && (
        <Can operation="undoActivity" role={role ?? 'admin'}>
          <Button
            size="small"
            aria-label={`Restore ${name}`}
            isPending={activityId === restoringId}
            onPress={() => onRestore(activityId)}
          >
            Restore
          </Button>
        </Can>
      ),
  },
];

export const DeletedUsersView = (props: DeletedUsersViewProps) => {
  const { state, isFiltered, onRetry } = props;
  const rows = state.status === 'ready' ? state.data : [];
  return (
    <LoadBody state={state} onRetry={onRetry}>
      <Table
        label="Deleted users"
        columns={columnsOf(props)}
        isSteady
        hasRowLinks
        rows={rows}
        getRowId={({ id }) => id}
        isLoading={state.status !== 'ready'}
        isStale={state.status === 'ready' && state.isStale}
        emptyState={
          <EmptyState
            icon="users"
            title={isFiltered ? 'No deleted users found' : 'No deleted users'}
            description={
              isFiltered ? 'Try a different search term' : 'Users who are deleted appear here for 30 days'
            }
          />
        }
        footer={
          props.hasMore && (
            <LoadOlder
              label="Load more"
              count={rows.length}
              isPending={props.isLoadingMore}
              onPress={props.onLoadMore}
            />
          )
        }
      />
    </LoadBody>
  );
};
