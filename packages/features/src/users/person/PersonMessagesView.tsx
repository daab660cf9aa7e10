import type { ReceivedMessage, ReceivedMessageUpdate } from '@planner/api-client';
import {
  Badge,
  Button,
  Disclosure,
  formatDate,
  formatNumber,
  formatTimeAgo,
  Inline,
  Isolate,
  LinkButton,
  Stack,
  Text,
} from '@planner/ui';
import { replyHref } from '../../shared/format/replyHref.ts';
import { FormMessage } from '../../shared/query/FormMessage.tsx';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { Can } from '../../shared/session/Can.tsx';
import { PersonCard } from './PersonCard.tsx';

export interface PersonMessagesViewProps extends LoadProps<readonly ReceivedMessage[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  getMessageHref: (id: string) => string;
  errorMessage?: string | undefined;
  onDismissMessage: () => void;
  onChange: (message: ReceivedMessage, change: ReceivedMessageUpdate) => void;
}

/** False for a server that keeps neither answers nor assignments. */
const isTracked = ({ isMine }: ReceivedMessage) => isMine !== undefined;

const isUnanswered = (message: ReceivedMessage) => isTracked(message) && !message.answeredAt;

const Progress = ({
  message: { answeredAt, answeredBy, isMine, assignee },
}: {
  message: ReceivedMessage;
}) => {
  if (answeredAt)
    return (
      <Text size="small" tone="positive">
        Answered {formatDate(answeredAt)}
        {answeredBy && (
          <>
            {' '}
            by <Isolate>{answeredBy}</Isolate>
          </>
        )}
      </Text>
    );
  if (!assignee) return null;
  return (
    <Text size="small" tone="muted">
      Assigned to {isMine ? 'me' : <Isolate>{assignee}</Isolate>}
    </Text>
  );
};

/** The newest message without an answer is open: it is probably why the administrator came. */
export const PersonMessagesView = ({ now, getMessageHref, onChange, ...props }: PersonMessagesViewProps) => {
  const messages = props.state.status === 'ready' ? props.state.data : [];
  const unanswered = messages.filter(isUnanswered);
  const opened = unanswered[0] ?? messages[0];
  return (
    <PersonCard
      {...props}
      title="Messages from this address"
      emptyText="No messages"
      actions={
        unanswered.length > 0 && (
          <Badge tone="warning">{`${formatNumber(unanswered.length)} unanswered`}</Badge>
        )
      }
    >
      {(shown) => (
        <>
          <FormMessage message={props.errorMessage} onDismiss={props.onDismissMessage} />
          {shown.map((message) => (
            <Disclosure
              key={message.id}
              title={`${message.subject ?? 'Message'} · ${formatTimeAgo(message.createdAt, now)}${message.answeredAt ? ' · answered' : ''}`}
              defaultExpanded={message === opened}
            >
              <Stack gap="m">
                <Text as="p" keepLines>
                  <Isolate>{message.message}</Isolate>
                </Text>
                <Progress message={message} />
                <Inline gap="s">
                  <LinkButton
                    size="small"
                    icon="mail"
                    href={replyHref(message)}
                    onPress={() => {
                      if (isUnanswered(message)) onChange(message, { isAnswered: true });
                    }}
                  >
                    Reply by e-mail
                  </LinkButton>
                  {isTracked(message) && (
                    <Can operation="updateContactMessage">
                      <Button
                        size="small"
                        variant="quiet"
                        onPress={() => onChange(message, { isAnswered: !message.answeredAt })}
                      >
                        {message.answeredAt ? 'Mark as unanswered' : 'Mark as answered'}
                      </Button>
                    </Can>
                  )}
                  <LinkButton size="small" variant="quiet" href={getMessageHref(message.id)}>
                    Open in Messages
                  </LinkButton>
                </Inline>
              </Stack>
            </Disclosure>
          ))}
        </>
      )}
    </PersonCard>
  );
};
