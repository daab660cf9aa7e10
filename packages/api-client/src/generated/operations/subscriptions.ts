// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, object, optional } from '../../parse.ts';
import { parseSubscriptionStatusCount, parseSubscription, parsePagePosition } from './records.ts';
import type { SubscriptionList } from '../types.ts';

export const parseSubscriptionList = object<SubscriptionList>({ data: array(parseSubscription), pagination: optional(parsePagePosition), statuses: optional(array(parseSubscriptionStatusCount)) });
