import type { MessageSender, ReceivedMessage, User } from '@planner/api-client';
import {
  Avatar,
  Badge,
  DescriptionList,
  formatDate,
  formatTimeAgo,
  Heading,
  Inline,
  Isolate,
  Link,
  Skeleton,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { statusWord, toneOf } from '../shared/format/subscriptionStatus.ts';
import { AccountBadges } from '../shared/person/AccountBadges.tsx';

export interface SenderViewProps {
  /** Null if no user has the address. */
  sender: MessageSender | 'loading' | null;
  /** The account; undefined if it can't be read. */
  person: User | 'loading' | undefined;
  /** Others from the address, newest first. */
  messages: readonly ReceivedMessage[];
  /** Server time in milliseconds since 1970. */
  now: number;
  getUserHref: (id: string) => string;
  getMessageHref: (id: string) => string;
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="xs">
    <Heading level={3}>{title}</Heading>
    {children}
  </Stack>
);

/** When a subscription ends or ended. */
export const endText = ({ status, expiresDate }: NonNullable<MessageSender['subscription']>): string =>
  expiresDate === null ? 'no end' : `${status === 'EXPIRED' ? 'ended' : 'ends'} ${formatDate(expiresDate)}`;

/** As many lines while they load. */
const datesOf = (person: User | 'loading', now: number) => {
  const { createdAt, lastActive } = person === 'loading' ? { createdAt: '', lastActive: '' } : person;
  return [
    { term: 'Joined', description: createdAt === '' ? '…' : formatDate(createdAt) },
    {
      term: 'Last active',
      description: lastActive === null ? 'Never' : lastActive === '' ? '…' : formatTimeAgo(lastActive, now),
    },
  ];
};

const Account = ({ sender, person, now, getUserHref }: SenderViewProps & { sender: MessageSender }) => (
  <>
    <Section title="Person">
      <Inline gap="s" wrap={false}>
        <Avatar name={sender.name} />
        <Stack gap="xxs">
          <Link href={getUserHref(sender.id)}>
            <Isolate>{sender.name}</Isolate>
          </Link>
          {person && (
            <Inline gap="xxs">
              {person === 'loading' ? <Badge tone="neutral">…</Badge> : <AccountBadges user={person} />}
            </Inline>
          )}
        </Stack>
      </Inline>
      {person && <DescriptionList items={datesOf(person, now)} />}
    </Section>
    <Section title="Subscription">
      {sender.subscription ? (
        <Inline gap="xs">
          <Badge tone={toneOf(sender.subscription.status)}>{statusWord(sender.subscription.status)}</Badge>
          <Text tone="muted">{endText(sender.subscription)}</Text>
        </Inline>
      ) : (
        <Text tone="muted">No subscription</Text>
      )}
    </Section>
  </>
);

/** Who has written, beside the message. */
export const SenderView = (props: SenderViewProps) => {
  const { sender, messages, now, getMessageHref } = props;
  return (
    <Stack gap="l">
      {sender === 'loading' && <Skeleton width="medium" />}
      {sender === null && (
        <Section title="Person">
          <Text tone="muted">No user has this e-mail address</Text>
        </Section>
      )}
      {sender !== null && sender !== 'loading' && <Account {...props} sender={sender} />}
      {sender !== 'loading' && messages.length > 0 && (
        <Section title="Other messages">
          {messages.map(({ id, subject, createdAt, answeredAt }) => (
            <Stack key={id} gap="xxs">
              <Link href={getMessageHref(id)} variant="plain">
                <Isolate>{subject ?? 'No subject'}</Isolate>
              </Link>
              <Text size="small" tone={answeredAt ? 'positive' : 'muted'}>
                {answeredAt ? `Answered ${formatDate(answeredAt)}` : formatTimeAgo(createdAt, now)}
              </Text>
            </Stack>
          ))}
        </Section>
      )}
    </Stack>
  );
};
