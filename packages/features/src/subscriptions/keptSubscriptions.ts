import {
  array,
  boolean,
  number,
  object,
  oneOf,
  optional,
  parseSubscription,
  parseSubscriptionStatusCount,
  string,
} from '@planner/api-client/parsers';
import type { KeptList } from '../shared/list/keptLists.ts';
import { pageParsers } from '../shared/list/ListPage.ts';
import type { SubscriptionList, SubscriptionListParams } from './queries.ts';

const paramParsers = {
  page: number,
  query: string,
  status: string,
  sort: optional(oneOf('expires', '-expires')),
};
const parsers = {
  ...pageParsers(parseSubscription),
  params: object<SubscriptionListParams>(paramParsers),
  isWhole: boolean,
  statuses: optional(array(parseSubscriptionStatusCount)),
};

export const keptSubscriptions: KeptList<SubscriptionList> = {
  fields: [
    ...Object.keys({ ...parsers, ...paramParsers }),
    'id',
    'userId',
    'name',
    'originalTransactionId',
    'expiresDate',
    'subscriptions',
  ],
  parse: object<SubscriptionList>(parsers),
};
