import { formatNumber } from '../shared/format.ts';

/** What the palette says. */
export const messages = {
  label: 'Search or go to',
  placeholder: 'Screens, users and actions',
  searching: 'Searching users...',
  slow: 'Still searching users...',
  listUsers: 'Failed to fetch users',
  nobody: 'No users found',
  all: (total: number, query: string) => `All ${formatNumber(total)} users with “${query}”`,
  tryAgain: 'Try again',
};
