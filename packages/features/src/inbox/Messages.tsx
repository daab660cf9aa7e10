import type { ReceivedMessage } from '@planner/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { type HistoryChoice, useSearchText } from '../shared/list/useSearchText.ts';
import { useDeletion } from '../shared/list/useDeletion.ts';
import { usePagedList } from '../shared/list/usePagedList.ts';
import { useApi } from '../shared/app/useApi.ts';
import { useServerNow } from '../shared/app/useServerNow.ts';
import { DeleteMessage } from './DeleteMessage.tsx';
import { errorTexts, listContactMessagesQuery } from './queries.ts';
import { MessagesView } from './MessagesView.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { updateContactMessageMutation } from './mutations.ts';

/** The host keeps `page`, `query` and `openId` in the URL. */
export interface MessagesProps {
  /** From 1. */
  page: number;
  query: string;
  /** Id of the open message; empty for none. */
  openId: string;
  onPageChange: (page: number, choice: HistoryChoice) => void;
  onQueryChange: (query: string, choice: HistoryChoice) => void;
  onClose: () => void;
  getPageHref: (page: number) => string;
  getMessageHref: (id: string) => string;
}

export const Messages = (props: MessagesProps) => {
  const { page, query, openId, onPageChange, onQueryChange, onClose, getPageHref, getMessageHref } = props;
  const client = useApi();
  const now = useServerNow()();
  const queryOf = (wanted: number) => listContactMessagesQuery(client, { page: wanted, query });
  const result = useQuery(queryOf(page));
  const list = usePagedList({ page, result, queryOf, fallback: errorTexts.list, onPageChange, getPageHref });
  const [markProblem, setMarkProblem] = useState<Error>();
  // `useSave` would ignore presses while one is pending, but the next press may be about another message.
  const { mutate: mark } = useMutation({
    ...updateContactMessageMutation(client),
    onMutate: () => setMarkProblem(undefined),
    onError: (problem) => setMarkProblem(problem),
  });
  const deletion = useDeletion<ReceivedMessage>();
  const askToDelete = (message: ReceivedMessage) => {
    if (openId !== '') onClose();
    deletion.ask(message);
  };

  return (
    <>
      <MessagesView
        list={list}
        search={useSearchText(query, onQueryChange)}
        now={now}
        getMessageHref={getMessageHref}
        onMark={({ id, isRead }) => mark({ id, isRead: !isRead })}
        markError={markProblem && errorMessage(markProblem, errorTexts.update)}
        onDismissMarkError={() => setMarkProblem(undefined)}
        deletion={{ ...deletion, ask: askToDelete }}
      />
      <OpenMessage
        message={result.data?.rows.find(({ id }) => id === openId)}
        onClose={onClose}
        onDelete={askToDelete}
      />
      <DeleteMessage {...deletion} />
    </>
  );
};
