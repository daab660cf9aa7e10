// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, number, object, oneOf, optional, string, stringOrNull, strings, timestamp } from '../parse.ts';
import type { SignedInUser, SessionAnswer, Message, Totals, RecentUser, Dashboard, Policy } from './types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseSignedInUser = object<SignedInUser>({ id: optional(id), name: optional(string), email: string, role: optional(parseRole) });

export const parseSessionAnswer = object<SessionAnswer>({ user: parseSignedInUser, extras: strings });

export const parseMessage = object<Message>({ message: optional(string) });

export const parseTotals = object<Totals>({ users: number, habits: number, finance: number, workout: number });

export const parseRecentUser = object<RecentUser>({ id: optional(id), name: string, email: string, initials: string, status: string, lastActive: stringOrNull, createdAt: optional(timestamp) });

export const parseDashboard = object<Dashboard>({ totals: parseTotals, added: optional(parseTotals), recentUsers: array(parseRecentUser) });

export const parsePolicyType = oneOf('privacy', 'terms');

export const parsePolicy = object<Policy>({ type: optional(parsePolicyType), content: string, updatedAt: nullable(timestamp) });
