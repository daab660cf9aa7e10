import { formatCalendarDate } from '@planner/ui';
import { capitalize } from '../shared/format/Noun.ts';

/** In visual order. */
export const USER_LABELS: Record<
  'name' | 'dob' | 'gender' | 'height' | 'weight' | 'role' | 'access',
  string
> = {
  name: 'Full Name',
  dob: 'Date of Birth',
  gender: 'Gender',
  height: 'Height (cm)',
  weight: 'Weight (kg)',
  role: 'Role',
  access: 'Access level',
};

/** Shows a value that isn't empty. */
export const formatUserField = (field: string, content: unknown): string => {
  const text = String(content);
  if (field === 'dob' && !Number.isNaN(Date.parse(text))) return formatCalendarDate(text);
  return field === 'gender' || field === 'role' ? capitalize(text) : text;
};
