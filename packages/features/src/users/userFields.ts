import type { User } from '@planner/api-client';
import type { Difference } from '../shared/form/Differences.tsx';
import { formatCalendarDate } from '../shared/format/formatDate.ts';
import { valuesOf, type UserValues } from './userSchemas.ts';

export const USER_LABELS: Record<keyof UserValues, string> = {
  name: 'Full Name',
  dob: 'Date of Birth',
  gender: 'Gender',
  height: 'Height (cm)',
  weight: 'Weight (kg)',
  role: 'Role',
};

export const USER_FIELDS = ['name', 'dob', 'gender', 'height', 'weight', 'role'] as const;

export const NEW_USER_FIELDS = ['name', 'email', 'password', ...USER_FIELDS.slice(1)] as const;

const formatValue = (field: keyof UserValues, value: string) =>
  field === 'dob' && value !== '' ? formatCalendarDate(value) : value;

export const differencesOf = (mine: UserValues, stored: User): Difference[] => {
  const theirs = valuesOf(stored);
  return USER_FIELDS.filter((field) => mine[field].trim() !== theirs[field]).map((field) => ({
    label: USER_LABELS[field],
    mine: formatValue(field, mine[field].trim()),
    theirs: formatValue(field, theirs[field]),
  }));
};
