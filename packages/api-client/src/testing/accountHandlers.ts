import { http } from './http.ts';
import { activityPage } from './wireActivity.ts';
import { messagePage, wireOwnSessions, UNREAD } from './wireAccounts.ts';

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
  listActivity: http.get('/activity', ({ query, response }) =>
    response(200).json(activityPage(query.get('cursor') ?? undefined, query.get('kind') ?? '')),
  ),
  exportActivity: http.get('/activity/export', ({ response }) =>
    response(200).text('"Time","Kind"\r\n"2026-11-14T16:20:00.000Z","signedIn"\r\n', {
      headers: { 'Content-Type': 'text/csv; charset=utf-8' },
    }),
  ),
};
