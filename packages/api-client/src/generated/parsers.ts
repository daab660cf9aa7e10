// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { dateOnly, flag, id, list, names, nullable, number, object, oneOf, optional, pageCount, text, textOrNull, timestamp } from '../parse.ts';
import type { SignedInUser, SessionAnswer, Message, UserWeek, UserGrowth, SubscriptionStatusCount, SubscriptionStatuses, Totals, RecentUser, Dashboard, User, Pagination, UserPage, HabitCategory, WorkoutCategory, FinanceCategory, Policy, PolicyVersion, PolicyVersionLog, PolicyVersionContent, Subscription, PagePosition, SubscriptionList, ReceivedMessage, ReceivedMessagePage, UnreadMessages, OwnSession, OwnSessionList, SecurityEvent, SecurityEventLog, Health, Parts, Readiness } from './types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseSignedInUser = object<SignedInUser>({ id: optional(id), name: optional(text), email: text, role: optional(parseRole) });

export const parseSessionAnswer = object<SessionAnswer>({ user: parseSignedInUser, extras: names });

export const parseMessage = object<Message>({ message: optional(text) });

export const parseUserWeek = object<UserWeek>({ week: dateOnly, users: number });

export const parseUserGrowth = object<UserGrowth>({ weeks: list(parseUserWeek) });

export const parseSubscriptionStatusCount = object<SubscriptionStatusCount>({ status: text, subscriptions: number });

export const parseSubscriptionStatuses = object<SubscriptionStatuses>({ statuses: list(parseSubscriptionStatusCount) });

export const parseTotals = object<Totals>({ users: number, habits: number, finance: number, workout: number });

export const parseRecentUser = object<RecentUser>({ id: optional(id), name: text, email: text, initials: text, status: text, lastActive: textOrNull });

export const parseDashboard = object<Dashboard>({ totals: parseTotals, added: optional(parseTotals), recentUsers: list(parseRecentUser) });

export const parseGender = oneOf('male', 'female');

export const parseUser = object<User>({ id: id, name: text, email: text, role: parseRole, gender: nullable(parseGender), dob: nullable(dateOnly), height: nullable(text), weight: nullable(text), createdAt: timestamp, updatedAt: optional(timestamp) });

export const parsePagination = object<Pagination>({ currentPage: number, totalPages: pageCount, totalUsers: number, usersPerPage: number });

export const parseUserPage = object<UserPage>({ users: list(parseUser), pagination: parsePagination });

export const parseHabitCategory = object<HabitCategory>({ id: id, name: text, iconLight: text, iconDark: text, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parseWorkoutCategory = object<WorkoutCategory>({ id: id, name: text, iconLight: text, iconDark: text, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parseFinanceCategory = object<FinanceCategory>({ id: id, name: text, color: nullable(text), role: optional(parseRole), user_id: nullable(id), createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parsePolicyType = oneOf('privacy', 'terms');

export const parsePolicy = object<Policy>({ type: optional(parsePolicyType), content: text, updatedAt: nullable(timestamp) });

export const parsePolicyVersion = object<PolicyVersion>({ version: number, savedAt: timestamp, savedBy: nullable(text), bytes: number });

export const parsePolicyVersionLog = object<PolicyVersionLog>({ items: list(parsePolicyVersion), nextCursor: nullable(text) });

export const parsePolicyVersionContent = object<PolicyVersionContent>({ type: parsePolicyType, version: number, savedAt: timestamp, savedBy: nullable(text), bytes: number, content: text });

export const parseSubscription = object<Subscription>({ id: id, userId: id, name: text, originalTransactionId: text, status: text, expiresDate: nullable(timestamp) });

export const parsePagePosition = object<PagePosition>({ currentPage: number, totalPages: number, totalItems: number, itemsPerPage: number });

export const parseSubscriptionList = object<SubscriptionList>({ data: list(parseSubscription), pagination: optional(parsePagePosition), statuses: optional(list(parseSubscriptionStatusCount)) });

export const parseReceivedMessage = object<ReceivedMessage>({ id: id, firstName: text, lastName: text, email: text, phone: nullable(text), subject: nullable(text), message: text, isRead: flag, createdAt: timestamp });

export const parseReceivedMessagePage = object<ReceivedMessagePage>({ messages: list(parseReceivedMessage), pagination: parsePagePosition, unreadMessages: number });

export const parseUnreadMessages = object<UnreadMessages>({ unreadMessages: number });

export const parseOwnSession = object<OwnSession>({ isCurrent: flag, createdAt: timestamp, lastSeenAt: timestamp, expiresAt: timestamp, address: nullable(text), userAgent: nullable(text) });

export const parseOwnSessionList = object<OwnSessionList>({ sessions: list(parseOwnSession) });

export const parseSecurityEvent = object<SecurityEvent>({ id: id, at: timestamp, kind: text, actor: nullable(text), subject: nullable(text), detail: nullable(text), address: text, requestId: text });

export const parseSecurityEventLog = object<SecurityEventLog>({ items: list(parseSecurityEvent), nextCursor: nullable(text) });

export const parseHealth = object<Health>({ status: oneOf('ok') });

export const parseParts = object<Parts>({ server: text, database: text });

export const parseReadiness = object<Readiness>({ status: oneOf('ok'), parts: parseParts });
