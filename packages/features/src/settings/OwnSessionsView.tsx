import type { OwnSession } from '@planner/api-client';
import {
  Badge,
  Button,
  Card,
  formatDateTime,
  formatTimeAgo,
  Inline,
  Isolate,
  List,
  ListItem,
  Skeleton,
  Stack,
  Text,
  Toast,
} from '@planner/ui';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { LoadBody } from '../shared/query/LoadBody.tsx';
import type { LoadProps } from '../shared/query/useLoadState.ts';
import { describeBrowser } from './describeBrowser.ts';

export interface OwnSessionsViewProps extends LoadProps<OwnSession[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  isPending: boolean;
  doneMessage?: string | undefined;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onEndOthers: () => void;
}

const keyOf = ({ createdAt, lastSeenAt, address }: OwnSession) => `${createdAt} ${lastSeenAt} ${address}`;

const Session = ({ session, now }: { session: OwnSession; now: number }) => (
  <Stack gap="xxs">
    <Inline gap="s">
      <Text weight="semibold">{describeBrowser(session.userAgent)}</Text>
      {session.isCurrent && <Badge tone="positive">This session</Badge>}
    </Inline>
    <Text size="small" tone="muted">
      {session.address && (
        <>
          <Isolate>{session.address}</Isolate> ·{' '}
        </>
      )}
      {session.isCurrent ? 'active now' : `last used ${formatTimeAgo(session.lastSeenAt, now)}`} · signed in{' '}
      {formatDateTime(session.createdAt)}
    </Text>
  </Stack>
);

export const OwnSessionsView = ({ state, now, ...props }: OwnSessionsViewProps) => (
  <Card title="Sessions" width="form">
    <Stack gap="m">
      <Text as="p" tone="muted">
        You are signed in here. A session ends after eight hours without use, and after seven days in any
        case.
      </Text>
      {props.doneMessage !== undefined && (
        <Toast onDismiss={props.onDismissMessage}>{props.doneMessage}</Toast>
      )}
      <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
      <LoadBody state={state} onRetry={props.onRetry}>
        {state.status === 'ready' ? (
          <List label="Sessions">
            {state.data.map((session) => (
              <ListItem key={keyOf(session)}>
                <Session session={session} now={now} />
              </ListItem>
            ))}
          </List>
        ) : (
          <Skeleton shape="block" />
        )}
        {state.status === 'ready' && state.data.some(({ isCurrent }) => !isCurrent) && (
          <Inline>
            <Button isPending={props.isPending} pendingLabel="Signing out..." onPress={props.onEndOthers}>
              Sign out the others
            </Button>
          </Inline>
        )}
      </LoadBody>
    </Stack>
  </Card>
);
