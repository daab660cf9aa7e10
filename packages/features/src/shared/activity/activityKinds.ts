import type { ActivityEntry, ActivityKind } from '@planner/api-client';
import { formatCount, formatNumber } from '@planner/ui';
import { levelName, roleName } from '../session/levels.ts';

interface Kind {
  /** In the filter. */
  label: string;
  /** What the actor did, with `{}` for the subject. */
  sentence: string | ((entry: ActivityEntry) => string);
  /** Fields that the sentence mentions, so that their changes are not listed. */
  mentions?: readonly string[];
  isAddition?: true;
  isDeletion?: true;
}

const category = (verb: string, rest: Partial<Kind> = {}): Kind => ({
  label: `Category ${verb.toLowerCase()}`,
  sentence: ({ detail }) => `${verb} the ${detail} category {}`,
  ...rest,
});

/** `user → admin` in words. */
const fromTo = ({ detail }: ActivityEntry, nameOf: (value: string) => string): string =>
  detail ? ` from ${detail.split(' → ').map(nameOf).join(' to ')}` : '';

/** Of someone added. @param entry its detail is the role and, unless it is everything, the level: `admin, support` */
const withRole =
  (verb: string) =>
  ({ detail }: ActivityEntry): string => {
    const [role = '', level] = detail?.split(', ') ?? [];
    return `${verb} the ${roleName(role || 'user')} {}${level ? ` (${levelName(level)})` : ''}`;
  };

/** `5240 rows, then the reader went away`, as the server counts them. */
const rowsOf = ({ detail }: Pick<ActivityEntry, 'detail'>) =>
  (detail ?? '').replace(/^\d+/, (count) => formatNumber(Number(count)));

const exportOf =
  (what: string) =>
  ({ ended }: ActivityEntry): string =>
    ended ? `Exported ${what}: ${rowsOf(ended)}` : `Export of ${what} started`;

/** `5,238 of 5,240 users`. While a task runs, those that it started with. */
const countOf = ({ detail, ended }: ActivityEntry, noun: string, plural?: string): string => {
  const [done, total] = ended?.detail?.split(' of ').map(Number) ?? [];
  const all = formatCount(Number(detail), noun, plural);
  return done === undefined || done === total ? all : `${formatNumber(done)} of ${all}`;
};

/** Tells a task by what it has done. @param then what it did, `{#}` for how many */
const taskSentence =
  (running: string, then: string, noun = 'user', plural?: string) =>
  (entry: ActivityEntry): string => {
    const text = (entry.ended ? then : running).replace('{#}', countOf(entry, noun, plural));
    return entry.ended?.kind === 'taskCancelled' ? `${text}, then cancelled` : text;
  };

const newRoleOf = ({ changes, detail }: ActivityEntry): string => {
  const isAdmin = changes.find(({ field }) => field === 'newRole')?.to === 'admin';
  if (detail === '1') return isAdmin ? 'an administrator' : 'a user';
  return isAdmin ? 'administrators' : 'users';
};

const TASKS: Record<string, string> = {
  deleteUsers: 'delete users',
  changeRoles: 'change roles',
  restoreUsers: 'restore users',
  restoreRoles: 'change roles back',
  undoImports: 'undo an import',
  importUsers: 'import users',
  importFinanceCategories: 'import finance categories',
};

/** `5238 of 5240`, as the server counts them. */
const taskOf = ({ subject, detail }: ActivityEntry) =>
  `${TASKS[subject ?? ''] ?? subject}: ${(detail ?? '').replaceAll(/\d+/g, (count) => formatNumber(Number(count)))}`;

const describeMessageUpdate = ({ changes }: ActivityEntry): string => {
  const [change] = changes;
  if (change?.field === 'assignee')
    return change.to === undefined ? 'Unassigned the message from {}' : 'Took over the message from {}';
  const states = change?.field === 'isAnswered' ? ['answered', 'unanswered'] : ['read', 'unread'];
  return `Marked the message from {} as ${states[change?.to === 'false' ? 1 : 0]}`;
};

/** The second step of a sign-in. */
const METHODS: Record<string, string> = {
  app: 'an authenticator app',
  passkey: 'a passkey',
  'recovery code': 'a recovery code',
};

const factorOf = ({ detail }: ActivityEntry) =>
  detail === 'passkey' ? 'a passkey of their own' : 'an authenticator app of their own';

