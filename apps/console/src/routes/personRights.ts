import { type Allows, mayChange } from '../rights.ts';
import type { Offers } from '../screens.ts';

/** What the server and the access of the account allow on the page of a user. */
export const personRights = (offers: Offers, allows: Allows) => ({
  canChange: mayChange(allows),
  canSeeHealth: allows('getUser.health'),
  canOmitHealth: offers('getUser.health'),
  canSuspend: offers('suspendUser'),
  canChangeAccess: offers('changeAccess'),
  canFilterSubscriptions: offers('listSubscriptions.userId'),
  canReadDeleted: offers('getDeletedUser'),
  canExportData: offers('exportUserData'),
  canErase: offers('eraseUser'),
  hasInvitations: offers('getInvitation'),
  canInvite: offers('sendInvitation'),
  canEndSessions: offers('endUserSessions'),
  canEndOneSession: offers('endUserSession'),
  hasSubscriptions: allows('listSubscriptions'),
  hasAcceptances: offers('listUserAcceptances'),
  hasMessages: offers('listContactMessages.sender'),
  hasActivity: offers('listActivity'),
  hasSessions: offers('listUserSessions'),
  hasFactors: offers('resetUserFactors'),
});
