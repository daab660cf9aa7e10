import type { ReceivedMessage } from '@planner/api-client';
import {
  Badge,
  formatTimeAgo,
  IconButton,
  Inline,
  Isolate,
  Link,
  Stack,
  type TableColumn,
  Text,
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
    size: 'large',
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
