import type { components } from '@planner/api-client/schema';
import type { Access } from '../access.ts';
import type { CsvColumn } from '../activity/exportCsv.ts';
import type { UserRow } from './rows.ts';
import { DETAIL_NAMES, detailOf, HEALTH, PLAIN_DETAILS, type UserDetails } from './table.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { HOUR_MS } from '../platform/time.ts';

type Schemas = components['schemas'];

/** True until the suspension ends or is lifted. */
export const isSuspended = ({ suspended_at, suspended_until }: UserRow, now: Date): boolean =>
  suspended_at !== null && (suspended_until === null || suspended_until > now.toISOString());

/** What an administrator may do, as it is stored. */
export const toStored = (access: Access = 'everything') => (access === 'everything' ? null : access);

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

const plainDetailsOf = (row: UserRow): Partial<UserDetails> =>
  Object.fromEntries(PLAIN_DETAILS.map((name) => [name, row[name]]));

/** Without health values, which `health.ts` adds. */
export const toUser = (row: UserRow): Schemas['User'] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...limitsOf(row),
  ...plainDetailsOf(row),
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  lastActive: row.last_active,
});

export const toSignedInUser = ({ id, name, email, role }: UserRow): Schemas['SignedInUser'] => ({
  _id: id,
  name,
  email,
  role,
});

const detailColumn = (name: keyof UserDetails): CsvColumn<Partial<UserDetails>> => ({
  heading: detailOf(name).heading,
  valueOf: (user) => user[name] ?? null,
  ...(detailOf(name).isNumber && { type: 'number' }),
});

/** @param hasHealth if the rows have health values */
export const csvColumns = (hasHealth: boolean): CsvColumn<UserRow & Partial<UserDetails>>[] => [
  { name: 'name', heading: 'Name', valueOf: ({ name }) => name },
  { name: 'email', heading: 'Email', valueOf: ({ email }) => email },
  { name: 'role', heading: 'Role', valueOf: ({ role }) => role },
  {
    name: 'access',
    heading: 'Access',
    valueOf: ({ role, access }) => (role === 'admin' ? (access ?? 'everything') : null),
  },
  ...[...PLAIN_DETAILS, ...(hasHealth ? HEALTH : [])].map(detailColumn),
  { name: 'joined', heading: 'Joined', type: 'time', valueOf: ({ created_at }) => created_at },
  { name: 'lastActive', heading: 'Last active', type: 'time', valueOf: ({ last_active }) => last_active },
];

const EARLIEST_BIRTH = '1900-01-01';
/** UTC+14, where each day begins first. */
const MAX_UTC_OFFSET_HOURS = 14;

/** @throws HttpError 422 for a date before 1900, or one in the future in every time zone */
export const checkDateOfBirth = (dob: string | null | undefined, now: Date): void => {
  if (!dob) return;
  const latest = new Date(now.getTime() + MAX_UTC_OFFSET_HOURS * HOUR_MS).toISOString().slice(0, 10);
  if (dob < EARLIEST_BIRTH || dob > latest)
    throw HttpError.invalid({ dob: `Date of birth must be between ${EARLIEST_BIRTH} and today` });
};

/** The details in a body. Empty ones are not known. */
export const detailsIn = (body: { [Name in keyof UserDetails]?: string | null }): Partial<UserDetails> =>
  Object.fromEntries(
    DETAIL_NAMES.filter((name) => body[name] !== undefined).map((name) => [name, body[name] || null]),
  );
