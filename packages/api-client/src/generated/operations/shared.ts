// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { dateOnly, id, nullable, number, object, oneOf, optional, string, timestamp } from '../../parse.ts';
import type { Message, SubscriptionStatusCount, User, PagePosition } from '../types.ts';

export const parseRole = oneOf('user', 'admin');

export const parseMessage = object<Message>({ message: optional(string) });

export const parseSubscriptionStatusCount = object<SubscriptionStatusCount>({ status: string, subscriptions: number });

export const parseGender = oneOf('male', 'female');

export const parseUser = object<User>({ id: id, name: string, email: string, role: parseRole, gender: nullable(parseGender), dob: nullable(dateOnly), height: nullable(string), weight: nullable(string), createdAt: timestamp, updatedAt: optional(timestamp) });

export const parsePagePosition = object<PagePosition>({ currentPage: number, totalPages: number, totalItems: number, itemsPerPage: number });
