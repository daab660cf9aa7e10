import type { ReceivedMessage } from '@planner/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useDeletion } from '../shared/list/useDeletion.ts';
import { usePagedList, type PagedListScreenProps } from '../shared/list/usePagedList.ts';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { DeleteMessage } from './DeleteMessage.tsx';
import { errorTexts, listContactMessagesQuery } from './queries.ts';
import { MessagesView } from './MessagesView.tsx';
import { OpenMessage } from './OpenMessage.tsx';
import { updateContactMessageMutation } from './mutations.ts';

/** The host keeps `page`, `query` and `openId` in the URL. */
export interface MessagesProps extends PagedListScreenProps {
  /** Id of the open message; empty for none. */
  openId: string;
  onClose: () => void;
  getMessageHref: (id: string) => string;
}

export const Messages = (props: MessagesProps) => {
  const { page, query, openId, onClose } = props;
  const client = useApi();
  const now = useServerNow()();
  const queryOf = (wanted: number) => listContactMessagesQuery(client, { page: wanted, query });
  const result = useQuery(queryOf(page));
  const list = usePagedList({ ...props, result, queryOf, fallback: errorTexts.list });
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
        now={now}
        getMessageHref={props.getMessageHref}
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
