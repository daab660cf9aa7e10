import type { User } from '@planner/api-client';
import {
  Avatar,
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
  Skeleton,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { Can } from '../../shared/session/Can.tsx';
import { RefetchMessage } from '../../shared/query/LoadBody.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { AccountBadges } from '../../shared/person/AccountBadges.tsx';

export interface PersonViewProps extends LoadProps<User> {
  /** There is no such user (404). */
  isGone: boolean;
  /** Server time in milliseconds since 1970. */
  now: number;
  editHref: string;
  listHref: string;
  /** All parts have loaded, which then appear together. */
  isComplete: boolean;
  /** What the user has none of: no card, a line at the end. */
  missing: readonly string[];
  renderActions: (user: User) => ReactNode;
  /** The cards in the wide column and in the narrow one. */
  renderMain: (user: User) => ReactNode;
  renderAside: (user: User) => ReactNode;
}

const Summary = ({ user, now }: { user: User; now: number }) => {
  const { email, createdAt, lastActive } = user;
  return (
    <Inline gap="s">
      <AccountBadges user={user} />
      <Inline gap="xxs" wrap={false}>
        <Link href={`mailto:${email}`} variant="quiet">
          <Isolate>{email}</Isolate>
        </Link>
        <CopyButton text={email} label={`Copy ${email}`} />
      </Inline>
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
  isComplete,
  missing,
  now,
  editHref,
  listHref,
  onRetry,
  ...parts
}: PersonViewProps) => {
  const user = state.status === 'ready' && !isGone && isComplete ? state.data : undefined;
  return (
    <Stack gap="l">
      {/* The same heading when the name arrives: it keeps the focus. */}
      <PageHeader
        title={user?.name ?? 'User'}
        avatar={<Avatar size="large" name={user?.name ?? ''} />}
        facts={user ? <Summary user={user} now={now} /> : <Skeleton width="medium" />}
        actions={
          user && (
            <>
              {parts.renderActions(user)}
              <Can operation="updateUser" role={user.role}>
                <LinkButton icon="edit" variant="primary" href={editHref} aria-keyshortcuts="E">
                  Edit
                </LinkButton>
              </Can>
            </>
          )
        }
      />
      {user ? (
        <>
          <RefetchMessage state={state} onRetry={onRetry} />
          <Grid columns="mainAside">
            <Stack gap="m">{parts.renderMain(user)}</Stack>
            <Stack gap="m">
              {parts.renderAside(user)}
              {missing.length > 0 && (
                <Text as="p" size="small" tone="muted">
                  No {missing.join(', no ')}
                </Text>
              )}
            </Stack>
          </Grid>
        </>
      ) : (
        <Card>
          {!isGone && state.status !== 'failed' && <CenteredSpinner label="Loading user..." />}
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
