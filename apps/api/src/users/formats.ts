import type { components } from '@planner/api-client/schema';
import type { CsvColumn } from '../activity/exportCsv.ts';
import type { UserRow } from './rows.ts';
import { HEALTH, HEALTH_HEADINGS, type HealthValues } from './table.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { HOUR_MS } from '../platform/time.ts';

type Schemas = components['schemas'];

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

/** Without health values, which `health.ts` adds. */
export const toUser = (row: UserRow): Schemas['User'] => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  ...limitsOf(row),
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

/** @param hasHealth if the rows have health values */
export const csvColumns = (hasHealth: boolean): CsvColumn<UserRow & Partial<HealthValues>>[] => [
  { name: 'name', heading: 'Name', valueOf: ({ name }) => name },
  { name: 'email', heading: 'Email', valueOf: ({ email }) => email },
  { name: 'role', heading: 'Role', valueOf: ({ role }) => role },
  {
    name: 'access',
    heading: 'Access',
    valueOf: ({ role, access }) => (role === 'admin' ? (access ?? 'everything') : null),
  },
  ...(hasHealth ? HEALTH : []).map((name): CsvColumn<Partial<HealthValues>> => ({
    heading: HEALTH_HEADINGS[name],
    valueOf: (user) => user[name] ?? null,
    ...((name === 'height' || name === 'weight') && { type: 'number' }),
  })),
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

/** The health values in a body. Empty ones are not known. */
export const healthIn = (body: { [Name in keyof HealthValues]?: string | null }): Partial<HealthValues> =>
  Object.fromEntries(
    HEALTH.filter((name) => body[name] !== undefined).map((name) => [name, body[name] || null]),
  );
