// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, dateOnly, id, number, object, optional, string, stringOrNull, timestamp } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions } from '../../types.ts';
import { parseSubscriptionStatusCount } from './records.ts';
import type { UserWeek, UserGrowth, SubscriptionStatuses, Totals, RecentUser, Attention, Dashboard } from '../types.ts';

export const parseUserWeek = object<UserWeek>({ week: dateOnly, users: number });

export const parseUserGrowth = object<UserGrowth>({ weeks: array(parseUserWeek) });

export const parseSubscriptionStatuses = object<SubscriptionStatuses>({ statuses: array(parseSubscriptionStatusCount) });

export const parseTotals = object<Totals>({ users: number, habits: number, finance: number, workout: number });

export const parseRecentUser = object<RecentUser>({ id: optional(id), name: string, email: string, initials: string, status: string, lastActive: stringOrNull, createdAt: optional(timestamp) });

export const parseAttention = object<Attention>({ endingSubscriptions: number, billingProblems: number, unansweredMessages: number, failedMails: number, outdatedPolicies: optional(array(string)) });

export const parseDashboard = object<Dashboard>({ totals: parseTotals, added: optional(parseTotals), recentUsers: array(parseRecentUser), attention: optional(parseAttention) });

/** New users per week. The last twelve weeks including the current one, oldest first. Weeks begin on Monday in UTC. Deleted users do not count. */
export const getUserGrowth = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<UserGrowth> =>
  receive(http.GET('/dashboard/user-growth', streamInit(options)), parseUserGrowth, options);

/** Subscriptions by status. Number of subscriptions per status, sorted by status. Omits statuses without subscriptions. */
export const getSubscriptionStatuses = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<SubscriptionStatuses> =>
  receive(http.GET('/dashboard/subscription-statuses', streamInit(options)), parseSubscriptionStatuses, options);

/** Totals and recent users. Counts of users and categories, and the newest users. */
export const getDashboard = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<Dashboard> =>
  receive(http.GET('/users/dashboard', streamInit(options)), parseDashboard, options);
