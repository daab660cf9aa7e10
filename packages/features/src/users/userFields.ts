import type { Difference } from '../shared/Conflict.tsx';
import { formatCalendarDate } from '../shared/format.ts';
import type { UserValues } from './userSchemas.ts';

/** The labels of the fields (specification §2), in the order in which they stand. */
export const USER_LABELS: Record<keyof UserValues, string> = {
  name: 'Full Name',
  dob: 'Date of Birth',
  gender: 'Gender',
  height: 'Height (cm)',
  weight: 'Weight (kg)',
  role: 'Role',
};

/** The fields of a stored user in the order in which they stand. */
export const USER_FIELDS = ['name', 'dob', 'gender', 'height', 'weight', 'role'] as const;

/** The same of a new user. */
export const NEW_USER_FIELDS = ['name', 'email', 'password', ...USER_FIELDS.slice(1)] as const;

const inWords = (field: keyof UserValues, value: string) =>
  field === 'dob' && value !== '' ? formatCalendarDate(value) : value;

/** Where what stands in the form and what somebody else has saved differ. */
export const differencesOf = (mine: UserValues, theirs: UserValues): Difference[] =>
  USER_FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    label: USER_LABELS[field],
    mine: inWords(field, mine[field].trim()),
    theirs: inWords(field, theirs[field]),
  }));
