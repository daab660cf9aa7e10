import type { ReceivedMessage } from '@planner/api-client';
import {
  Banner,
  EmptyState,
  ErrorState,
  Isolate,
  PageHeader,
  SearchField,
  Skeleton,
  Stack,
  Table,
} from '@planner/ui';
import { useRef } from 'react';
import { MESSAGE_MS } from '../shared/constants.ts';
import { formatNumber } from '../shared/format.ts';
import { FormMessage } from '../shared/FormMessage.tsx';
import { PageFooter } from '../shared/PageFooter.tsx';
import { RefetchMessage } from '../shared/RefetchMessage.tsx';
import { useDeleteFocus } from '../shared/useDeleteFocus.ts';
import type { LoadState } from '../shared/useLoadState.ts';
import { messageColumns } from './messageColumns.tsx';
import { nameOf } from './nameOf.ts';
import type { MessageList } from './queries.ts';

export interface MessagesViewProps {
  state: LoadState<MessageList>;
  /** The server's time in milliseconds since 1970. */
  now: number;
  /** What stands in the search field; runs ahead of the search that the rows answer. */
  searchText: string;
  onSearchTextChange: (text: string) => void;
  /** Search now. */
  onSearch: () => void;
  onPageChange: (page: number) => void;
  getPageHref: (page: number) => string;
  getMessageHref: (id: string) => string;
  /** Turns a message from unread to read, or back. */
  onMark: (message: ReceivedMessage) => void;
  /** Why a message could not be marked; vanishes after three seconds. */
  markError?: string | undefined;
  onDismissMarkError: () => void;
  onDelete: (message: ReceivedMessage) => void;
  /** What has just been deleted; the message about it vanishes after three seconds. */
  deletedMessage?: ReceivedMessage | undefined;
  /** Whether somebody else had deleted it before. */
  wasGone?: boolean | undefined;
  onDismissDeleted: () => void;
  onRetry: () => void;
}

const summaryOf = ({ pagination: { totalMessages }, unreadMessages }: MessageList) =>
  `${formatNumber(totalMessages)} ${totalMessages === 1 ? 'message' : 'messages'} · ${formatNumber(unreadMessages)} unread`;

/** The list of received messages. Total, page and rows always come from the same answer. */
export const MessagesView = ({ state, ...props }: MessagesViewProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const list = state.status === 'ready' ? state.data : undefined;
  const rows = list?.messages ?? [];
  const focus = useDeleteFocus(rows, props.deletedMessage, title);
  const columns = messageColumns({
    now: props.now,
    getMessageHref: props.getMessageHref,
    deleteButtonRef: focus.buttonRef,
    onMark: props.onMark,
    onDelete: (message) => {
      focus.remember(message.id);
      props.onDelete(message);
    },
  });

  return (
    <Stack gap="l">
      <PageHeader
        titleRef={title}
        title="Messages"
        description={
          list ? (
            <Isolate>{summaryOf(list)}</Isolate>
          ) : (
            state.status === 'loading' && <Skeleton width="medium" />
          )
        }
        search={
          <SearchField
            label="Search messages"
            placeholder="Search by sender, subject or text..."
            value={props.searchText}
            onChange={props.onSearchTextChange}
            onSubmit={props.onSearch}
            onBlur={props.onSearch}
          />
        }
      />
      {props.deletedMessage && (
        <Banner tone="positive" timeoutMs={MESSAGE_MS} onDismiss={props.onDismissDeleted}>
          The message from <Isolate>{nameOf(props.deletedMessage)}</Isolate> was {props.wasGone && 'already '}
          deleted
        </Banner>
      )}
      <FormMessage message={props.markError} onDismiss={props.onDismissMarkError} />
      {state.status === 'ready' && (
        <RefetchMessage message={state.message} isRetrying={state.isRetrying} onRetry={props.onRetry} />
      )}
      {state.status === 'failed' ? (
        <ErrorState message={state.message} onRetry={props.onRetry} isRetrying={state.isRetrying} />
      ) : (
        <Table
          label="Messages"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => id}
          isLoading={state.status === 'loading'}
          isStale={state.status === 'ready' && state.isStale}
          emptyState={
            <EmptyState
              icon="messages"
              title="No messages found"
              description={
                list?.query
                  ? 'Try a different search term'
                  : 'What visitors write on the contact page comes here'
              }
            />
          }
          footer={
            list && rows.length > 0 ? (
              <PageFooter
                currentPage={list.pagination.currentPage}
                totalPages={list.pagination.totalPages}
                perPage={list.pagination.messagesPerPage}
                shown={rows.length}
                total={list.pagination.totalMessages}
                getPageHref={props.getPageHref}
                onPageChange={props.onPageChange}
              />
            ) : undefined
          }
        />
      )}
    </Stack>
  );
};
