import type { Wire } from '../types.ts';
import { ADDED, NOT_FOUND, VERSION } from './answers.ts';
import { http } from './http.ts';
import { pageOf } from './pageOf.ts';
import { wireDashboard, wireStatuses, wireUserWeeks } from './wire.ts';
import { wireSignedInUser, wireUsers } from './wireUsers.ts';

const unsaid = { role: 'user', gender: 'male', dob: null, height: null, weight: null } as const;
const own: Wire['User'] = { ...unsaid, ...ADDED, ...wireSignedInUser, gender: null };

const KEYS: Record<string, (user: Wire['User']) => string> = {
  joined: ({ createdAt }) => createdAt,
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email,
  role: ({ role }) => role,
};

/** As the server filters and sorts. */
const arrange = (users: Wire['User'][], role: string, sort: string): Wire['User'][] => {
  const kept = users.filter((user) => role === '' || user.role === role);
  const keyOf = KEYS[sort.replace('-', '')];
  if (!keyOf) return kept;
  const ascending = kept.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return sort.startsWith('-') ? ascending.toReversed() : ascending;
};

const find = (id: string) => wireUsers.find(({ _id }) => _id === id);

/** Users, the dashboard, and the own account. The dashboard comes first, or it would be taken for a user's id. */
export const userHandlers = {
  getDashboard: http.get('/users/dashboard', ({ response }) => response(200).json(wireDashboard)),
  getTotals: http.get('/dashboard/totals', ({ response }) => {
    const { totals, added } = wireDashboard;
    return response(200).json({ totals, added: added ?? totals });
  }),
  getRecentUsers: http.get('/dashboard/recent-users', ({ response }) =>
    response(200).json({ recentUsers: wireDashboard.recentUsers }),
  ),
  getUserGrowth: http.get('/dashboard/user-growth', ({ response }) =>
    response(200).json({ weeks: wireUserWeeks }),
  ),
  getSubscriptionStatuses: http.get('/dashboard/subscription-statuses', ({ response }) =>
    response(200).json({ statuses: wireStatuses }),
  ),
  listUsers: http.get('/users', ({ query, response }) =>
    response(200).json(
      pageOf(
        arrange(wireUsers, query.get('role') ?? '', query.get('sort') ?? ''),
        Number(query.get('page') ?? 1),
        query.get('query') ?? '',
      ),
    ),
  ),
  exportUsers: http.get('/users/export', ({ query, response }) =>
    response(200).text(
      [
        '"Name","Email"',
        ...arrange(wireUsers, query.get('role') ?? '', query.get('sort') ?? '').map(
          ({ name, email }) => `"${name}","${email}"`,
        ),
        '',
      ].join('\r\n'),
      { headers: { 'Content-Type': 'text/csv; charset=utf-8' } },
    ),
  ),
  getUser: http.get('/users/{id}', ({ params, response }) => {
    const user = find(params.id);
    return user ? response(200).json(user, VERSION) : response(404).json(NOT_FOUND);
  }),
  createUser: http.post('/users', async ({ request, response }) => {
    const { password: _secret, ...user } = await request.json();
    return response(201).json({ ...unsaid, ...user, ...ADDED }, VERSION);
  }),
  updateUser: http.put('/users/{id}', async ({ params, request, response }) => {
    const user = find(params.id);
    return user
      ? response(200).json({ ...user, ...(await request.json()) }, VERSION)
      : response(404).json(NOT_FOUND);
  }),
  deleteUser: http.delete('/users/account-delete/{id}', ({ params, response }) =>
    find(params.id) ? response(200).json({ message: 'User deleted' }) : response(404).json(NOT_FOUND),
  ),
  getOwnProfile: http.get('/settings/profile', ({ response }) => response(200).json(own, VERSION)),
  updateOwnProfile: http.put('/settings/profile', async ({ request, response }) =>
    response(200).json({ ...own, ...(await request.json()) }, VERSION),
  ),
};
