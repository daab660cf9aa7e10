// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, object, optional, string, timestamp } from '../../parse.ts';
import { parseSubscriptionStatusCount, parsePagePosition } from './shared.ts';
import type { Subscription, SubscriptionList } from '../types.ts';

export const parseSubscription = object<Subscription>({ id: id, userId: id, name: string, originalTransactionId: string, status: string, expiresDate: nullable(timestamp) });

export const parseSubscriptionList = object<SubscriptionList>({ data: array(parseSubscription), pagination: optional(parsePagePosition), statuses: optional(array(parseSubscriptionStatusCount)) });
