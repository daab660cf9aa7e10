import type { RecentUser } from '@planner/api-client';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  formatTimeAgo,
  Isolate,
  LinkButton,
  List,
  ListItem,
  Skeleton,
  Spinner,
  Stack,
  Text,
} from '@planner/ui';
import { Address } from '../shared/format/Address.tsx';

export interface RecentUsersViewProps {
  users: RecentUser[] | undefined;
  allHref: string;
  getUserHref: (id: string) => string;
  /** Server time in milliseconds since 1970. */
  now: number;
}

/** When the user joined, by which our server sorts. Others don't send it: then the last activity, a timestamp or a text. */
const timeOf = ({ createdAt, lastActive }: RecentUser, now: number): string => {
  if (createdAt) return `Joined ${formatTimeAgo(createdAt, now)}`;
  if (lastActive === null) return 'Never active';
  return /^\d{4}-\d\d-\d\d/.test(lastActive) ? formatTimeAgo(lastActive, now) : lastActive;
};

/** The server sends five users. */
const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Has the height of the users, to avoid layout shift. */
const RecentUsersLoading = () => (
  <Card title="Recent Users" headingLevel={2} actions={<Spinner label="Loading recent users..." />}>
    <List>
      {ROWS.map((row) => (
        <ListItem key={row} before={<Skeleton shape="circle" />}>
          <Stack gap="xxs">
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </Stack>
        </ListItem>
      ))}
    </List>
  </Card>
);

export const RecentUsersView = ({ users, allHref, getUserHref, now }: RecentUsersViewProps) => {
  if (!users) return <RecentUsersLoading />;
  return (
    <Card
      title="Recent Users"
      headingLevel={2}
      actions={
        <LinkButton size="small" href={allHref}>
          View all
        </LinkButton>
      }
    >
      {users.length === 0 ? (
        <EmptyState
          icon="users"
          title="No users found"
          description="There are currently no users in the system"
        />
      ) : (
        <List>
          {users.map((user) => (
            <ListItem
              key={user.email}
              href={user.id === undefined ? undefined : getUserHref(user.id)}
              before={<Avatar name={user.name} />}
              after={
                <Stack gap="xxs" align="end">
                  <Badge tone={user.status === 'Active' ? 'positive' : 'neutral'}>{user.status}</Badge>
                  <Text size="small" tone="muted">
                    <Isolate>{timeOf(user, now)}</Isolate>
                  </Text>
                </Stack>
              }
            >
              <Stack gap="xxs">
                <Text weight="semibold">
                  <Isolate>{user.name}</Isolate>
                </Text>
                <Text size="small" tone="muted">
                  <Address>{user.email}</Address>
                </Text>
              </Stack>
            </ListItem>
          ))}
        </List>
      )}
    </Card>
  );
};
