import type { ReceivedMessage } from '@planner/api-client';
import {
  Avatar,
  Badge,
  formatTimeAgo,
  Isolate,
  Link,
  Skeleton,
  Stack,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@planner/ui';
import { senderName } from './queries.ts';

const MAX_EXCERPT_CHARACTERS = 120;

const excerptOf = (text: string): string => {
  const line = Array.from(text.replaceAll(/\s+/g, ' '));
  const excerpt = line.slice(0, MAX_EXCERPT_CHARACTERS).join('');
  return line.length > MAX_EXCERPT_CHARACTERS ? `${excerpt}…` : excerpt;
};

export interface MessageColumnsProps {
  /** Server time in milliseconds since 1970. */
  now: number;
  getMessageHref: (id: string) => string;
}

/** Three lines per message. The open one has the actions. */
export const messageColumns = ({
  now,
  getMessageHref,
}: MessageColumnsProps): TableColumn<ReceivedMessage>[] => [
  {
    id: 'message',
    header: 'Message',
    isRowHeader: true,
    loadingCell: (
      <>
        <Skeleton width="medium" />
        <Skeleton width="long" />
        <Skeleton width="long" />
      </>
    ),
    cell: (message) => {
      const tone = message.answeredAt ? 'muted' : 'default';
      const weight = message.isRead ? 'regular' : 'semibold';
      return (
        <>
          <Text as="p" tone={tone} weight={weight}>
            <Link href={getMessageHref(message.id)} variant="plain">
              <Isolate>{senderName(message)}</Isolate>
            </Link>
            {!message.isRead && <VisuallyHidden>, unread</VisuallyHidden>}
          </Text>
          <Text as="p" truncate tone={tone} weight={weight}>
            {message.subject ?? 'No subject'}
          </Text>
          <Text as="p" truncate size="small" tone="muted" weight="regular">
            {excerptOf(message.message)}
          </Text>
        </>
      );
    },
  },
  {
    id: 'received',
    header: 'Received',
    width: 'fit',
    size: 'medium',
    align: 'end',
    phone: 'beside',
    cell: ({ createdAt, answeredAt, assignee, isMine }) => (
      <Stack gap="xxs" align="end">
        <Text size="small" tone="muted" numeric>
          <Isolate>{formatTimeAgo(createdAt, now)}</Isolate>
        </Text>
        {answeredAt && <Badge tone="positive">Answered</Badge>}
        {!answeredAt && assignee && (
          <>
            <Avatar name={assignee} size="small" />
            <VisuallyHidden>{isMine ? 'Assigned to me' : `Assigned to ${assignee}`}</VisuallyHidden>
          </>
        )}
      </Stack>
    ),
  },
];
