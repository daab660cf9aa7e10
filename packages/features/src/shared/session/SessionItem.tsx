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
export const SessionItem = ({ session, now, ending, onEnd }: SessionItemProps) => (
  <ListItem>
    <Inline gap="s" justify="between" wrap={false}>
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
          {session.isCurrent ? 'active now' : `last used ${formatTimeAgo(session.lastSeenAt, now)}`} · logged
          in {formatDateTime(session.createdAt)}
        </Text>
      </Stack>
      {onEnd && session.id !== undefined && !session.isCurrent && (
        <Button
          size="small"
          variant="quiet"
          aria-label={`End the session of ${describeBrowser(session.userAgent)}, logged in ${formatDateTime(session.createdAt)}`}
          isPending={ending === session.id}
          pendingLabel="Ending..."
          onPress={() => onEnd(session.id ?? '')}
        >
          End
        </Button>
      )}
    </Inline>
  </ListItem>
);
