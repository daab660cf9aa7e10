import type { Allows } from '../rights.ts';
import type { Offers } from '../screens.ts';

/** What the page of a user has. Cards need `offers`; a button that `has` only is off. */
export const personRights = (offers: Offers, has: Offers, allows: Allows) => ({
  canOmitHealth: offers('getUser.health'),
  canSuspend: has('suspendUser'),
  canChangeAccess: offers('changeAccess'),
  canFilterSubscriptions: offers('listSubscriptions.userId'),
  canReadDeleted: offers('getDeletedUser'),
  canExportData: has('exportUserData'),
  canErase: has('eraseUser'),
  hasInvitations: offers('getInvitation'),
  canInvite: has('sendInvitation'),
  canEndSessions: has('endUserSessions'),
  canEndOneSession: has('endUserSession'),
  hasSubscriptions: allows('listSubscriptions'),
  hasAcceptances: offers('listUserAcceptances'),
  hasMessages: offers('listContactMessages.sender'),
  hasActivity: offers('listActivity'),
  hasSessions: offers('listUserSessions'),
  hasFactors: offers('listUserFactors'),
});
