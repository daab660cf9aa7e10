import type { OwnSession } from '@planner/api-client';
import {
  Badge,
  Button,
  formatDateTime,
  formatTimeAgo,
  Inline,
  Isolate,
  ListItem,
  Stack,
  Text,
} from '@planner/ui';
import { describeBrowser } from './describeBrowser.ts';

export const sessionKeyOf = ({ id, createdAt, lastSeenAt, address }: OwnSession) =>
  id ?? `${createdAt} ${lastSeenAt} ${address}`;

interface SessionItemProps {
  session: OwnSession;
  /** Server time in milliseconds since 1970. */
  now: number;
  /** Id of the session that ends. */
  ending?: string | undefined;
  /** Undefined if the session can't be ended. */
  onEnd?: ((id: string) => void) | undefined;
}

/** A session in a `List`, by which its owner recognizes it. */
export const SessionItem = ({ session, now, ending, onEnd }: SessionItemProps) => {
  const { id, userAgent, address, createdAt, isCurrent } = session;
  const browser = describeBrowser(userAgent);
  return (
    <ListItem
      after={
        onEnd &&
        id !== undefined &&
        !isCurrent && (
          <Button
            size="small"
            aria-label={`End the session of ${browser}, logged in ${formatDateTime(createdAt)}`}
            isPending={ending === id}
            pendingLabel="Ending..."
            onPress={() => onEnd(id)}
          >
            End
          </Button>
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
