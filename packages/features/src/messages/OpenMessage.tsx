import type { ReceivedMessage } from '@planner/api-client';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { errorMessage } from '../shared/errorMessage.ts';
import { useApi } from '../shared/useApi.ts';
import { messages } from './messages.ts';
import { OpenMessageView } from './OpenMessageView.tsx';
import { updateContactMessageMutation } from './queries.ts';

export interface OpenMessageProps {
  /** What is open; undefined while nothing is. */
  message: ReceivedMessage | undefined;
  onClose: () => void;
  onDelete: (message: ReceivedMessage) => void;
}

/** The message that is open. Opening it marks it as read. */
export const OpenMessage = ({ message, onClose, onDelete }: OpenMessageProps) => {
  // Of several that were opened in a row, each is marked: none waits for the one before.
  const { mutate, variables, isPending, error } = useMutation(updateContactMessageMutation(useApi()));
  const onOpen = useEffectEvent(() => {
    if (message && !message.isRead) mutate({ id: message.id, isRead: true });
  });
  const id = message?.id;
  useEffect(() => {
    if (id !== undefined) onOpen();
  }, [id]);
  const isOfThis = variables?.id === id;

  return (
    <OpenMessageView
      message={message}
      isPending={isPending && isOfThis}
      errorMessage={error && isOfThis ? errorMessage(error, messages.update) : undefined}
      onClose={onClose}
      onMarkUnread={({ id: read }) => mutate({ id: read, isRead: false }, { onSuccess: onClose })}
      onDelete={onDelete}
    />
  );
};
