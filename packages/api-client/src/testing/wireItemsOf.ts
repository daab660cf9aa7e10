import { wireReceivedMessages } from './wireAccounts.ts';
import { wireFinanceCategories, wireHabitCategories, wireWorkoutCategories } from './wire.ts';
import { wireUsers } from './wireUsers.ts';

/** Items that the mock API has, by the first part of their paths. Other paths have the example of the contract. */
const wireItems: Partial<Record<string, { _id: string }[]>> = {
  users: wireUsers,
  'habit-categories': wireHabitCategories,
  'workout-categories': wireWorkoutCategories,
  'finance-categories': wireFinanceCategories,
  messages: wireReceivedMessages,
};

/** The items of a path such as `/users/{id}`. */
export const wireItemsOf = (path: string): { _id: string }[] | undefined =>
  wireItems[path.split('/')[1] ?? ''];
