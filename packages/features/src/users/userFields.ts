import { formatCalendarDate } from '@planner/ui';
import { capitalize } from '../shared/format/Noun.ts';
import type { UserValues } from './userSchemas.ts';

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

/** Shows a value that isn't empty. */
export const formatUserField = (field: string, content: unknown): string => {
  const text = String(content);
  if (field === 'dob' && !Number.isNaN(Date.parse(text))) return formatCalendarDate(text);
  return field === 'gender' || field === 'role' ? capitalize(text) : text;
};