/** The text of entries of each kind. What else holds for them is known to the server. */
export const KINDS: Readonly<Record<ActivityKind, Kind>> = {
  signedIn: {
    label: 'Logged in',
    sentence: ({ detail }) => `Logged in${detail === null ? '' : ` with ${METHODS[detail] ?? detail}`}`,
  },
  signInFailed: {
    label: 'Login failed',
    sentence: ({ detail }) => `Failed to log in as {}${detail ? `: ${detail}` : ''}`,
  },
  signInLimited: { label: 'Too many attempts', sentence: 'Tried too often to log in as {}' },
  signedOut: { label: 'Logged out', sentence: 'Logged out' },
  otherSessionsEnded: {
    label: 'Other sessions ended',
    sentence: ({ detail }) => `Logged out everywhere else (sessions: ${detail})`,
  },
  resetRequested: { label: 'Reset link requested', sentence: 'Asked for a reset link for {}' },
  passwordReset: { label: 'Password reset', sentence: 'Reset the password of {}' },
  passwordChanged: { label: 'Password changed', sentence: 'Changed their own password' },
  passwordChangeFailed: { label: 'Password change failed', sentence: 'Failed to change their own password' },
  userCreated: {
    label: 'User added',
    sentence: withRole('Added'),
    mentions: ['email', 'role'],
    isAddition: true,
  },
  userUpdated: { label: 'User changed', sentence: 'Changed the user {}' },
  roleChanged: {
    label: 'Role changed',
    sentence: (entry) => `Changed the role of {}${fromTo(entry, roleName)}`,
    mentions: ['role'],
  },
  accessChanged: {
    label: 'Access changed',
    sentence: (entry) => `Changed the access of {}${fromTo(entry, levelName)}`,
    mentions: ['access'],
  },
  userSuspended: { label: 'User suspended', sentence: 'Suspended {}' },
  suspensionLifted: { label: 'Suspension lifted', sentence: 'Lifted the suspension of {}' },
  userDeleted: {
    label: 'User deleted',
    sentence: 'Deleted the user {}',
    mentions: ['email'],
    isDeletion: true,
  },
  changeUndone: {
    label: 'Change undone',
    sentence: (entry) => `Undone: ${sentenceOf(originalOf(entry))}`,
  },
  usersDeleted: {
    label: 'Users deleted',
    sentence: taskSentence('Started to delete {#}', 'Deleted {#}'),
  },
  rolesChanged: {
    label: 'Roles changed',
    sentence: (entry) =>
      taskSentence(
        `Started to make {#} ${newRoleOf(entry)}`,
        `Made {#} ${newRoleOf(entry)}`,
        'person',
        'people',
      )(entry),
    mentions: ['newRole'],
  },
  usersImported: {
    label: 'Users imported',
    sentence: taskSentence('Started to import {#}', 'Imported {#}'),
  },
  categoriesImported: {
    label: 'Categories imported',
    sentence: taskSentence('Started to import {#}', 'Imported {#}', 'finance category', 'finance categories'),
  },
  failuresExported: { label: 'Failures exported', sentence: exportOf('failed rows') },
  taskEnded: { label: 'Task finished', sentence: (entry) => `Finished the task to ${taskOf(entry)}` },
  taskCancelled: { label: 'Task cancelled', sentence: (entry) => `Cancelled the task to ${taskOf(entry)}` },
  taskRetried: { label: 'Task retried', sentence: (entry) => `Retried the task to ${taskOf(entry)}` },
  sessionsEnded: {
    label: 'Sessions ended',
    sentence: ({ detail }) => `Ended the sessions of {}${detail ? ` (${detail})` : ''}`,
  },
  factorAdded: { label: 'Second factor added', sentence: (entry) => `Added ${factorOf(entry)}` },
  factorRenamed: { label: 'Second factor renamed', sentence: (entry) => `Renamed ${factorOf(entry)}` },
  factorRemoved: { label: 'Second factor removed', sentence: (entry) => `Removed ${factorOf(entry)}` },
  recoveryCodesCreated: { label: 'Recovery codes replaced', sentence: 'Replaced their own recovery codes' },
  factorsReset: {
    label: 'Second factors reset',
    sentence: ({ detail }) => `Removed all second factors of {} (${detail})`,
  },
  tokenCreated: {
    label: 'Token created',
    sentence: ({ detail }) => `Created the token {} (${levelName(detail ?? '')})`,
  },
  tokenRevoked: { label: 'Token revoked', sentence: 'Revoked the token {}' },
  confirmationFailed: {
    label: 'Confirmation failed',
    sentence: ({ detail }) => `Failed to confirm who they are: ${detail}`,
  },
  userInvited: {
    label: 'User invited',
    sentence: withRole('Invited'),
    mentions: ['email', 'role'],
    isAddition: true,
  },
  invitationRevoked: { label: 'Invitation revoked', sentence: 'Revoked the invitation of {}' },
  accountSecured: {
    label: 'Account secured by its owner',
    sentence: 'Locked {} with a link of a security mail',
  },
  invitationAccepted: { label: 'Invitation accepted', sentence: 'Accepted the invitation of {}' },
  healthViewed: { label: 'Health values viewed', sentence: 'Viewed the health values of {}' },
  userDataExported: { label: 'Data of a user exported', sentence: 'Exported the data of {}' },
  userErased: { label: 'User erased', sentence: 'Erased a user for good' },
  profileUpdated: { label: 'Own profile changed', sentence: 'Changed their own profile' },
  usersExported: { label: 'Users exported', sentence: exportOf('users') },
  subscriptionsExported: { label: 'Subscriptions exported', sentence: exportOf('subscriptions') },
  acceptancesExported: { label: 'Acceptances exported', sentence: exportOf('acceptances') },
  activityExported: { label: 'Activity exported', sentence: exportOf('the activity') },
  exportEnded: { label: 'Export ended', sentence: (entry) => `Received the export of {}: ${rowsOf(entry)}` },
  categoryCreated: category('Added', { mentions: ['name', 'role'], isAddition: true }),
  categoryUpdated: category('Changed'),
  categoryDeleted: category('Deleted', { mentions: ['name', 'role'], isDeletion: true }),
  policySaved: {
    label: 'Legal text saved',
    sentence: ({ detail }) => `Saved the {}${detail ? `, restoring ${detail}` : ''}`,
  },
  policyScheduled: { label: 'Legal text scheduled', sentence: 'Scheduled a version of the {}' },
  policyWithdrawn: { label: 'Legal text withdrawn', sentence: 'Withdrew a version of the {}' },
  policyCommented: { label: 'Legal text commented on', sentence: 'Commented on the {}' },
  policyCommentAnswered: { label: 'Comment answered', sentence: 'Answered a comment on the {}' },
  policyCommentResolved: { label: 'Comment resolved', sentence: 'Resolved a comment on the {}' },
  policyCommentReopened: { label: 'Comment reopened', sentence: 'Opened a comment on the {} again' },
  mailFailed: {
    label: 'E-mail failed',
    sentence: ({ subject }) => `Failed to send an e-mail${subject === null ? '' : ' to {}'}`,
  },
  messageUpdated: {
    label: 'Message updated',
    sentence: describeMessageUpdate,
    mentions: ['isRead', 'isAnswered', 'assignee'],
  },
  messageDeleted: { label: 'Message deleted', sentence: 'Deleted the message from {}', isDeletion: true },
};

/** Undefined for kinds of newer servers. */
export const kindOf = ({ kind }: Pick<ActivityEntry, 'kind'>): Kind | undefined =>
  Object.hasOwn(KINDS, kind) ? KINDS[kind as ActivityKind] : undefined;

/** What the actor did, with `{}` for the subject. */
export const sentenceOf = (entry: ActivityEntry): string => {
  const sentence = kindOf(entry)?.sentence ?? `${entry.kind}${entry.subject === null ? '' : ' {}'}`;
  return typeof sentence === 'string' ? sentence : sentence(entry);
};

/** What an entry is about: of an undoing one, the entry that was undone. Its detail has that one's kind and detail. */
const originalOf = (entry: ActivityEntry): ActivityEntry => {
  if (entry.kind !== 'changeUndone') return entry;
  const [kind = '', ...detail] = (entry.detail ?? '').split(' ');
  return {
    ...entry,
    kind,
    detail: detail.join(' '),
    changes: entry.changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
    // Only a task that has ended, or was cancelled, is undone.
    ended: { at: entry.at, kind: 'taskEnded', detail: null },
  };
};
