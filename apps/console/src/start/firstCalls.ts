import { readMessageListPlace, readSubscriptionListPlace, readUserListPlace } from '../paths.ts';
import { aheadClient } from '../services.ts';
import type { ScreenName } from '../titles.ts';

/**
 * What a screen asks the server first. Sent while the screen's code is still on its way, so that a list costs two requests
 * one after another and not three. A screen without an entry works as well, a moment later.
 */
export const firstCalls: Partial<Record<ScreenName, (search: URLSearchParams) => Promise<unknown>>> = {
  dashboard: () => aheadClient.getTotals(),
  allUsers: (search) => aheadClient.listUsers(readUserListPlace(search)),
  subscriptions: (search) => aheadClient.listSubscriptions(readSubscriptionListPlace(search)),
  messages: (search) => aheadClient.listContactMessages(readMessageListPlace(search)),
  allHabitCategories: () => aheadClient.listHabitCategories(),
  allWorkoutCategories: () => aheadClient.listWorkoutCategories(),
  allFinanceCategories: () => aheadClient.listFinanceCategories(),
};
