import type { RecentUser } from '@planner/api-client';
import {
  Avatar,
  Badge,
  Card,
  ErrorState,
  Isolate,
  LinkButton,
  List,
  ListItem,
  Stack,
  Text,
} from '@planner/ui';
import { formatTimeAgo } from '../shared/format.ts';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import type { LoadState } from '../shared/useLoadState.ts';
import { RecentUsersLoading } from './RecentUsersLoading.tsx';

export interface RecentUsersViewProps {
  state: LoadState<RecentUser[]>;
  /** Where all users are listed. */
  allHref: string;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** Whether loading takes so long that it has to be said. */
  isSlow?: boolean | undefined;
  onRetry: () => void;
}

/** Who joined last, and when each of them was last seen. */
export const RecentUsersView = ({ state, allHref, now, isSlow = false, onRetry }: RecentUsersViewProps) => {
  if (state.status === 'loading')
    return (
      <RecentUsersLoading label={isSlow ? 'Still loading recent users...' : 'Loading recent users...'} />
    );
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
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
      ) : (
        <Stack gap="m">
          <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={onRetry} />
          <List>
            {state.data.map(({ id, name, email, status, lastActive }) => (
              <ListItem
                key={id}
                before={<Avatar name={name} />}
                after={
                  <Stack gap="xxs" align="end">
                    <Badge tone={status === 'Active' ? 'positive' : 'neutral'}>{status}</Badge>
                    <Text size="small" tone="muted">
                      <Isolate>
                        {lastActive === null ? 'Never active' : formatTimeAgo(lastActive, now)}
                      </Isolate>
                    </Text>
                  </Stack>
                }
              >
                <Stack gap="xxs">
                  <Text weight="semibold">
                    <Isolate>{name}</Isolate>
                  </Text>
                  <Text size="small" tone="muted" truncate title={email}>
                    <Isolate>{email}</Isolate>
                  </Text>
                </Stack>
              </ListItem>
            ))}
          </List>
        </Stack>
      )}
    </Card>
  );
};
