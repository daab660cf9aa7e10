import type { UserUpdate } from '@planner/api-client';
import { formatCalendarDate } from '@planner/ui';
import { capitalize } from '../shared/format/Noun.ts';

export type UserField = keyof UserUpdate;

interface FieldFacts {
  label: string;
  /** The part of a person's page that shows it. Health values are shown on request only, which the server records. */
  place: 'heading' | 'account' | 'access' | 'health';
}

/** The fields that can be edited, in visual order: all that the contract has. */
const FIELDS: Record<UserField, FieldFacts> = {
  name: { label: 'Full Name', place: 'heading' },
  dob: { label: 'Date of Birth', place: 'health' },
  gender: { label: 'Gender', place: 'health' },
  height: { label: 'Height (cm)', place: 'health' },
  weight: { label: 'Weight (kg)', place: 'health' },
  role: { label: 'Role', place: 'heading' },
  access: { label: 'Access level', place: 'access' },
};

const names = Object.keys(FIELDS) as UserField[];

export const USER_LABELS = Object.fromEntries(names.map((name) => [name, FIELDS[name].label])) as Record<
  UserField,
  string
>;

/** Shows a value that isn't empty. */
export const formatUserField = (field: string, content: unknown): string => {
  const text = String(content);
  if (field === 'dob' && !Number.isNaN(Date.parse(text))) return formatCalendarDate(text);
  return field === 'gender' || field === 'role' ? capitalize(text) : text;
};

/** The fields that a part of a person's page shows. */
export const fieldsIn = (place: FieldFacts['place']): UserField[] =>
  names.filter((name) => FIELDS[name].place === place);
