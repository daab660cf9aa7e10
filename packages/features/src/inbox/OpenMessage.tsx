import { hasCode, type ListContactMessagesQuery, type ReceivedMessage } from '@planner/api-client';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDocumentTitle } from '../shared/app/useDocumentTitle.ts';
import { useRights } from '../shared/session/rights.ts';
import { errorTexts, getContactMessageQuery, senderName } from './queries.ts';
import { type OpenMessageState, OpenMessageView, type OpenMessageViewProps } from './OpenMessageView.tsx';
import { updateContactMessageMutation } from './mutations.ts';
import { Sender } from './Sender.tsx';

export interface OpenMessageProps extends Pick<
  OpenMessageViewProps,
  'isPane' | 'onClose' | 'onDelete' | 'getUserHref'
> {
  getMessageHref: (id: string) => string;
  /** Empty for none. */
  id: string;
  /** The message, if the list has it. */
  row: ReceivedMessage | undefined;
  /** The list, in which the message has neighbors. */
  list: Pick<ListContactMessagesQuery, 'query' | 'state'>;
  onOpen: (id: string) => void;
}

export const OpenMessage = ({ id, row, list, onOpen, getMessageHref, ...props }: OpenMessageProps) => {
  const client = useApi();
  const { offers, can } = useRights();
  // More about a message than its list says, and messages that are not in the list.
  const hasDetails = offers('getContactMessage');
  const { data, error: loadError } = useQuery({
    ...getContactMessageQuery(client, id, list),
    enabled: hasDetails && id !== '',
  });
  // `useSave` would ignore a message that is opened while the request for the last one is pending.
  const { mutate, variables, isPending, error } = useMutation(updateContactMessageMutation(client));
  const message = data?.message ?? row;
  const canUpdate = can('updateContactMessage');
  const onMessage = useEffectEvent(() => {
    if (canUpdate && message && !message.isRead) mutate({ id: message.id, isRead: true });
  });
  const shownId = message?.id;
  useEffect(() => {
    if (shownId !== undefined) onMessage();
  }, [shownId]);
  useDocumentTitle(message ? `Messages: ${message.subject ?? senderName(message)}` : 'Messages');
  const isOfThis = variables?.id === id;

  const sender = data ? data.sender : 'loading';
  const getState = (): OpenMessageState => {
    if (id === '') return { status: 'closed' };
    if (hasCode(loadError, 'not-found', 404)) return { status: 'gone' };
    if (message) return { status: 'ready', message, sender: hasDetails && !loadError ? sender : undefined };
    if (!hasDetails) return { status: 'closed' };
    return loadError
      ? { status: 'failed', message: errorMessage(loadError, errorTexts.get) }
      : { status: 'loading' };
  };
  /** A step that was asked for before the message had loaded. */
  const wanted = useRef<{ from: string; side: 'newerId' | 'olderId' }>(undefined);
  const stepTo = (side: 'newerId' | 'olderId') => {
    if (data?.[side] === null) return undefined;
    return () => {
      if (data) onOpen(data[side] ?? '');
      else wanted.current = { from: id, side };
    };
  };
  const onLoaded = useEffectEvent(() => {
    const { from, side } = wanted.current ?? {};
    wanted.current = undefined;
    const neighbor = side && from === id && data?.[side];
    if (neighbor) onOpen(neighbor);
  });
  const isLoaded = data !== undefined;
  useEffect(() => {
    if (isLoaded) onLoaded();
  }, [isLoaded]);

  return (
    <OpenMessageView
      {...props}
      state={getState()}
      about={
        props.isPane &&
        message &&
        hasDetails &&
        !loadError && (
          <Sender
            message={message}
            sender={sender}
            getUserHref={props.getUserHref}
            getMessageHref={getMessageHref}
          />
        )
      }
      steps={
        hasDetails
          ? {
              previousLabel: 'Newer message',
              nextLabel: 'Older message',
              onPrevious: stepTo('newerId'),
              onNext: stepTo('olderId'),
            }
          : undefined
      }
      // Not while it is marked as read by itself: the button would grow.
      isPending={isPending && isOfThis && variables.isRead === false}
      errorMessage={error && isOfThis ? errorMessage(error, errorTexts.update) : undefined}
      onMarkUnread={(read) => mutate({ id: read.id, isRead: false }, { onSuccess: props.onClose })}
      // A reply needs no right to mark it as answered.
      onChange={(changed, change) => canUpdate && mutate({ id: changed.id, ...change })}
    />
  );
};
