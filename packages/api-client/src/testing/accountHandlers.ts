import { http } from './http.ts';
import { activityPage } from './wireActivity.ts';
import { NOT_FOUND } from './responses.ts';
import { messagePage, wireOwnSessions, wireUserData, UNREAD } from './wireAccounts.ts';
import { wireUsers } from './wireUsers.ts';

export const accountHandlers = {
  listContactMessages: http.get('/messages', ({ query, response }) =>
    response(200).json(
      messagePage(Number(query.get('page') ?? 1), query.get('query') ?? '', query.get('sender') ?? undefined),
    ),
  ),
  countUnreadMessages: http.get('/messages/unread', ({ response }) =>
    response(200).json({ unreadMessages: UNREAD }),
  ),
  listOwnSessions: http.get('/settings/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions }),
  ),
  listUserSessions: http.get('/users/{id}/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions.slice(1) }),
  ),
  exportUserData: http.get('/users/{id}/data', ({ params, response }) => {
    const user = wireUsers.find(({ _id }) => _id === params.id);
    return user ? response(200).json(wireUserData(user)) : response(404).json(NOT_FOUND);
  }),
  listActivity: http.get('/activity', ({ query, response }) =>
    response(200).json(activityPage(query.get('cursor') ?? undefined, query.get('kind') ?? '')),
  ),
  exportActivity: http.get('/activity/export', ({ response }) =>
    response(200).text('"Time","Kind"\r\n"2026-11-14T16:20:00.000Z","signedIn"\r\n', {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    }),
  ),
};
