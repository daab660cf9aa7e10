import { http } from './http.ts';
import { activityPage } from './wireActivity.ts';
import { ADDED, NOT_FOUND } from './responses.ts';
import { messagePage, openedMessage, wireOwnSessions, wireUserData, MESSAGE_COUNTS } from './wireAccounts.ts';
import { wireUsers } from './wireUsers.ts';

export const accountHandlers = {
  listContactMessages: http.get('/messages', ({ query, response }) =>
    response(200).json(
      messagePage(
        Number(query.get('page') ?? 1),
        query.get('query') ?? '',
        query.get('state') ?? '',
        query.get('sender') ?? undefined,
      ),
    ),
  ),
  countUnreadMessages: http.get('/messages/unread', ({ response }) => response(200).json(MESSAGE_COUNTS)),
  getContactMessage: http.get('/messages/{id}', ({ params, query, response }) => {
    const opened = openedMessage(params.id, query.get('query') ?? '', query.get('state') ?? '');
    return opened ? response(200).json(opened) : response(404).json(NOT_FOUND);
  }),
  updateContactMessage: http.put('/messages/{id}', async ({ params, request, response }) => {
    const message = openedMessage(params.id, '', '')?.message;
    if (!message) return response(404).json(NOT_FOUND);
    const { isAnswered, ...changes } = await request.json();
    const answer =
      isAnswered === undefined
        ? {}
        : {
            answeredAt: isAnswered ? ADDED.updatedAt : null,
            answeredBy: isAnswered ? 'Ada Admin' : null,
          };
    return response(200).json({ ...message, ...changes, ...answer });
  }),
  listOwnSessions: http.get('/settings/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions }),
  ),
  listUserSessions: http.get('/users/{id}/sessions', ({ response }) =>
    response(200).json({ sessions: wireOwnSessions.slice(1) }),
  ),
  listUserAcceptances: http.get('/users/{id}/acceptances', ({ response }) =>
    response(200).json({
      items: [
        {
          type: 'terms',
          version: 3,
          sha256: '1d7e0f4a'.repeat(8),
          acceptedAt: '2026-11-14T09:30:00.000Z',
          source: 'Android 4.2',
          proof: 'e3b0c442'.repeat(8),
        },
      ],
    }),
  ),
  findAcceptanceProof: http.get('/users/{id}/acceptances/{proof}', ({ params, response }) =>
    response(200).json({
      proof: params.proof,
      type: 'terms',
      version: 3,
      sha256: '1d7e0f4a'.repeat(8),
      hasAccount: true,
    }),
  ),
  listUserFactors: http.get('/users/{id}/factors', ({ response }) =>
    response(200).json({
      factors: [
        {
          _id: '0192f3c4-8b21-7d4f-8c66-2a7b3c1d0e11',
          kind: 'app',
          name: 'Authenticator app',
          createdAt: '2026-11-14T07:58:12.000Z',
          lastUsedAt: null,
        },
      ],
      recoveryCodesLeft: 10,
      isRequired: false,
      passkeysUnavailable: null,
    }),
  ),
  // Most accounts have a password.
  getInvitation: http.get('/users/{id}/invitation', ({ response }) =>
    response(200).json({ canInvite: false, until: null }),
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
