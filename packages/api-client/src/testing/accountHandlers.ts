import { NOT_FOUND } from './answers.ts';
import { http } from './http.ts';
import {
  messagePage,
  securityEventPage,
  wireOwnSessions,
  UNREAD,
  wireReceivedMessages,
} from './wireAccounts.ts';

const find = (id: string) => wireReceivedMessages.find(({ _id }) => _id === id);

/** Received messages, the own sessions, and the security log. */
export const accountHandlers = {
  listContactMessages: http.get('/messages', ({ query, response }) =>
    response(200).json(messagePage(Number(query.get('page') ?? 1), query.get('query') ?? '')),
  ),
  countUnreadMessages: http.get('/messages/unread', ({ response }) =>
    response(200).json({ unreadMessages: UNREAD }),
  ),
  updateContactMessage: http.put('/messages/{id}', async ({ params, request, response }) => {
    const message = find(params.id);
    return message
      ? response(200).json({ ...message, ...(await request.json()) })
      : response(404).json(NOT_FOUND);
  }),
  deleteContactMessage: http.delete('/messages/{id}', ({ params, response }) =>
    find(params.id) ? response(200).json({ message: 'Message deleted' }) : response(404).json(NOT_FOUND),
  ),
  listOwnSessions: http.get('/settings/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions }),
  ),
  endOtherSessions: http.delete('/settings/sessions/others', ({ response }) =>
    response(200).json({ message: 'You have been signed out everywhere else' }),
  ),
  listSecurityEvents: http.get('/settings/security-log', ({ query, response }) =>
    response(200).json(securityEventPage(Number(query.get('page') ?? 1), query.get('kind') ?? '')),
  ),
};
