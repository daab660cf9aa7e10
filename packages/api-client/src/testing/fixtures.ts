import {
  readDashboard,
  readFinanceCategories,
  readIconCategories,
  readPolicy,
  readOwnSessions,
  readReceivedMessage,
  readSecurityEventPage,
  readSignedInUser,
  readSubscriptionPage,
  readUser,
} from '../readers.ts';
import type {
  Dashboard,
  FinanceCategory,
  HabitCategory,
  OwnSession,
  Policy,
  ReceivedMessage,
  SecurityEvent,
  SignedInUser,
  Subscription,
  SubscriptionStatusCount,
  User,
  UserWeek,
  WorkoutCategory,
} from '../types.ts';
import { securityEventPage, wireOwnSessions, wireReceivedMessages } from './wireAccounts.ts';
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
import { wireSignedInUser, wireUsers } from './wireUsers.ts';

/**
 * Example items as the client hands them on: for stories and tests of views, which know nothing of requests. The mock
 * handlers answer with the same items.
 */
export const fixtures: {
  signedInUser: SignedInUser;
  /** 23 of them, newest first. */
  users: User[];
  dashboard: Dashboard;
  userWeeks: UserWeek[];
  subscriptionStatuses: SubscriptionStatusCount[];
  habitCategories: HabitCategory[];
  workoutCategories: WorkoutCategory[];
  /** With long, short, upper-case and missing colours. */
  financeCategories: FinanceCategory[];
  privacyPolicy: Policy;
  termsPolicy: Policy;
  /** In each known state, in one that is not known, and without an end. */
  subscriptions: Subscription[];
  /** 12 of them, newest first, three unread; long, short, with and without phone and subject. */
  receivedMessages: ReceivedMessage[];
  /** This one, one on a phone, and one of which nothing is known. */
  ownSessions: OwnSession[];
  /** One of each kind that is known, and one that is not. */
  securityEvents: SecurityEvent[];
} = {
  signedInUser: readSignedInUser(wireSignedInUser),
  users: wireUsers.map((user) => readUser(user)),
  dashboard: readDashboard(wireDashboard),
  userWeeks: wireUserWeeks,
  subscriptionStatuses: wireStatuses,
  habitCategories: readIconCategories(wireHabitCategories),
  workoutCategories: readIconCategories(wireWorkoutCategories),
  financeCategories: readFinanceCategories(wireFinanceCategories),
  privacyPolicy: readPolicy(wirePolicies.privacy),
  termsPolicy: readPolicy(wirePolicies.terms),
  subscriptions: readSubscriptionPage({ data: wireSubscriptions }).subscriptions,
  receivedMessages: wireReceivedMessages.map((message) => readReceivedMessage(message)),
  ownSessions: readOwnSessions({ sessions: wireOwnSessions }).sessions,
  securityEvents: readSecurityEventPage(securityEventPage(1, '')).events,
};
