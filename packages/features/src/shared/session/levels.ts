import type { Role, User } from '@planner/api-client';

/** What an administrator, or a program with a token, may do. */
export type Level = NonNullable<User['access']>;

export const LEVELS: Record<Level, { label: string; description: string }> = {
  everything: { label: 'Everything', description: 'Also manages administrators.' },
  support: { label: 'Support', description: 'Manages users, subscriptions and messages.' },
  content: { label: 'Content', description: 'Manages categories and legal texts.' },
  'read-only': { label: 'Read only', description: 'Reads all but health values, and exports nothing.' },
};

const ROLES: Record<Role, string> = { admin: 'administrator', user: 'user' };

/** A stored role within a sentence. Unknown ones stay as they are. */
export const roleName = (role: string): string => (Object.hasOwn(ROLES, role) ? ROLES[role as Role] : role);

/** A stored level in words. Unknown ones stay as they are. */
export const levelName = (level: string): string =>
  Object.hasOwn(LEVELS, level) ? LEVELS[level as Level].label : level;
