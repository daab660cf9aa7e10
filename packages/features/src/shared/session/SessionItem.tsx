import type { OwnSession } from '@planner/api-client';
import { Badge, formatDateTime, formatTimeAgo, Inline, Isolate, ListItem, Stack, Text } from '@planner/ui';
import { describeBrowser } from './describeBrowser.ts';

export const sessionKeyOf = ({ createdAt, lastSeenAt, address }: OwnSession) =>
  `${createdAt} ${lastSeenAt} ${address}`;

/** A session in a `List`, by which its owner recognizes it. */
export const SessionItem = ({ session, now }: { session: OwnSession; now: number }) => (
  <ListItem>
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
        {session.isCurrent ? 'active now' : `last used ${formatTimeAgo(session.lastSeenAt, now)}`} · logged in{' '}
        {formatDateTime(session.createdAt)}
      </Text>
    </Stack>
  </ListItem>
);
