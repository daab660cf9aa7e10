import type { Role, User } from '@planner/api-client';
import {
  Avatar,
  formatDate,
  Inline,
  Isolate,
  Link,
  Stack,
  type TableColumn,
  TablePart,
  type TablePartProps,
  Text,
} from '@planner/ui';
import { actionsColumn, type DeleteButtonProps, editLink } from '../shared/list/actionsColumn.tsx';
import { AccountBadges } from '../shared/person/AccountBadges.tsx';

const Joined = ({ user, of }: { user: User } & Pick<TablePartProps, 'of'>) => (
  <TablePart of={of}>
    <Text size="small" tone="muted">
      Joined {formatDate(user.createdAt)}
    </Text>
  </TablePart>
);

const roleOf = ({ role }: User): Role => role;

export const userColumns = (
  getUserHref: (id: string) => string,
  getEditHref: (id: string) => string,
  deleteButton: DeleteButtonProps<User>,
): TableColumn<User>[] => [
  {
    id: 'name',
    header: 'User',
    isSortable: true,
    width: 'grow',
    isRowHeader: true,
    phone: 'primary',
    cell: (user) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={user.name} />
        <Stack gap="xxs">
          <Link href={getUserHref(user.id)} variant="plain">
            <Text weight="semibold">
              <Isolate>{user.name}</Isolate>
            </Text>
          </Link>
          <Joined user={user} of="table" />
        </Stack>
      </Inline>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    isSortable: true,
    width: 'grow',
    phone: 'secondary',
    narrow: 'under',
    cell: ({ email }) => <Isolate>{email}</Isolate>,
  },
  {
    id: 'role',
    header: 'Role',
    isSortable: true,
    size: 'medium',
    phone: 'secondary',
    cell: (user) => (
      <Inline gap="xs">
        <AccountBadges user={user} />
        <Joined user={user} of="list" />
      </Inline>
    ),
  },
  actionsColumn<User>({
    ...deleteButton,
    nameOf: ({ name }) => name,
    roleOf,
    firstAction: editLink(getEditHref, 'updateUser', roleOf),
    deleteOperation: 'deleteUser',
  }),
];
