import type { ListContactMessagesQuery, ReceivedMessage } from '@planner/api-client';
import { EmptyState, FilterSelect, formatCount, formatNumber, Grid } from '@planner/ui';
import type { ReactNode } from 'react';
import { ListScreen } from '../shared/list/ListScreen.tsx';
import { ListTable } from '../shared/list/ListTable.tsx';
import type { RowDeletion } from '../shared/list/DeleteRow.tsx';
import type { PagedList } from '../shared/list/usePagedList.ts';
import { useRights } from '../shared/session/rights.ts';
import { messageColumns, type MessageColumnsProps } from './messageColumns.tsx';
import type { MessageList } from './queries.ts';

export interface MessagesViewProps extends MessageColumnsProps {
  list: PagedList<MessageList>;
  state: ListContactMessagesQuery['state'];
  onStateChange: (state: ListContactMessagesQuery['state']) => void;
  /** Id of the open message; empty for none. */
  openId?: string;
  /** The open message, beside the list. */
  pane?: ReactNode;
  deletion: RowDeletion<ReceivedMessage>;
}

const summaryOf = ({ total, unansweredMessages }: MessageList) =>
  `${formatCount(total, 'message')} · ${formatNumber(unansweredMessages)} unanswered`;

const STATE_OPTIONS = [
  { value: '', label: 'Any state' },
  { value: 'unanswered', label: 'Unanswered' },
  { value: 'mine', label: 'Assigned to me' },
];

const toState = (value: string) => (value === 'unanswered' || value === 'mine' ? value : undefined);

export const MessagesView = ({ list, deletion, openId, pane, ...props }: MessagesViewProps) => {
  const { offers } = useRights();
  const page = list.state.status === 'ready' ? list.state.data : undefined;
  return (
    <ListScreen
      title="Messages"
      state={list.state}
      summaryOf={summaryOf}
      search={list.search}
      searchLabel="Search messages"
      searchPlaceholder="Search by sender, subject or text..."
      filters={
        offers('listContactMessages.state') && (
          <FilterSelect
            label="State"
            options={STATE_OPTIONS}
            value={props.state ?? ''}
            onChange={(value) => props.onStateChange(toState(value))}
          />
        )
      }
      deletion={deletion}
    >
      {() => {
        const table = (
          <ListTable
            label="Messages"
            isSteady
            hasRowLinks
            list={list}
            markedId={openId || undefined}
            columns={messageColumns(props)}
            emptyState={
              <EmptyState
                icon="messages"
                title="No messages found"
                description={
                  page?.isFiltered
                    ? 'Try a different search term or filter'
                    : 'Messages from the contact page appear here'
                }
              />
            }
          />
        );
        return pane ? (
          <Grid columns="listPane">
            {table}
            {pane}
          </Grid>
        ) : (
          table
        );
      }}
    </ListScreen>
  );
};
