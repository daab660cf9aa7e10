import { Avatar } from '../Avatar/Avatar.tsx';
import { Badge } from '../Badge/Badge.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Inline } from '../Stack/Stack.tsx';
import type { TableColumn } from '../Table/TableColumn.ts';
import { Text } from '../Text/Text.tsx';

interface Person {
  name: string;
  email: string;
  isAdmin: boolean;
}

export const people: readonly Person[] = [
  'Amelia Okafor',
  'Jonas Weber',
  'Sofía Martínez',
  'Noah Lindgren',
  'Priya Raman',
  'Yuki Tanaka',
].map((name, index) => ({
  name,
  email: `${name.split(' ')[0]?.toLowerCase()}@example.com`,
  isAdmin: index === 1,
}));

export const personColumns: readonly TableColumn<Person>[] = [
  {
    id: 'user',
    header: 'User',
    isRowHeader: true,
    cell: ({ name }) => (
      <Inline gap="s" wrap={false}>
        <Avatar name={name} />
        <div>
          <Text as="p" weight="semibold">
            {name}
          </Text>
          <Text as="p" size="small" tone="muted">
            Joined 12 Nov 2026
          </Text>
        </div>
      </Inline>
    ),
  },
  { id: 'email', header: 'Email', cell: ({ email }) => email },
  {
    id: 'role',
    header: 'Role',
    cell: ({ isAdmin }) => <Badge tone={isAdmin ? 'danger' : 'info'}>{isAdmin ? 'admin' : 'user'}</Badge>,
  },
  {
    id: 'actions',
    header: 'Actions',
    width: 'fit',
    align: 'end',
    phone: 'actions',
    cell: ({ name }) => (
      <Inline gap="xxs" wrap={false} justify="end">
        <IconButton icon="edit" label={`Edit ${name}`} />
        <IconButton icon="delete" label={`Delete ${name}`} tone="danger" />
      </Inline>
    ),
  },
];
