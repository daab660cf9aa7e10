import type { MessageSender, ReceivedMessage, ReceivedMessageUpdate } from '@planner/api-client';
import {
  Banner,
  Button,
  Card,
  CenteredSpinner,
  DescriptionList,
  Drawer,
  type DrawerProps,
  EmptyState,
  formatDateTime,
  Grid,
  IconButton,
  Inline,
  Isolate,
  Link,
  LinkButton,
  Stack,
  Text,
} from '@planner/ui';
import type { ReactNode } from 'react';
import { Can } from '../shared/session/Can.tsx';
import { replyHref } from '../shared/format/replyHref.ts';
import { statusWord } from '../shared/format/subscriptionStatus.ts';
import { senderName } from './queries.ts';
import { endText } from './SenderView.tsx';

/** Null if no user has the address, undefined if the server doesn't tell. */
type Sender = MessageSender | 'loading' | null | undefined;

export type OpenMessageState =
  | { status: 'closed' | 'loading' }
  /** There is no such message (404). */
  | { status: 'gone' }
  | { status: 'failed'; message: string }
  | { status: 'ready'; message: ReceivedMessage; sender: Sender };

export interface OpenMessageViewProps extends Pick<DrawerProps, 'steps'> {
  state: OpenMessageState;
  /** Beside the list, instead of a drawer. */
  isPane?: boolean;
  /** Who has written, in the pane. */
  about?: ReactNode;
  isPending: boolean;
  errorMessage?: string | undefined;
  getUserHref: (id: string) => string;
  onClose: () => void;
  onMarkUnread: (message: ReceivedMessage) => void;
  onChange: (message: ReceivedMessage, change: ReceivedMessageUpdate) => void;
  onDelete: (message: ReceivedMessage) => void;
}

interface ReadyProps extends Pick<
  OpenMessageViewProps,
  'about' | 'errorMessage' | 'getUserHref' | 'onChange'
> {
  message: ReceivedMessage;
  sender: Sender;
}

/** Always two lines, so that nothing moves when they arrive. */
const describeSender = (
  sender: Exclude<Sender, undefined>,
  getUserHref: (id: string) => string,
): ReactNode => {
  const [name, note] =
    sender === 'loading'
      ? ['Looking for the account...', '…']
      : sender === null
        ? ['No user has this e-mail address', 'Perhaps their account has another one']
        : [
            <Link key="name" href={getUserHref(sender.id)}>
              <Isolate>{sender.name}</Isolate>
            </Link>,
            sender.subscription
              ? `${statusWord(sender.subscription.status)}, ${endText(sender.subscription)}`
              : 'No subscription',
          ];
  return (
    <>
      <Text as="p">{name}</Text>
      <Text as="p" tone="muted">
        {note}
      </Text>
    </>
  );
};

/** A fact, and the button that changes it. */
const Changeable = (props: { children: ReactNode; action: string; onPress: () => void }) => (
  <Inline gap="s">
    <Text>
      <Isolate>{props.children}</Isolate>
    </Text>
    <Can operation="updateContactMessage">
      <Button size="small" onPress={props.onPress}>
        {props.action}
      </Button>
    </Can>
  </Inline>
);

const describeAnswer = (at: string, { answeredBy }: ReceivedMessage): ReactNode => (
  <>
    {formatDateTime(at)}
    {answeredBy && (
      <>
        {' '}
        by <Isolate>{answeredBy}</Isolate>
      </>
    )}
  </>
);

/** False for a server that keeps neither answers nor assignments. */
const isTracked = ({ isMine }: ReceivedMessage) => isMine !== undefined;

