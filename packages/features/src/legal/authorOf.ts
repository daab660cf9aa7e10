import type { PolicyVersion } from '@planner/api-client';

/** Who saved a version. Names can be changed and repeated, so the e-mail address follows. */
export const authorOf = ({
  savedBy,
  savedByEmail,
}: Pick<PolicyVersion, 'savedBy' | 'savedByEmail'>): string => {
  if (!savedByEmail) return savedBy ?? 'unknown';
  return savedBy === null ? savedByEmail : `${savedBy} (${savedByEmail})`;
};
