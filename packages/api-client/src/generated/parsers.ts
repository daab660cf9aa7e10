// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, dateOnly, id, nullable, number, object, oneOf, optional, pageCount, string, timestamp } from '../parse.ts';
import { parseRole, parsePolicyType } from './publicParsers.ts';
import type { UserWeek, UserGrowth, SubscriptionStatusCount, SubscriptionStatuses, User, Pagination, UserPage, HabitCategory, WorkoutCategory, FinanceCategory, PolicyVersion, PolicyVersionLog, PolicyVersionContent, Subscription, PagePosition, SubscriptionList, ReceivedMessage, ReceivedMessagePage, UnreadMessages, OwnSession, OwnSessionList, SecurityEvent, SecurityEventLog, Health, Parts, Readiness } from './types.ts';

export const parseUserWeek = object<UserWeek>({ week: dateOnly, users: number });

export const parseUserGrowth = object<UserGrowth>({ weeks: array(parseUserWeek) });

export const parseSubscriptionStatusCount = object<SubscriptionStatusCount>({ status: string, subscriptions: number });

export const parseSubscriptionStatuses = object<SubscriptionStatuses>({ statuses: array(parseSubscriptionStatusCount) });

export const parseGender = oneOf('male', 'female');

export const parseUser = object<User>({ id: id, name: string, email: string, role: parseRole, gender: nullable(parseGender), dob: nullable(dateOnly), height: nullable(string), weight: nullable(string), createdAt: timestamp, updatedAt: optional(timestamp) });

export const parsePagination = object<Pagination>({ currentPage: number, totalPages: pageCount, totalUsers: number, usersPerPage: number });

export const parseUserPage = object<UserPage>({ users: array(parseUser), pagination: parsePagination });

export const parseHabitCategory = object<HabitCategory>({ id: id, name: string, iconLight: string, iconDark: string, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parseWorkoutCategory = object<WorkoutCategory>({ id: id, name: string, iconLight: string, iconDark: string, createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parseFinanceCategory = object<FinanceCategory>({ id: id, name: string, color: nullable(string), role: optional(parseRole), user_id: nullable(id), createdAt: optional(timestamp), updatedAt: optional(timestamp) });

export const parsePolicyVersion = object<PolicyVersion>({ version: number, savedAt: timestamp, savedBy: nullable(string), bytes: number });

export const parsePolicyVersionLog = object<PolicyVersionLog>({ items: array(parsePolicyVersion), nextCursor: nullable(string) });

export const parsePolicyVersionContent = object<PolicyVersionContent>({ type: parsePolicyType, version: number, savedAt: timestamp, savedBy: nullable(string), bytes: number, content: string });

export const parseSubscription = object<Subscription>({ id: id, userId: id, name: string, originalTransactionId: string, status: string, expiresDate: nullable(timestamp) });

export const parsePagePosition = object<PagePosition>({ currentPage: number, totalPages: number, totalItems: number, itemsPerPage: number });

export const parseSubscriptionList = object<SubscriptionList>({ data: array(parseSubscription), pagination: optional(parsePagePosition), statuses: optional(array(parseSubscriptionStatusCount)) });

export const parseReceivedMessage = object<ReceivedMessage>({ id: id, firstName: string, lastName: string, email: string, phone: nullable(string), subject: nullable(string), message: string, isRead: boolean, createdAt: timestamp });

export const parseReceivedMessagePage = object<ReceivedMessagePage>({ messages: array(parseReceivedMessage), pagination: parsePagePosition, unreadMessages: number });

export const parseUnreadMessages = object<UnreadMessages>({ unreadMessages: number });

export const parseOwnSession = object<OwnSession>({ isCurrent: boolean, createdAt: timestamp, lastSeenAt: timestamp, expiresAt: timestamp, address: nullable(string), userAgent: nullable(string) });

export const parseOwnSessionList = object<OwnSessionList>({ sessions: array(parseOwnSession) });

export const parseSecurityEvent = object<SecurityEvent>({ id: id, at: timestamp, kind: string, actor: nullable(string), subject: nullable(string), detail: nullable(string), address: string, requestId: string });

export const parseSecurityEventLog = object<SecurityEventLog>({ items: array(parseSecurityEvent), nextCursor: nullable(string) });

export const parseHealth = object<Health>({ status: oneOf('ok') });

export const parseParts = object<Parts>({ server: string, database: string });

export const parseReadiness = object<Readiness>({ status: oneOf('ok'), parts: parseParts });
