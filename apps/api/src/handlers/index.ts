import type { AnyHandler, Handlers, OperationId } from '../contract/types.ts';
import { authHandlers } from './auth.ts';
import { contactHandlers } from './contact.ts';
import { dashboardHandlers } from './dashboard.ts';
import { exportHandlers } from './exportUsers.ts';
import { financeCategoryHandlers } from './financeCategories.ts';
import { habitCategoryHandlers } from './habitCategories.ts';
import { messageHandlers } from './messages.ts';
import { ownSessionHandlers } from './ownSessions.ts';
import { passwordResetHandlers } from './passwordReset.ts';
import { policyHandlers } from './policies.ts';
import { securityLogHandlers } from './securityLog.ts';
import { settingsHandlers } from './settings.ts';
import { subscriptionHandlers } from './subscriptions.ts';
import { systemHandlers } from './system.ts';
import { userHandlers } from './users.ts';
import { workoutCategoryHandlers } from './workoutCategories.ts';

/** One for every operation: a missing one does not compile. */
const served: Handlers = {
  ...authHandlers,
  ...passwordResetHandlers,
  ...dashboardHandlers,
  ...userHandlers,
  ...exportHandlers,
  ...habitCategoryHandlers,
  ...workoutCategoryHandlers,
  ...financeCategoryHandlers,
  ...policyHandlers,
  ...subscriptionHandlers,
  ...contactHandlers,
  ...messageHandlers,
  ...ownSessionHandlers,
  ...securityLogHandlers,
  ...settingsHandlers,
  ...systemHandlers,
};

/**
 * The handler of every operation. Callers know the operation only at run time, and have checked the call against the
 * contract, from which the handlers' types are made.
 */
export const handlers = served as unknown as Record<OperationId, AnyHandler>;
