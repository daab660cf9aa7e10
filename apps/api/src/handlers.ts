import { factorHandlers } from './accounts/factorHandlers.ts';
import { ownAccountHandlers, passwordResetHandlers } from './accounts/handlers.ts';
import { invitationHandlers } from './accounts/invitations.ts';
import { createUndoHandlers, type UndoRules } from './activity/createUndoHandlers.ts';
import { activityHandlers } from './activity/handlers.ts';
import { categoryHandlers, categoryUndo } from './categories/handlers.ts';
import { dashboardHandlers } from './dashboard/handlers.ts';
import type { AnyHandler, Handlers } from './Handler.ts';
import { healthHandlers } from './health/handlers.ts';
import { iconHandlers } from './icons/handlers.ts';
import { inboxHandlers, messageUndo } from './inbox/handlers.ts';
import type { OperationId } from './platform/contract/types.ts';
import { acceptanceHandlers } from './policies/acceptanceHandlers.ts';
import { commentHandlers } from './policies/commentHandlers.ts';
import { policyHandlers } from './policies/handlers.ts';
import { publishingHandlers } from './policies/publishingHandlers.ts';
import { policyUndo } from './policies/undo.ts';
import { privacyHandlers } from './privacy/handlers.ts';
import { sessionHandlers, confirmationHandlers } from './sessions/handlers.ts';
import { revokeAccess } from './sessions/rows.ts';
import { signInHandlers } from './sessions/signIn.ts';
import { subscriptionHandlers } from './subscriptions/handlers.ts';
import { importHandlers } from './tasks/importHandlers.ts';
import { startUndoTask, taskHandlers } from './tasks/handlers.ts';
import { securityLinkHandlers } from './accounts/secureAccount.ts';
import { tokenHandlers } from './accounts/tokenHandlers.ts';
import { createUserHandlers } from './users/handlers.ts';
import { createUserUndo } from './users/undo.ts';

/** How each kind of change is undone. A missing one doesn't compile. */
export const UNDO_RULES: UndoRules = {
  ...createUserUndo(revokeAccess),
  ...categoryUndo,
  ...policyUndo,
  ...messageUndo,
};

/** A missing handler doesn't compile. */
const typed: Handlers = {
  ...sessionHandlers,
  ...signInHandlers,
  ...confirmationHandlers,
  ...factorHandlers,
  ...passwordResetHandlers,
  ...invitationHandlers,
  ...securityLinkHandlers,
  ...ownAccountHandlers,
  ...activityHandlers,
  ...createUndoHandlers(UNDO_RULES, startUndoTask),
  ...dashboardHandlers,
  ...privacyHandlers,
  ...createUserHandlers({ onLimitChange: revokeAccess }),
  ...taskHandlers,
  ...importHandlers,
  ...categoryHandlers,
  ...policyHandlers,
  ...commentHandlers,
  ...publishingHandlers,
  ...acceptanceHandlers,
  ...subscriptionHandlers,
  ...inboxHandlers,
  ...tokenHandlers,
  ...iconHandlers,
  ...healthHandlers,
};

/** The handler of every operation, for callers that validate calls against the contract at run time. */
export const handlers = typed as unknown as Record<OperationId, AnyHandler>;
