import type { ReceivedMessage } from '@planner/api-client';
import { EmptyState, Isolate, Stack } from '@planner/ui';
import { useRef } from 'react';
import { formatCount, formatNumber } from '../shared/format/format.ts';
import { FormMessage } from '../shared/query/FormMessage.tsx';
import { DeletedBanner } from '../shared/list/DeletedBanner.tsx';
import { ListHeader } from '../shared/list/ListHeader.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import type { DeletedRow } from '../shared/list/useDeletion.ts';
import type { PagedList } from '../shared/list/usePagedList.ts';
import { useRowFocus } from '../shared/list/useRowFocus.ts';
import type { SearchText } from '../shared/list/useSearchText.ts';
import { messageColumns } from './messageColumns.tsx';
import type { MessageList } from './queries.ts';
import { senderName } from './senderName.ts';

export interface MessagesViewProps {
  list: PagedList<MessageList>;
  search: SearchText;
  /** Server time in milliseconds since 1970. */
  now: number;
  getMessageHref: (id: string) => string;
  /** Toggles between read and unread. */
  onMark: (message: ReceivedMessage) => void;
  /** Disappears after three seconds. */
  markError?: string | undefined;
  onDismissMarkError: () => void;
  onDelete: (message: ReceivedMessage) => void;
  /** The message about it disappears after three seconds. */
  deleted?: DeletedRow<ReceivedMessage> | undefined;
  onDismissDeleted: () => void;
}

const summaryOf = ({ total, unreadMessages }: MessageList) =>
  `${formatCount(total, 'message')} · ${formatNumber(unreadMessages)} unread`;

export const MessagesView = ({ list, search, deleted, ...props }: MessagesViewProps) => {
  const title = useRef<HTMLHeadingElement>(null);
  const page = list.state.status === 'ready' ? list.state.data : undefined;
  const focus = useRowFocus(page?.rows.map(({ id }) => id) ?? [], title, deleted);
  const onDelete = (message: ReceivedMessage) => {
    focus.rememberNeighbors(message.id);
    props.onDelete(message);
  };
  return (
    <Stack gap="l">
      <ListHeader
        title="Messages"
        titleRef={title}
        state={list.state}
        summaryOf={summaryOf}
        search={search}
        searchLabel="Search messages"
        searchPlaceholder="Search by sender, subject or text..."
      />
      {deleted && (
        <DeletedBanner wasGone={deleted.wasGone} onDismiss={props.onDismissDeleted}>
          The message from <Isolate>{senderName(deleted.row)}</Isolate>
        </DeletedBanner>
      )}
      <FormMessage message={props.markError} onDismiss={props.onDismissMarkError} />
      <ListTable
        label="Messages"
        isSteady
        hasRowLinks
        list={list}
        columns={messageColumns({ ...props, deleteButtonRef: focus.buttonRef, onDelete })}
        emptyState={
          <EmptyState
            icon="messages"
            title="No messages found"
            description={
              page?.query ? 'Try a different search term' : 'Messages from the contact page appear here'
            }
          />
        }
      />
    </Stack>
  );
};
