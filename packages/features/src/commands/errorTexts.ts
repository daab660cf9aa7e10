import { formatNumber } from '@planner/ui';

export const errorTexts = {
  label: 'Search or go to',
  placeholder: 'Screens, users and actions',
  searching: 'Searching users...',
  slow: 'Still searching users...',
  listUsers: 'Failed to fetch users',
  noUsers: 'No users found',
  allUsers: (total: number, query: string) => `All ${formatNumber(total)} users with “${query}”`,
  tryAgain: 'Try again',
};
