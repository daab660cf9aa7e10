import type { ListContactMessagesQuery, ReceivedMessage } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { usePagedList, type PagedListScreenProps } from '../shared/list/usePagedList.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { useRights } from '../shared/session/rights.ts';
import { errorTexts, listContactMessagesQuery, type MessageListParams, senderName } from './queries.ts';
import { MessagesView } from './MessagesView.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { deleteContactMessageMutation } from './mutations.ts';
import { Isolate, Text, useIsWide } from '@planner/ui';
import { DeleteRow, useDeletion, type RowCandidate } from '../shared/list/DeleteRow.tsx';

/** Asks whether to delete a message that a visitor has sent. */
export const DeleteMessage = (props: RowCandidate<ReceivedMessage>) => {
  const sender = <Isolate>{props.candidate && senderName(props.candidate)}</Isolate>;
  return (
    <DeleteRow
      {...props}
      title="Are you sure you want to delete this message?"
      mutation={deleteContactMessageMutation(useApi())}
      fallback={errorTexts.delete}
      subject={<>The message from {sender}</>}
    >
      The message from <Text weight="semibold">{sender}</Text> will be deleted.
    </DeleteRow>
  );
};

type State = ListContactMessagesQuery['state'];

/** The host keeps `page`, `query`, `state` and `openId` in the URL. */
export interface MessagesProps extends PagedListScreenProps<MessageListParams> {
  /** Id of the open message; empty for none. */
  openId: string;
  state: State;
  onOpen: (id: string) => void;
  onClose: () => void;
  getMessageHref: (id: string) => string;
  getUserHref: (id: string) => string;
}

/** The messages of visitors: the list, and the one that is open. */
export const Messages = (props: MessagesProps) => {
  const { page, query, openId, onClose } = props;
  const { offers } = useRights();
  const state = offers('listContactMessages.state') ? props.state : undefined;
  const hasLimit = offers('listContactMessages.limit');
  const limit = hasLimit ? props.limit : undefined;
  const client = useApi();
  const now = useServerNow()();
  const queryOf = (wanted: number) => listContactMessagesQuery(client, { page: wanted, limit, query, state });
  const result = useQuery(queryOf(page));
  const list = usePagedList({ ...props, limit, hasLimit, result, queryOf, fallback: errorTexts.list });
  const isWide = useIsWide();
  const deletion = useDeletion<ReceivedMessage>();
  const askToDelete = (message: ReceivedMessage) => {
    if (openId !== '') onClose();
    deletion.ask(message);
  };

  const opened = (
    <OpenMessage
      id={openId}
      isPane={isWide}
      row={result.data?.rows.find(({ id }) => id === openId)}
      list={{ query, state }}
      getUserHref={props.getUserHref}
      getMessageHref={props.getMessageHref}
      onOpen={props.onOpen}
      onClose={onClose}
      onDelete={askToDelete}
    />
  );

  return (
    <>
      <MessagesView
        list={list}
        now={now}
        state={state}
        onStateChange={(next) => props.onChange({ page: 1, state: next }, { replace: false })}
        getMessageHref={props.getMessageHref}
        deletion={{ ...deletion, ask: askToDelete }}
        openId={isWide ? openId : ''}
        pane={isWide ? opened : undefined}
      />
      {!isWide && opened}
      <DeleteMessage {...deletion} />
    </>
  );
};
