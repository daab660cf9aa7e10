import type { ReceivedMessage } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi, useServerNow } from '../shared/app/ApiProvider.tsx';
import { getPersonQuery, listPersonMessagesQuery } from '../shared/person/queries.ts';
import { useRights } from '../shared/session/rights.ts';
import { SenderView, type SenderViewProps } from './SenderView.tsx';

const MAX_OTHERS = 5;

export interface SenderProps extends Pick<SenderViewProps, 'sender' | 'getUserHref' | 'getMessageHref'> {
  message: ReceivedMessage;
}

/** The account of a message's sender, and other messages from the address. What can't be read is left out. */
export const Sender = ({ message, sender, ...props }: SenderProps) => {
  const client = useApi();
  const rights = useRights();
  const id = sender === 'loading' ? '' : (sender?.id ?? '');
  const canRead = rights.can('getUser');
  const person = useQuery({ ...getPersonQuery(client, id, rights), enabled: id !== '' && canRead });
  const messages = useQuery({
    ...listPersonMessagesQuery(client, message.email),
    enabled: rights.offers('listContactMessages.sender'),
  });
  return (
    <SenderView
      {...props}
      sender={sender}
      person={canRead && !person.isError ? (person.data ?? 'loading') : undefined}
      messages={(messages.data ?? []).filter((other) => other.id !== message.id).slice(0, MAX_OTHERS)}
      now={useServerNow()()}
    />
  );
};
