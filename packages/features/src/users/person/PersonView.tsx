import type { User } from '@planner/api-client';
import {
  Badge,
  Card,
  CenteredSpinner,
  CopyButton,
  EmptyState,
  ErrorState,
  formatDate,
  Inline,
  Isolate,
  Link,
  LinkButton,
  PageHeader,
  Stack,
  Text,
} from '@planner/ui';
import type { LoadState } from '../../shared/query/useLoadState.ts';
import { ROLE_TONES } from '../userColumns.tsx';

export interface PersonViewProps {
  /** `gone`: there is no such user (404). */
  state: LoadState<User> | { status: 'gone' };
  editHref: string;
  listHref: string;
  onRetry: () => void;
}

const Contact = ({ user: { email, role, createdAt } }: { user: User }) => (
  <Inline gap="s">
    <Link href={`mailto:${email}`} variant="quiet">
      <Isolate>{email}</Isolate>
    </Link>
    <CopyButton text={email} label={`Copy ${email}`} />
    <Badge tone={ROLE_TONES[role]}>{role}</Badge>
    <Text>Joined {formatDate(createdAt)}</Text>
  </Inline>
);

export const PersonView = ({ state, editHref, listHref, onRetry }: PersonViewProps) => {
  if (state.status === 'ready')
    return (
      <Stack gap="l">
        <PageHeader
          title={state.data.name}
          actions={
            <LinkButton icon="edit" variant="primary" href={editHref}>
              Edit
            </LinkButton>
          }
        />
        <Contact user={state.data} />
      </Stack>
    );
  return (
    <Stack gap="l">
      <PageHeader title="User" />
      <Card>
        {state.status === 'loading' && <CenteredSpinner label="Loading user..." />}
        {state.status === 'failed' && (
          <ErrorState message={state.message} onRetry={onRetry} isRetrying={state.isRetrying} />
        )}
        {state.status === 'gone' && (
          <EmptyState
            icon="user"
            title="This user no longer exists"
            description="The account was deleted, or the address is wrong."
            action={<LinkButton href={listHref}>Back to users</LinkButton>}
          />
        )}
      </Card>
    </Stack>
  );
};
