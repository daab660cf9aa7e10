import {
  parseActivityEntry,
  parseDashboard,
  parseFinanceCategory,
  parseHabitCategory,
  parseOwnSession,
  parsePolicy,
  parseReceivedMessage,
  parseSignedInUser,
  parseSubscription,
  parseTask,
  parseUser,
  parseWorkoutCategory,
} from '../generated/operations/index.ts';
import type {
  ActivityEntry,
  Dashboard,
  FinanceCategory,
  HabitCategory,
  OwnSession,
  ReceivedMessage,
  SignedInUser,
  Subscription,
  SubscriptionStatusCount,
  Task,
  User,
  UserWeek,
  WorkoutCategory,
} from '../generated/types.ts';
import type { Policy } from '../types.ts';
import { wireOwnSessions, wireReceivedMessages } from './wireAccounts.ts';
import { activityPage } from './wireActivity.ts';
import {
  wireDashboard,
  wireFinanceCategories,
  wireHabitCategories,
  wirePolicies,
  wireStatuses,
  wireSubscriptions,
  wireUserWeeks,
  wireWorkoutCategories,
} from './wire.ts';
import { wireTask } from './wireTask.ts';
import { wireSignedInUser, wireUsers } from './wireUsers.ts';

/** Example items as the client returns them, for stories and tests of views. The mock handlers return the same items. */
export const fixtures: {
  signedInUser: SignedInUser;
  /** 23 users, newest first. */
  users: User[];
  dashboard: Dashboard;
  userWeeks: UserWeek[];
  subscriptionStatuses: SubscriptionStatusCount[];
  habitCategories: HabitCategory[];
  workoutCategories: WorkoutCategory[];
  /** With long, short, uppercase and missing colors. */
  financeCategories: FinanceCategory[];
  privacyPolicy: Policy;
  termsPolicy: Policy;
  /** One per known status, one with an unknown status, one without an end. */
  subscriptions: Subscription[];
  /** 12 messages, newest first, three unread; long, short, with and without phone and subject. */
  receivedMessages: ReceivedMessage[];
  /** This session, one on a phone, and one without details. */
  ownSessions: OwnSession[];
  /** One per known kind, and one of an unknown kind. */
  activity: ActivityEntry[];
  /** Running. */
  task: Task;
} = {
  signedInUser: parseSignedInUser(wireSignedInUser),
  users: wireUsers.map((user) => parseUser(user)),
  dashboard: parseDashboard(wireDashboard),
  userWeeks: wireUserWeeks,
  subscriptionStatuses: wireStatuses,
  habitCategories: wireHabitCategories.map((category) => parseHabitCategory(category)),
  workoutCategories: wireWorkoutCategories.map((category) => parseWorkoutCategory(category)),
  financeCategories: wireFinanceCategories.map((category) => parseFinanceCategory(category)),
  privacyPolicy: { ...parsePolicy(wirePolicies.privacy), type: 'privacy' },
  termsPolicy: { ...parsePolicy(wirePolicies.terms), type: 'terms' },
  subscriptions: wireSubscriptions.map((subscription) => parseSubscription(subscription)),
  receivedMessages: wireReceivedMessages.map((message) => parseReceivedMessage(message)),
  ownSessions: wireOwnSessions.map((session) => parseOwnSession(session)),
  activity: activityPage(undefined, '').items.map((entry) => parseActivityEntry(entry)),
  task: parseTask(wireTask),
};