const progressOf = (message: ReceivedMessage, onChange: OpenMessageViewProps['onChange']) => {
  const { answeredAt, assignee, isMine } = message;
  return [
    {
      term: 'Answered',
      description: (
        <Changeable
          action={answeredAt === null ? 'Mark as answered' : 'Reopen'}
          onPress={() => onChange(message, { isAnswered: answeredAt === null })}
        >
          {answeredAt === null ? 'Not yet' : describeAnswer(answeredAt, message)}
        </Changeable>
      ),
    },
    {
      term: 'Assigned to',
      description: (
        <Changeable
          action={isMine ? 'Unassign' : 'Assign to me'}
          onPress={() => onChange(message, { isMine: !isMine })}
        >
          {isMine ? 'You' : <Isolate>{assignee ?? 'Nobody'}</Isolate>}
        </Changeable>
      ),
    },
  ];
};

const detailsOf = ({ message, sender, about, getUserHref, onChange }: ReadyProps) => [
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
  ...(sender === undefined || about
    ? []
    : [{ term: 'User', description: describeSender(sender, getUserHref) }]),
  ...(isTracked(message) ? progressOf(message, onChange) : []),
];

const Ready = (props: ReadyProps) => {
  const text = (
    <Stack gap="l">
      {props.errorMessage !== undefined && <Banner tone="danger">{props.errorMessage}</Banner>}
      <DescriptionList items={detailsOf(props)} />
      <Text as="p" keepLines>
        <Isolate>{props.message.message}</Isolate>
      </Text>
    </Stack>
  );
  if (!props.about) return text;
  return (
    <Grid columns="textAside" gap="l">
      {text}
      {props.about}
    </Grid>
  );
};

const IDLE = (
  <Card>
    <EmptyState icon="messages" title="No message is open" description="Choose one from the list" />
  </Card>
);

/** The open message: beside the list, else in front of it. */
export const OpenMessageView = ({ state, steps, isPane = false, ...props }: OpenMessageViewProps) => {
  const message = state.status === 'ready' ? state.message : undefined;
  const isGone = state.status === 'gone';
  const title = isGone ? 'This message no longer exists' : (message?.subject ?? 'Message');
  const remove = message && (
    <Can operation="deleteContactMessage">
      <Button variant="quiet" icon="delete" onPress={() => props.onDelete(message)}>
        Delete
      </Button>
    </Can>
  );
  const actions = message && (
    <>
      <Can operation="updateContactMessage">
        <Button isPending={props.isPending} onPress={() => props.onMarkUnread(message)}>
          Mark as unread
        </Button>
      </Can>
      <LinkButton
        variant="primary"
        icon="mail"
        href={replyHref(message)}
        onPress={() => {
          if (isTracked(message)) props.onChange(message, { isAnswered: true });
        }}
      >
        Reply by e-mail
      </LinkButton>
    </>
  );
  const body = (
    <>
      {state.status === 'loading' && <CenteredSpinner label="Loading message..." />}
      {state.status === 'failed' && <Banner tone="danger">{state.message}</Banner>}
      {isGone && <Text as="p">It was deleted, or the address is wrong.</Text>}
      {state.status === 'ready' && <Ready {...props} {...state} />}
    </>
  );
  if (isPane && state.status === 'closed') return IDLE;
  if (isPane)
    return (
      <Card
        title={title}
        actions={
          steps &&
          !isGone && (
            <Inline gap="xxs">
              <IconButton
                icon="chevronLeft"
                size="small"
                label={steps.previousLabel}
                isDisabled={steps.onPrevious === undefined}
                onPress={() => steps.onPrevious?.()}
              />
              <IconButton
                icon="chevronRight"
                size="small"
                label={steps.nextLabel}
                isDisabled={steps.onNext === undefined}
                onPress={() => steps.onNext?.()}
              />
            </Inline>
          )
        }
      >
        <Stack gap="l">
          {message && (
            <Inline justify="between">
              {remove}
              <Inline>{actions}</Inline>
            </Inline>
          )}
          {body}
        </Stack>
      </Card>
    );
  return (
    <Drawer
      isOpen={state.status !== 'closed'}
      onOpenChange={(isOpen) => {
        if (!isOpen) props.onClose();
      }}
      title={title}
      steps={isGone ? undefined : steps}
      footerStart={remove}
      footer={actions}
    >
      {body}
    </Drawer>
  );
};
