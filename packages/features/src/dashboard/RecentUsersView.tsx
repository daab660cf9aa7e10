import type { RecentUser } from '@planner/api-client';
import {
  Avatar,
  Badge,
  Card,
  EmptyState,
  Isolate,
  LinkButton,
  List,
  ListItem,
  Stack,
  Text,
} from '@planner/ui';
import { formatTimeAgo } from '../shared/format/formatTimeAgo.ts';
import { RecentUsersLoading } from './RecentUsersLoading.tsx';

export interface RecentUsersViewProps {
  users: RecentUser[] | undefined;
  allHref: string;
  /** Server time in milliseconds since 1970. */
  now: number;
}

/** Falls back to the server's text when it isn't a timestamp. */
const activityOf = (lastActive: string | null, now: number): string => {
  if (lastActive === null) return 'Never active';
  return /^\d{4}-\d\d-\d\d/.test(lastActive) ? formatTimeAgo(lastActive, now) : lastActive;
};

export const RecentUsersView = ({ users, allHref, now }: RecentUsersViewProps) => {
  if (!users) return <RecentUsersLoading label="Loading recent users..." />;
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
          {users.map(({ name, email, status, lastActive }) => (
            <ListItem
              key={email}
              before={<Avatar name={name} />}
              after={
                <Stack gap="xxs" align="end">
                  <Badge tone={status === 'Active' ? 'positive' : 'neutral'}>{status}</Badge>
                  <Text size="small" tone="muted">
                    <Isolate>{activityOf(lastActive, now)}</Isolate>
                  </Text>
                </Stack>
              }
            >
              <Stack gap="xxs">
                <Text weight="semibold" truncate title={name}>
                  <Isolate>{name}</Isolate>
                </Text>
                <Text size="small" tone="muted" truncate title={email}>
                  <Isolate>{email}</Isolate>
                </Text>
              </Stack>
            </ListItem>
          ))}
        </List>
      )}
    </Card>
  );
};
