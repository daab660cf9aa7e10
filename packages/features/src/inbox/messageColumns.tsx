import type { ReceivedMessage } from '@planner/api-client';
import {
  Avatar,
  Badge,
  formatTimeAgo,
  IconButton,
  Inline,
  Isolate,
  Link,
  Skeleton,
  Stack,
  type TableColumn,
  Text,
  VisuallyHidden,
} from '@planner/ui';
import { actionsColumn, type DeleteButtonProps } from '../shared/list/actionsColumn.tsx';
import { Can } from '../shared/session/Can.tsx';
import { senderName } from './queries.ts';

const describeMessage = (message: ReceivedMessage) => `the message from ${senderName(message)}`;

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
  /** Toggles between read and unread. */
  onMark: (message: ReceivedMessage) => void;
}

export const messageColumns = (
  { now, getMessageHref, onMark }: MessageColumnsProps,
  deleteButton: DeleteButtonProps<ReceivedMessage>,
): TableColumn<ReceivedMessage>[] => [
  {
    id: 'sender',
    header: 'From',
    width: 'grow',
    phone: 'primary',
    isRowHeader: true,
    cell: (message) => (
      <Stack gap="xxs" align="start">
        <Link href={getMessageHref(message.id)} variant={message.isRead ? 'quiet' : 'default'}>
          <Isolate>{senderName(message)}</Isolate>
        </Link>
        <Text size="small" tone="muted">
          <Isolate>{message.email}</Isolate>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'message',
    header: 'Message',
    width: 'grow',
    phone: 'secondary',
    narrow: 'under',
    cell: ({ subject, message, isRead, answeredAt, isMine, assignee }) => (
      <Stack gap="xxs">
        <Inline gap="s">
          {!isRead && <Badge tone="info">Unread</Badge>}
          {answeredAt && <Badge tone="positive">Answered</Badge>}
          {assignee && (
            <Badge tone="neutral">{isMine ? 'Assigned to me' : <Isolate>{assignee}</Isolate>}</Badge>
          )}
          {subject && (
            <Text weight={isRead ? 'regular' : 'semibold'}>
              <Isolate>{subject}</Isolate>
            </Text>
          )}
        </Inline>
        <Text size="small" tone="muted">
          <Isolate>{excerptOf(message)}</Isolate>
        </Text>
      </Stack>
    ),
  },
  {
    id: 'received',
    header: 'Received',
    width: 'fit',
    size: 'medium',
    phone: 'labelled',
    cell: ({ createdAt }) => (
      <Text numeric>
        <Isolate>{formatTimeAgo(createdAt, now)}</Isolate>
      </Text>
    ),
  },
  actionsColumn({
    ...deleteButton,
    size: 'small',
    nameOf: describeMessage,
    deleteOperation: 'deleteContactMessage',
    firstAction: (message) => (
      <Can operation="updateContactMessage">
        <IconButton
          icon={message.isRead ? 'mail' : 'check'}
          size="small"
          label={`Mark ${describeMessage(message)} as ${message.isRead ? 'unread' : 'read'}`}
          onPress={() => onMark(message)}
        />
      </Can>
    ),
  }),
];

/** Three lines per message, for a list beside the open one, which has the actions. */
export const narrowMessageColumns = ({
  now,
  getMessageHref,
}: Omit<MessageColumnsProps, 'onMark'>): TableColumn<ReceivedMessage>[] => [
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
