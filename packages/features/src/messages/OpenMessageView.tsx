import type { ReceivedMessage } from '@planner/api-client';
import { Banner, Button, DescriptionList, Dialog, Isolate, Link, LinkButton, Stack, Text } from '@planner/ui';
import { formatDateTime } from '../shared/format.ts';
import { nameOf } from './nameOf.ts';

export interface OpenMessageViewProps {
  /** What is open; undefined while nothing is. */
  message: ReceivedMessage | undefined;
  isPending: boolean;
  /** Why the message could not be marked. */
  errorMessage?: string | undefined;
  onClose: () => void;
  onMarkUnread: (message: ReceivedMessage) => void;
  onDelete: (message: ReceivedMessage) => void;
}

const replyTo = ({ email, subject }: ReceivedMessage) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Re: ${subject ?? 'Your message'}`)}`;

const factsOf = (message: ReceivedMessage) => [
  {
    term: 'From',
    description: (
      <>
        <Isolate>{nameOf(message)}</Isolate> (
        <Link href={replyTo(message)}>
          <Isolate>{message.email}</Isolate>
        </Link>
        )
      </>
    ),
  },
  ...(message.phone ? [{ term: 'Phone', description: <Isolate>{message.phone}</Isolate> }] : []),
  { term: 'Received', description: formatDateTime(message.createdAt) },
];

/** A message, all of it, and what can be done with it. */
export const OpenMessageView = ({
  message,
  isPending,
  errorMessage,
  onClose,
  onMarkUnread,
  onDelete,
}: OpenMessageViewProps) => (
  <Dialog
    isOpen={message !== undefined}
    onOpenChange={(isOpen) => {
      if (!isOpen) onClose();
    }}
    title={message?.subject ?? 'Message'}
    footer={
      message && (
        <>
          <Button variant="danger" onPress={() => onDelete(message)}>
            Delete
          </Button>
          <Button isPending={isPending} onPress={() => onMarkUnread(message)}>
            Mark as unread
          </Button>
          <LinkButton variant="primary" icon="mail" href={replyTo(message)}>
            Reply by e-mail
          </LinkButton>
        </>
      )
    }
  >
    {message && (
      <Stack gap="l">
        {errorMessage !== undefined && <Banner tone="danger">{errorMessage}</Banner>}
        <DescriptionList items={factsOf(message)} />
        <Text as="p" keepLines>
          <Isolate>{message.message}</Isolate>
        </Text>
      </Stack>
    )}
  </Dialog>
);
