import type { ReceivedMessage } from '@planner/api-client';
import {
  Banner,
  Button,
  DescriptionList,
  Dialog,
  formatDateTime,
  Isolate,
  Link,
  LinkButton,
  Stack,
  Text,
} from '@planner/ui';
import { replyHref } from '../shared/format/replyHref.ts';
import { senderName } from './queries.ts';

export interface OpenMessageViewProps {
  message: ReceivedMessage | undefined;
  isPending: boolean;
  errorMessage?: string | undefined;
  onClose: () => void;
  onMarkUnread: (message: ReceivedMessage) => void;
  onDelete: (message: ReceivedMessage) => void;
}

const detailsOf = (message: ReceivedMessage) => [
  {
    term: 'From',
    description: (
      <>
        <Isolate>{senderName(message)}</Isolate> (
        <Link href={replyHref(message)}>
          <Isolate>{message.email}</Isolate>
        </Link>
        )
      </>
    ),
  },
  ...(message.phone ? [{ term: 'Phone', description: <Isolate>{message.phone}</Isolate> }] : []),
  { term: 'Received', description: formatDateTime(message.createdAt) },
];

export const OpenMessageView = ({ message, ...props }: OpenMessageViewProps) => (
  <Dialog
    isOpen={message !== undefined}
    onOpenChange={(isOpen) => {
      if (!isOpen) props.onClose();
    }}
    title={message?.subject ?? 'Message'}
    footerStart={
      message && (
        <Button variant="quiet" icon="delete" onPress={() => props.onDelete(message)}>
          Delete
        </Button>
      )
    }
    footer={
      message && (
        <>
          <Button isPending={props.isPending} onPress={() => props.onMarkUnread(message)}>
            Mark as unread
          </Button>
          <LinkButton variant="primary" icon="mail" href={replyHref(message)}>
            Reply by e-mail
          </LinkButton>
        </>
      )
    }
  >
    {message && (
      <Stack gap="l">
        {props.errorMessage !== undefined && <Banner tone="danger">{props.errorMessage}</Banner>}
        <DescriptionList items={detailsOf(message)} />
        <Text as="p" keepLines>
          <Isolate>{message.message}</Isolate>
        </Text>
      </Stack>
    )}
  </Dialog>
);
