import type { ActivityKind, ActivitySubjectKind } from '@planner/api-client/schema';
import { loadContract } from '../platform/contract/loadContract.ts';
import { wordsOf } from '../platform/text/foldText.ts';

export type { ActivityKind };

interface KindRules {
  /** What `subject` and `subjectId` are of. Of a category, the detail says it. */
  subject?: ActivitySubjectKind | 'detail';
  /** What the console says besides the words of the kind's name. */
  words?: string;
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
  /** Tells how what it refers to ended. */
  isEnd?: true;
  /** Without changes there is nothing to tell. */
  needsChanges?: true;
  /** Proves that the owner of the account was there. */
  provesOwner?: true;
}

/** What holds for entries of some kinds. The console has the texts of all. */
const KINDS: Readonly<Partial<Record<ActivityKind, KindRules>>> = {
  signedIn: { words: 'logged login authenticator', subject: 'user', isSecurity: true, provesOwner: true },
  signInFailed: {
    words: 'log login logged',
    subject: 'user',
    isSecurity: true,
    isWithoutSession: true,
    needsNoSecret: true,
  },
  signInLimited: {
    words: 'log login attempts tried too many often',
    subject: 'user',
    isSecurity: true,
    isWithoutSession: true,
  },
  signedOut: { words: 'logged logout', subject: 'user', isSecurity: true },
  otherSessionsEnded: { words: 'logged logout', subject: 'user', isSecurity: true },
  sessionsEnded: { words: 'logged logout', subject: 'user', isSecurity: true },
  resetRequested: {
    words: 'asked password link',
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
  accountSecured: {
    words: 'locked security owner link mail',
    subject: 'user',
    isSecurity: true,
    isWithoutSession: true,
  },
  passwordChangeFailed: { subject: 'user', isSecurity: true },
  confirmationFailed: { subject: 'user', isSecurity: true },
  factorAdded: { words: 'second authenticator passkey', subject: 'user', isSecurity: true },
  factorRenamed: { words: 'second authenticator passkey', subject: 'user', isSecurity: true },
  factorRemoved: { words: 'second authenticator passkey', subject: 'user', isSecurity: true },
  factorsReset: { words: 'second removed', subject: 'user', isSecurity: true },
  recoveryCodesCreated: { words: 'replaced', subject: 'user', isSecurity: true },
  tokenCreated: { isSecurity: true, namesOwnThing: true },
  tokenRevoked: { isSecurity: true, namesOwnThing: true },
  profileUpdated: { words: 'changed', subject: 'user', needsChanges: true },
  userCreated: {
    words: 'added account administrator',
    subject: 'user',
    isSecurity: true,
    isForSupport: true,
  },
  userInvited: { words: 'administrator', subject: 'user', isSecurity: true, isForSupport: true },
  invitationRevoked: { subject: 'user', isSecurity: true, isForSupport: true },
  invitationAccepted: {
    subject: 'user',
    isSecurity: true,
    isForSupport: true,
    isWithoutSession: true,
    provesOwner: true,
  },
  userUpdated: { words: 'changed', subject: 'user', isForSupport: true, needsChanges: true },
  roleChanged: { words: 'admin administrator user access', subject: 'user', isSecurity: true },
  accessChanged: { words: 'level role', subject: 'user', isSecurity: true },
  userSuspended: { subject: 'user', isSecurity: true, isForSupport: true, needsChanges: true },
  suspensionLifted: { subject: 'user', isSecurity: true, isForSupport: true },
  userDeleted: { subject: 'user', isSecurity: true, isForSupport: true },
  categoriesImported: { words: 'finance category added file bulk started cancelled' },
  userErased: { words: 'good', isSecurity: true, isForSupport: true },
  usersDeleted: { words: 'bulk started cancelled', isSecurity: true, isForSupport: true },
  rolesChanged: {
    words: 'admin administrators made make people persons users access bulk started cancelled',
    isSecurity: true,
  },
  usersImported: { words: 'added file bulk started cancelled', isSecurity: true, isForSupport: true },
  usersExported: { words: 'started', isSecurity: true, isForSupport: true },
  userDataExported: { words: 'data', subject: 'user', isSecurity: true, isForSupport: true },
  healthViewed: { words: 'values', subject: 'user', isForSupport: true },
  subscriptionsExported: { words: 'started', isSecurity: true, isForSupport: true },
  acceptancesExported: { words: 'accepted started', isSecurity: true, isForSupport: true },
  activityExported: { words: 'log started', isSecurity: true },
  failuresExported: { words: 'failed rows started', isSecurity: true },
  exportEnded: { words: 'exported received', isSecurity: true, isEnd: true },
  taskEnded: { words: 'finished', isEnd: true },
  taskCancelled: { isEnd: true },
  // It is about what the entry that was undone is about.
  changeUndone: { words: 'restored conditions', isSecurity: true },
  categoryCreated: { words: 'added categories', subject: 'detail' },
  categoryUpdated: { words: 'changed categories', subject: 'detail', needsChanges: true },
  categoryDeleted: { words: 'categories', subject: 'detail' },
  policySaved: { words: 'legal terms conditions privacy text version restoring', subject: 'policy' },
  policyScheduled: { words: 'legal terms conditions privacy text version', subject: 'policy' },
  policyWithdrawn: { words: 'withdrew legal terms conditions privacy text version', subject: 'policy' },
  policyCommented: { words: 'commented legal terms conditions privacy text', subject: 'policy' },
  policyCommentAnswered: { words: 'legal terms conditions privacy text', subject: 'policy' },
  policyCommentResolved: { words: 'legal terms conditions privacy text', subject: 'policy' },
  policyCommentReopened: { words: 'opened again legal terms conditions privacy text', subject: 'policy' },
  messageUpdated: {
    words: 'marked read unread answered unanswered assigned unassigned took over',
    subject: 'message',
    isForSupport: true,
    needsChanges: true,
  },
  messageDeleted: { subject: 'message', isForSupport: true },
  mailFailed: { words: 'send email e-mail message', subject: 'user', isForSupport: true },
};

const ALL_KINDS = loadContract().activityKinds as ActivityKind[];

const SIGN_INS: ActivityKind[] = [
  'signedIn',
  'signInFailed',
  'signInLimited',
  'signedOut',
  'otherSessionsEnded',
  'passwordChangeFailed',
  'confirmationFailed',
];
const READS: ActivityKind[] = ['healthViewed'];

/** Groups that lists can be limited to. */
const GROUPS: Readonly<Record<string, readonly ActivityKind[]>> = {
  access: [
    'roleChanged',
    'rolesChanged',
    'accessChanged',
    'userSuspended',
    'suspensionLifted',
    'userInvited',
    'invitationRevoked',
    'invitationAccepted',
    'resetRequested',
    'passwordReset',
    'passwordChanged',
    'sessionsEnded',
    'otherSessionsEnded',
    'factorAdded',
    'factorRenamed',
    'factorRemoved',
    'factorsReset',
    'recoveryCodesCreated',
    'tokenCreated',
    'tokenRevoked',
    'accountSecured',
  ],
  users: [
    'userCreated',
    'userInvited',
    'userUpdated',
    'profileUpdated',
    'roleChanged',
    'rolesChanged',
    'accessChanged',
    'userSuspended',
    'suspensionLifted',
    'userDeleted',
    'usersDeleted',
    'userErased',
    'usersImported',
    'taskRetried',
    'changeUndone',
  ],
  deletions: ['userDeleted', 'usersDeleted', 'userErased', 'categoryDeleted', 'messageDeleted'],
  exports: [
    'usersExported',
    'subscriptionsExported',
    'acceptancesExported',
    'activityExported',
    'failuresExported',
    'userDataExported',
    'exportEnded',
  ],
  legal: [
    'policySaved',
    'policyScheduled',
    'policyWithdrawn',
    'policyCommented',
    'policyCommentAnswered',
    'policyCommentResolved',
    'policyCommentReopened',
  ],
  categories: ['categoryCreated', 'categoryUpdated', 'categoryDeleted', 'categoriesImported'],
  messages: ['messageUpdated', 'messageDeleted', 'mailFailed'],
  signIns: SIGN_INS,
  reads: READS,
  changes: ALL_KINDS.filter((kind) => ![...SIGN_INS, ...READS].includes(kind)),
};

/** Kinds of some groups, whose names are separated by commas. */
export const kindsOf = (groups: string): ActivityKind[] => [
  ...new Set(groups.split(',').flatMap((group) => GROUPS[group] ?? [])),
];

/** Entries of servers of other versions may have unknown kinds. */
export const rulesOf = (kind: string): KindRules =>
  (KINDS as Readonly<Record<string, KindRules>>)[kind] ?? {};

/** Shorter ones begin too many words. */
const MIN_WORD_LENGTH = 3;

const WORDS = new Map(
  loadContract().activityKinds.map((kind) => [
    kind as ActivityKind,
    `${kind.replaceAll(/[A-Z]/g, ' $&').toLowerCase()} ${rulesOf(kind).words ?? ''}`.split(' '),
  ]),
);

/** Words of a kind, by which its entries are found. */
export const wordsOfKind = (kind: string): string => WORDS.get(kind as ActivityKind)?.join(' ') ?? '';

/** They connect the words of the console's sentences, and tell no kind from another. */
export const CONNECTING = new Set(
  'a all an and are as at by else everywhere for from in its of on out over own the their then they to who with'.split(
    ' ',
  ),
);

/** A word of a sentence that was copied, as entries have it: `(1,250` is `1250`. */
const plainWord = (word: string): string =>
  word.replaceAll(/^["“„«'(]+|["“”»'),.:;]+$/g, '').replaceAll(/(?<=\d),(?=\d{3})/g, '');

/** The words of a query, and what is in double quotes, without what stands around them in a sentence. */
export const plainWordsOf = (query: string): string[] =>
  wordsOf(query)
    .map(plainWord)
    .filter((word) => word !== '');

/** Without "by", which stands before the actor, unless it is the only word. */
export const searchedWordsOf = (query: string): string[] => {
  const words = plainWordsOf(query);
  return words.length > 1 ? words.filter((word) => word !== 'by') : words;
};

/** A word, or a phrase without the words of a sentence that it begins and ends with. @param own words of a kind */
const besideKind = (phrase: string, own: readonly string[]): string => {
  const words = phrase.split(' ');
  const isOwn = (word: string) => {
    const plain = plainWord(word);
    return plain.length >= MIN_WORD_LENGTH && own.some((one) => one.startsWith(plain.replace(/s$/, '')));
  };
  const isOther = (word: string) => !isOwn(word) && !CONNECTING.has(word);
  const first = words.findIndex(isOther);
  const last = words.findLastIndex(isOther);
  if (first === -1) return words.some(isOwn) ? '' : phrase;
  const start = words.slice(0, first).some(isOwn) ? first : 0;
  const end = words.slice(last + 1).some(isOwn) ? last + 1 : words.length;
  return words.slice(start, end).join(' ');
};

/**
 * Which of some words of `plainWordsOf` are not about what happened in entries of each kind: `exported the lan` leaves `lan`,
 * and the phrase `exported the lan nguyen` leaves the phrase `lan nguyen`. Kinds that none is about are left out.
 */
export const wordsBesideKinds = (words: readonly string[]): Map<ActivityKind, string[]> => {
  const telling = words.filter((word) => !CONNECTING.has(word));
  const beside = [...WORDS].map(
    ([kind, own]) => [kind, telling.map((word) => besideKind(word, own))] as const,
  );
  return new Map(
    beside
      .filter(([, others]) => others.some((other, index) => other !== telling[index]))
      .map(([kind, others]) => [kind, others.filter((other) => other !== '')]),
  );
};

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
