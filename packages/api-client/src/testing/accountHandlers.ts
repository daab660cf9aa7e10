import { http } from './http.ts';
import { messagePage, securityEventLog, wireOwnSessions, UNREAD } from './wireAccounts.ts';

export const accountHandlers = {
  listContactMessages: http.get('/messages', ({ query, response }) =>
    response(200).json(messagePage(Number(query.get('page') ?? 1), query.get('query') ?? '')),
  ),
  countUnreadMessages: http.get('/messages/unread', ({ response }) =>
    response(200).json({ unreadMessages: UNREAD }),
  ),
  listOwnSessions: http.get('/settings/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions }),
  ),
  listSecurityEvents: http.get('/settings/security-log', ({ query, response }) =>
    response(200).json(securityEventLog(query.get('cursor') ?? undefined, query.get('kind') ?? '')),
  ),
};
