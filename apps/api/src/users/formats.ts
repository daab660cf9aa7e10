import type { components } from '@planner/api-client/schema';
import type { CsvColumns } from '../activity/exportCsv.ts';
import type { UserRow } from './rows.ts';
import { DETAIL_HEADINGS, DETAILS, type UserDetails } from './table.ts';

type Schemas = components['schemas'];

const detailsOf = (row: UserRow): UserDetails =>
  Object.fromEntries(DETAILS.map((name) => [name, row[name]])) as unknown as UserDetails;

/** True until the suspension ends or is lifted. */
export const isSuspended = ({ suspended_at, suspended_until }: UserRow, now: Date): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until > now.toISOString());

const limitsOf = (row: UserRow): Pick<Schemas['User'], 'access' | 'suspension'> => ({
  ...(row.role === 'admin' && { access: row.access ?? 'everything' }),
  ...(row.suspended_at !== null && {
    suspension: {
      at: row.suspended_at,
      until: row.suspended_until,
      reason: row.suspension_reason ?? '',
    },
  }),
});

/** Without health values. */
export const toListedUser = (row: UserRow): Schemas['User'] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...limitsOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastActive: row.last_active,
});

export const toUser = (row: UserRow): Schemas['User'] => ({ ...toListedUser(row), ...detailsOf(row) });

export const toSignedInUser = ({ id, name, email, role }: UserRow): Schemas['SignedInUser'] => ({
  _id: id,
  name,
  email,
  role,
});

export const csvColumns = (hasHealth: boolean): CsvColumns<UserRow> => [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Role', ({ role }) => role],
  ['Access', ({ role, access }) => (role === 'admin' ? (access ?? 'everything') : null)],
  ...(hasHealth ? DETAILS : []).map(
    (name) => [DETAIL_HEADINGS[name], (user: UserRow) => user[name]] as const,
  ),
  ['Joined', ({ created_at }) => created_at],
  ['Last active', ({ last_active }) => last_active],
];
