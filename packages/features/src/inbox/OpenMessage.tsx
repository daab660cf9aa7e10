import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../shared/query/errorMessage.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useDocumentTitle } from '../shared/app/useDocumentTitle.ts';
import { errorTexts, senderName } from './queries.ts';
import { OpenMessageView, type OpenMessageViewProps } from './OpenMessageView.tsx';
import { updateContactMessageMutation } from './mutations.ts';

export type OpenMessageProps = Pick<OpenMessageViewProps, 'message' | 'onClose' | 'onDelete'>;

export const OpenMessage = ({ message, onClose, onDelete }: OpenMessageProps) => {
  // `useSave` would ignore a message that is opened while the request for the last one is pending.
  const { mutate, variables, isPending, error } = useMutation(updateContactMessageMutation(useApi()));
  const onOpen = useEffectEvent(() => {
    if (message && !message.isRead) mutate({ id: message.id, isRead: true });
  });
  const id = message?.id;
  useEffect(() => {
    if (id !== undefined) onOpen();
  }, [id]);
  useDocumentTitle(message ? `Messages: ${message.subject ?? senderName(message)}` : 'Messages');
  const isOfThis = variables?.id === id;

  return (
    <OpenMessageView
      message={message}
      isPending={isPending && isOfThis}
      errorMessage={error && isOfThis ? errorMessage(error, errorTexts.update) : undefined}
      onClose={onClose}
      onMarkUnread={({ id: read }) => mutate({ id: read, isRead: false }, { onSuccess: onClose })}
      onDelete={onDelete}
    />
  );
};
