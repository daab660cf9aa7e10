import type { ReceivedMessage } from '@planner/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/errorMessage.ts';
import type { HistoryChoice } from '../shared/HistoryChoice.ts';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { usePages } from '../shared/usePages.ts';
import { useSearchText } from '../shared/useSearchText.ts';
import { useServerNow } from '../shared/useServerNow.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { messages } from './messages.ts';
import { MessagesView } from './MessagesView.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { listContactMessagesQuery, updateContactMessageMutation } from './queries.ts';

export interface MessagesProps {
  /** Number of the page, from 1; held by the host, in the URL. */
  page: number;
  /** What is searched for, empty for all; held by the host, in the URL. */
  query: string;
  /** Id of the message that is open, empty for none; held by the host, in the URL. */
  openId: string;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  /** Another search, which begins with page 1. */
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  /** The open message is put away. */
  onClose: () => void;
  /** Address of a page of the current search, so that pages are links. */
  getPageHref: (page: number) => string;
  /** Address at which a message of this page is open. */
  getMessageHref: (id: string) => string;
}

/** The messages that visitors have sent: search, pages, reading and deleting. */
export const Messages = ({
  page,
  query,
  openId,
  onPageChange,
  onQueryChange,
  onClose,
  ...hrefs
}: MessagesProps) => {
  const client = useApi();
  const queryOf = (wanted: number) => listContactMessagesQuery(client, { page: wanted, query });
  const list = useQuery(queryOf(page));
  usePages({
    page,
    list,
    placeOf: ({ pagination }) => pagination,
    queryOf,
    onPageMissing: (lastPage) => onPageChange(lastPage, { replace: true }),
  });
  const search = useSearchText(query, (next) =>
    // Refining a search is one step of the history, not one for each pause.
    onQueryChange(next, { replace: query !== '' && next !== '' }),
  );
  const [markProblem, setMarkProblem] = useState<Error>();
  // As often as it is pressed: each press is about another message, or asks for the same again.
  const { mutate: mark } = useMutation({
    ...updateContactMessageMutation(client),
    onMutate: () => setMarkProblem(undefined),
    onError: (problem) => setMarkProblem(problem),
  });
  const [toDelete, setToDelete] = useState<ReceivedMessage>();
  const [deleted, setDeleted] = useState<ReceivedMessage>();
  const [wasGone, setWasGone] = useState(false);
  const askToDelete = (message: ReceivedMessage) => {
    if (openId !== '') onClose();
    setToDelete(message);
  };

  return (
    <>
      <MessagesView
        {...hrefs}
        state={useLoadState(list, messages.list)}
        now={useServerNow()()}
        searchText={search.text}
        onSearchTextChange={search.setText}
        onSearch={search.submit}
        onPageChange={(next) => onPageChange(next, { replace: false })}
        onMark={({ id, isRead }) => mark({ id, isRead: !isRead })}
        markError={markProblem && errorMessage(markProblem, messages.update)}
        onDismissMarkError={() => setMarkProblem(undefined)}
        onDelete={askToDelete}
        deletedMessage={deleted}
        wasGone={wasGone}
        onDismissDeleted={() => setDeleted(undefined)}
        onRetry={() => void list.refetch()}
      />
      <OpenMessage
        message={list.data?.messages.find(({ id }) => id === openId)}
        onClose={onClose}
        onDelete={askToDelete}
      />
      <DeleteMessage
        message={toDelete}
        onClose={() => setToDelete(undefined)}
        onDeleted={(message, result) => {
          setDeleted(message);
          setWasGone(result === 'gone');
        }}
      />
    </>
  );
};
