import type { OwnSession } from '@planner/api-client';
import {
  Badge,
  Button,
  formatDateTime,
  formatTimeAgo,
  Inline,
  Isolate,
  List,
  ListItem,
  Stack,
  Text,
} from '@planner/ui';
import { CanExtra } from './Can.tsx';
import { describeBrowser } from './describeBrowser.ts';

interface SessionListProps {
  sessions: readonly OwnSession[];
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Id of the session that ends. */
  ending?: string | undefined;
  onEnd: (id: string) => void;
  /** That ends one. */
  endOperation: 'endOwnSession' | 'endUserSession';
}

type SessionItemProps = Omit<SessionListProps, 'sessions'> & { session: OwnSession };

const SessionItem = ({ session, now, ending, onEnd, endOperation }: SessionItemProps) => {
  const { id, userAgent, address, createdAt, isCurrent } = session;
  const browser = describeBrowser(userAgent);
  return (
    <ListItem
      after={
        id !== undefined &&
        !isCurrent && (
          <CanExtra operation={endOperation}>
            <Button
              size="small"
              aria-label={`End the session of ${browser}, logged in ${formatDateTime(createdAt)}`}
              isPending={ending === id}
              pendingLabel="Ending..."
              onPress={() => onEnd(id)}
            >
              End
            </Button>
          </CanExtra>
        )
      }
    >
      <Stack gap="xxs">
        <Inline gap="s">
          <Text weight="semibold">{browser}</Text>
          {isCurrent && <Badge tone="positive">This session</Badge>}
        </Inline>
        <Text size="small" tone="muted">
          {address && (
            <>
              <Isolate>{address}</Isolate> ·{' '}
            </>
          )}
          {isCurrent ? 'active now' : `last used ${formatTimeAgo(session.lastSeenAt, now)}`} · logged in{' '}
          {formatDateTime(createdAt)}
        </Text>
      </Stack>
    </ListItem>
  );
};

/** Sessions, each as its owner recognizes it. */
export const SessionList = ({ sessions, ...props }: SessionListProps) => (
  <List label="Sessions">
    {sessions.map((session) => (
      <SessionItem
        key={session.id ?? `${session.createdAt} ${session.lastSeenAt} ${session.address}`}
        {...props}
        session={session}
      />
    ))}
  </List>
);
