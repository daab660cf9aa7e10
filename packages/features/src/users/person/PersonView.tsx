import type { User } from '@planner/api-client';
import {
  Card,
  CenteredSpinner,
  CopyButton,
  EmptyState,
  ErrorState,
  formatDate,
  formatTimeAgo,
  Grid,
  Inline,
  Isolate,
  Link,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { Can } from '../../shared/session/Can.tsx';
import { RefetchMessage } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { AccountBadges } from '../userColumns.tsx';

export interface PersonViewProps extends LoadProps<User> {
  /** There is no such user (404). */
  isGone: boolean;
  /** Server time in milliseconds since 1970. */
  now: number;
  editHref: string;
  listHref: string;
  /** The cards in the wide column and in the narrow one. */
  renderMain: (user: User) => ReactNode;
  renderAside: (user: User) => ReactNode;
}

const Summary = ({ user, now }: { user: User; now: number }) => {
  const { email, createdAt, lastActive } = user;
  return (
    <Inline gap="s">
      <Link href={`mailto:${email}`} variant="quiet">
        <Isolate>{email}</Isolate>
      </Link>
      <CopyButton text={email} label={`Copy ${email}`} />
      <AccountBadges user={user} />
      <Text tone="muted">
        Joined {formatDate(createdAt)}
        {lastActive !== null && ` · last active ${formatTimeAgo(lastActive, now)}`}
      </Text>
    </Inline>
  );
};

export const PersonView = ({
  state,
  isGone,
  now,
  editHref,
  listHref,
  onRetry,
  ...cards
}: PersonViewProps) => {
  const user = state.status === 'ready' && !isGone ? state.data : undefined;
  return (
    <Stack gap="l">
      <Stack gap="xs">
        {/* The same heading when the name arrives: it keeps the focus. */}
        <PageHeader
          title={user?.name ?? 'User'}
          actions={
            user && (
              <Can operation="updateUser" role={user.role}>
                <LinkButton icon="edit" variant="primary" href={editHref}>
                  Edit
                </LinkButton>
              </Can>
            )
          }
        />
        {user && <Summary user={user} now={now} />}
      </Stack>
      {user ? (
        <>
          <RefetchMessage state={state} onRetry={onRetry} />
          <Grid columns="mainAside">
            <Stack gap="m">{cards.renderMain(user)}</Stack>
            <Stack gap="m">{cards.renderAside(user)}</Stack>
          </Grid>
        </>
      ) : (
        <Card>
          {!isGone && state.status === 'loading' && <CenteredSpinner label="Loading user..." />}
          {!isGone && state.status === 'failed' && (
            <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
          )}
          {isGone && (
            <EmptyState
              icon="user"
              title="This user no longer exists"
              description="The account was deleted, or the address is wrong."
              action={<LinkButton href={listHref}>Back to users</LinkButton>}
            />
          )}
        </Card>
      )}
    </Stack>
  );
};
