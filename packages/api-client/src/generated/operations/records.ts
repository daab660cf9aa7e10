// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, dateOnly, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import { parseRole } from './shared.ts';
import type { SubscriptionStatusCount, Suspension, User, Task, Subscription, FieldChange, SecondFactor, Acceptance, OwnSession, OwnSessionList, FactorList, PagePosition, TaskFailure } from '../types.ts';

export const parseSubscriptionStatusCount = object<SubscriptionStatusCount>({ status: string, subscriptions: number });

export const parseAccess = oneOf('everything', 'support', 'content', 'read-only');

export const parseSuspension = object<Suspension>({ at: timestamp, until: nullable(timestamp), reason: string });

export const parseGender = oneOf('male', 'female');

export const parseUser = object<User>({ id: id, name: string, email: string, role: parseRole, access: optional(parseAccess), suspension: optional(parseSuspension), gender: nullable(parseGender), dob: nullable(dateOnly), height: nullable(string), weight: nullable(string), createdAt: timestamp, updatedAt: optional(timestamp), lastActive: nullable(timestamp) });

export const parseTask = object<Task>({ id: id, kind: string, state: string, total: number, done: number, failed: number, newRole: optional(parseRole), reason: nullable(string), activityId: id, createdAt: timestamp, endedAt: nullable(timestamp) });

export const parseSubscription = object<Subscription>({ id: id, userId: id, name: string, email: optional(string), originalTransactionId: string, status: string, expiresDate: nullable(timestamp) });

export const parseFieldChange = object<FieldChange>({ field: string, from: optional(string), to: optional(string) });

export const parseSecondFactorKind = oneOf('app', 'passkey');

export const parseSecondFactor = object<SecondFactor>({ id: id, kind: parseSecondFactorKind, name: string, createdAt: timestamp, lastUsedAt: nullable(timestamp) });

export const parseAcceptance = object<Acceptance>({ type: string, version: number, sha256: string, acceptedAt: timestamp, source: string, proof: optional(string) });

export const parseOwnSession = object<OwnSession>({ id: optional(id), isCurrent: boolean, createdAt: timestamp, lastSeenAt: timestamp, expiresAt: timestamp, address: nullable(string), userAgent: nullable(string) });

export const parseOwnSessionList = object<OwnSessionList>({ sessions: array(parseOwnSession) });

export const parseFactorList = object<FactorList>({ factors: array(parseSecondFactor), recoveryCodesLeft: number, isRequired: boolean, passkeysUnavailable: nullable(string) });

export const parsePagePosition = object<PagePosition>({ currentPage: number, totalPages: number, totalItems: number, itemsPerPage: number });

export const parseTaskFailure = object<TaskFailure>({ item: string, reason: string });
