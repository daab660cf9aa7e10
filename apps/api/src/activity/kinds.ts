import type { ActivityKind, ActivitySubjectKind } from '@planner/api-client/schema';

export type { ActivityKind };

interface KindRules {
  /** What `subject` and `subjectId` are of. Of a category, the detail says it. */
  subject?: ActivitySubjectKind | 'detail';
  /** The subject is the name of something that belongs to the actor. */
  namesOwnThing?: true;
  /** In the group `security`. */
  isSecurity?: true;
  /** Accounts with access `support` can read it. */
  isForSupport?: true;
  /** Done without a session, even if the request has one: its user is not the actor. */
  isWithoutSession?: true;
  /** Anyone can cause it without knowing a secret. */
  needsNoSecret?: true;
  /** Without changes there is nothing to tell. */
  needsChanges?: true;
  /** Proves that the owner of the account was there. */
  provesOwner?: true;
}

/** What holds for entries of some kinds. The console has the texts of all. */
const KINDS: Readonly<Partial<Record<ActivityKind, KindRules>>> = {
  signedIn: { subject: 'user', isSecurity: true, provesOwner: true },
  signInFailed: { subject: 'user', isSecurity: true, isWithoutSession: true, needsNoSecret: true },
  signInLimited: { subject: 'user', isSecurity: true, isWithoutSession: true },
  signedOut: { subject: 'user', isSecurity: true },
  otherSessionsEnded: { subject: 'user', isSecurity: true },
  sessionsEnded: { subject: 'user', isSecurity: true },
  resetRequested: {
    subject: 'user',
    isSecurity: true,
    isForSupport: true,
    isWithoutSession: true,
    needsNoSecret: true,
  },
  passwordReset: {
    subject: 'user',
    isSecurity: true,
    isForSupport: true,
    isWithoutSession: true,
    provesOwner: true,
  },
  passwordChanged: { subject: 'user', isSecurity: true, provesOwner: true },
  accountSecured: { subject: 'user', isSecurity: true, isWithoutSession: true },
  passwordChangeFailed: { subject: 'user', isSecurity: true },
  confirmationFailed: { subject: 'user', isSecurity: true },
  factorAdded: { subject: 'user', isSecurity: true },
  factorRenamed: { subject: 'user', isSecurity: true },
  factorRemoved: { subject: 'user', isSecurity: true },
  factorsReset: { subject: 'user', isSecurity: true },
  recoveryCodesCreated: { subject: 'user', isSecurity: true },
  tokenCreated: { isSecurity: true, namesOwnThing: true },
  tokenRevoked: { isSecurity: true, namesOwnThing: true },
  profileUpdated: { subject: 'user', needsChanges: true },
  userCreated: { subject: 'user', isSecurity: true, isForSupport: true },
  userInvited: { subject: 'user', isSecurity: true, isForSupport: true },
  invitationRevoked: { subject: 'user', isSecurity: true, isForSupport: true },
  invitationAccepted: {
    subject: 'user',
    isSecurity: true,
    isForSupport: true,
    isWithoutSession: true,
    provesOwner: true,
  },
  userUpdated: { subject: 'user', isForSupport: true, needsChanges: true },
  roleChanged: { subject: 'user', isSecurity: true },
  accessChanged: { subject: 'user', isSecurity: true },
  userSuspended: { subject: 'user', isSecurity: true, isForSupport: true },
  suspensionLifted: { subject: 'user', isSecurity: true, isForSupport: true },
  userDeleted: { subject: 'user', isSecurity: true, isForSupport: true },
  userErased: { isSecurity: true, isForSupport: true },
  usersDeleted: { isSecurity: true, isForSupport: true },
  rolesChanged: { isSecurity: true },
  usersImported: { isSecurity: true, isForSupport: true },
  usersExported: { isSecurity: true, isForSupport: true },
  userDataExported: { subject: 'user', isSecurity: true, isForSupport: true },
  healthViewed: { subject: 'user', isForSupport: true },
  subscriptionsExported: { isSecurity: true, isForSupport: true },
  activityExported: { isSecurity: true },
  failuresExported: { isSecurity: true },
  exportEnded: { isSecurity: true },
  // It is about what the entry that was undone is about.
  changeUndone: { isSecurity: true },
  categoryCreated: { subject: 'detail' },
  categoryUpdated: { subject: 'detail', needsChanges: true },
  categoryDeleted: { subject: 'detail' },
  policySaved: { subject: 'policy' },
  policyScheduled: { subject: 'policy' },
  policyWithdrawn: { subject: 'policy' },
  messageUpdated: { subject: 'message', isForSupport: true, needsChanges: true },
  messageDeleted: { subject: 'message', isForSupport: true },
  mailFailed: { subject: 'user', isForSupport: true },
};

/** Entries of servers of other versions may have unknown kinds. */
export const rulesOf = (kind: string): KindRules =>
  (KINDS as Readonly<Record<string, KindRules>>)[kind] ?? {};

/** The kinds for which a rule holds. */
export const kindsThat = (rule: keyof KindRules): ActivityKind[] =>
  (Object.keys(KINDS) as ActivityKind[]).filter((kind) => KINDS[kind]?.[rule]);

/** What an entry is about. Undefined for what has no page, and for unknown kinds. */
export const subjectKindOf = (kind: string, detail: string | null): ActivitySubjectKind | undefined => {
  if (kind === 'changeUndone') {
    const [undone = '', ...rest] = (detail ?? '').split(' ');
    return subjectKindOf(undone, rest.join(' '));
  }
  const { subject } = rulesOf(kind);
  return subject === 'detail' ? ((detail ?? undefined) as ActivitySubjectKind | undefined) : subject;
};
