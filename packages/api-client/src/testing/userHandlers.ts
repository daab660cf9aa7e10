import type { Wire } from './wireTypes.ts';
import { ADDED, VERSION } from './responses.ts';
import { http } from './http.ts';
import { userPageOf } from './userPageOf.ts';
import { wireDashboard, wireStatuses, wireUserWeeks } from './wire.ts';
import { userId, wireSignedInUser, wireUsers } from './wireUsers.ts';

const defaults = { role: 'user', gender: 'male', dob: null, height: null, weight: null } as const;
const own: Wire['User'] = { ...defaults, ...ADDED, ...wireSignedInUser, gender: null };

const KEYS: Record<string, (user: Wire['User']) => string> = {
  joined: ({ createdAt }) => createdAt,
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email,
  role: ({ role }) => role,
};

const filterAndSort = (users: Wire['User'][], role: string, sort: string): Wire['User'][] => {
  const filtered = users.filter((user) => role === '' || user.role === role);
  const keyOf = KEYS[sort.replace('-', '')];
  if (!keyOf) return filtered;
  const ascending = filtered.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
  return sort.startsWith('-') ? ascending.toReversed() : ascending;
};

const CSV = { headers: { 'Content-Type': 'text/csv; charset=utf-8' } };

const csvOf = (users: readonly Wire['User'][]): string =>
  ['"Name","Email"', ...users.map(({ name, email }) => `"${name}","${email}"`), ''].join('\r\n');

export const userHandlers = {
  getDashboard: http.get('/users/dashboard', ({ response }) => response(200).json(wireDashboard)),
  getUserGrowth: http.get('/dashboard/user-growth', ({ response }) =>
    response(200).json({ weeks: wireUserWeeks }),
  ),
  getSubscriptionStatuses: http.get('/dashboard/subscription-statuses', ({ response }) =>
    response(200).json({ statuses: wireStatuses }),
  ),
  listUsers: http.get('/users', ({ query, response }) =>
    response(200).json({
      ...userPageOf(
        filterAndSort(wireUsers, query.get('role') ?? '', query.get('sort') ?? ''),
        Number(query.get('page') ?? 1),
        query.get('query') ?? '',
      ),
      ...(query.get('importId') && { importFile: 'team-berlin.csv' }),
    }),
  ),
  listDeletedUsers: http.get('/users/deleted', ({ query, response }) =>
    response(200).json({
      items: wireUsers
        .slice(10, 13)
        .filter(({ name }) => name.toLowerCase().includes(query.get('query') ?? ''))
        .map(({ _id, name, email, role }, index) => ({
          _id,
          name,
          email,
          role,
          activityId: index === 2 ? null : _id.replace('0192f3c4', '0192f3c8'),
          undoUntil: '2026-12-14T07:58:12.000Z',
          deletedAt: '2026-11-14T07:58:12.000Z',
          deletedBy: 'amara.okafor@example.org',
          ...(index > 0 && { deletedWith: 2 }),
        })),
      nextCursor: null,
    }),
  ),
  getDeletedUser: http.get('/users/{id}/deleted', ({ params, response }) =>
    response(200).json({
      _id: params.id,
      name: 'Nguyễn Thị Lan',
      email: 'lan.nguyen@example.org',
      role: 'user',
      activityId: userId(1).replace('0192f3c4', '0192f3c8'),
      undoUntil: '2026-12-14T07:58:12.000Z',
    }),
  ),
  exportUsers: http.get('/users/export', ({ query, response }) =>
    response(200).text(
      csvOf(filterAndSort(wireUsers, query.get('role') ?? '', query.get('sort') ?? '')),
      CSV,
    ),
  ),
  exportSelectedUsers: http.post('/users/export', async ({ request, response }) => {
    const { ids } = await request.json();
    return response(200).text(csvOf(wireUsers.filter(({ _id }) => ids.includes(_id))), CSV);
  }),
  exportTaskFailures: http.get('/tasks/{id}/failures/export', ({ response }) =>
    response(200).text('"Mail","Reason"\r\n', CSV),
  ),
  listTasks: http.get('/tasks', ({ response }) => response(200).json({ tasks: [] })),
  createUser: http.post('/users', async ({ request, response }) => {
    const { password: _password, ...user } = await request.json();
    return response(201).json({ ...defaults, ...user, ...ADDED }, VERSION);
  }),
  getOwnProfile: http.get('/settings/profile', ({ response }) => response(200).json(own, VERSION)),
  updateOwnProfile: http.put('/settings/profile', async ({ request, response }) =>
    response(200).json({ ...own, ...(await request.json()) }, VERSION),
  ),
};
