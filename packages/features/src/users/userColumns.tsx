import type { Role, User } from '@planner/api-client';
import {
  Avatar,
  Badge,
  IconButton,
  Inline,
  Isolate,
  Stack,
  Text,
  type BadgeProps,
  type TableColumn,
} from '@planner/ui';
import { EditLink } from '../shared/list/EditLink.tsx';
import { formatDate } from '../shared/format/format.ts';
import type { RowFocus } from '../shared/list/useRowFocus.ts';

const ROLE_TONES: Record<Role, BadgeProps['tone']> = { admin: 'danger', user: 'info' };

export interface UserColumnOptions {
  getEditHref: (id: string) => string;
  onDelete: (user: User) => void;
  deleteButtonRef: RowFocus['buttonRef'];
}

export const userColumns = ({
  getEditHref,
  onDelete,
  deleteButtonRef,
}: UserColumnOptions): TableColumn<User>[] => [
  {
    id: 'user',
    header: 'User',
    isSortable: true,
    width: 'grow',
    isRowHeader: true,
    phone: 'primary',
    cell: ({ name, createdAt }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={name} />
        <Stack gap="xxs">
          {/* One line, as high as its skeleton. */}
          <Text weight="semibold" truncate="abovePhone" title={name}>
            <Isolate>{name}</Isolate>
          </Text>
          <Text size="small" tone="muted">
            Joined {formatDate(createdAt)}
          </Text>
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
    cell: ({ email }) => (
      <Text truncate="abovePhone" title={email}>
        <Isolate>{email}</Isolate>
      </Text>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    isSortable: true,
    size: 'medium',
    phone: 'secondary',
    cell: ({ role }) => <Badge tone={ROLE_TONES[role]}>{role}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'actions',
    cell: (user) => (
      <Inline gap="xs" wrap={false} justify="end">
        <EditLink href={getEditHref(user.id)} name={user.name} />
        <IconButton
          ref={deleteButtonRef(user.id)}
          icon="delete"
          size="small"
          tone="danger"
          label={`Delete ${user.name}`}
          onPress={() => onDelete(user)}
        />
      </Inline>
    ),
  },
];
