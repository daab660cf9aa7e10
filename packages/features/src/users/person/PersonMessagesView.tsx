import type { ReceivedMessage } from '@planner/api-client';
import { Disclosure, formatTimeAgo, Inline, Isolate, LinkButton, Stack, Text } from '@planner/ui';
import { replyHref } from '../../shared/format/replyHref.ts';
import type { LoadProps } from '../../shared/query/useLoadState.ts';
import { PersonCard } from './PersonCard.tsx';

export interface PersonMessagesViewProps extends LoadProps<readonly ReceivedMessage[]> {
  /** Server time in milliseconds since 1970. */
  now: number;
  getMessageHref: (id: string) => string;
}

/** The newest message is open: it is probably why the administrator came. */
export const PersonMessagesView = ({ now, getMessageHref, ...props }: PersonMessagesViewProps) => (
  <PersonCard {...props} title="Messages from this address" emptyText="No messages">
    {(messages) =>
      messages.map((message, index) => (
        <Disclosure
          key={message.id}
          title={`${message.subject ?? 'Message'} · ${formatTimeAgo(message.createdAt, now)}`}
          defaultExpanded={index === 0}
        >
          <Stack gap="m">
            <Text as="p" keepLines>
              <Isolate>{message.message}</Isolate>
            </Text>
            <Inline gap="s">
              <LinkButton size="small" icon="mail" href={replyHref(message)}>
                Reply by e-mail
              </LinkButton>
              <LinkButton size="small" variant="quiet" href={getMessageHref(message.id)}>
                Open in Messages
              </LinkButton>
            </Inline>
          </Stack>
        </Disclosure>
      ))
    }
  </PersonCard>
);
