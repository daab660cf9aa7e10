import type { components } from '@planner/api-client/schema';
import { type CsvColumn, exportCsv } from '../activity/exportCsv.ts';
import type { Call, Handlers } from '../Handler.ts';
import { notifyOfSteps } from '../notices/notify.ts';
import { paginationOf } from '../platform/db/readPage.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { createStreamBody } from '../platform/http/responseBodies.ts';
import { endsWithin, type SubscriptionChoice } from './list.ts';
import { listStatuses, readSubscriptionStatuses } from './rows.ts';

const SUBSCRIPTIONS_PER_PAGE = 10;

/** @throws HttpError 422 for a status that no subscription has had */
const choiceOf = async ({
  services,
  query,
  now,
}: Pick<Call<'exportSubscriptions'>, 'services' | 'query' | 'now'>): Promise<SubscriptionChoice> => {
  const statuses = (query.status ?? '').split(',').filter((status) => status !== '');
  if (statuses.length > 0) {
    const known = await listStatuses(services.engine.db);
    if (!statuses.every((status) => known.includes(status)))
      throw HttpError.invalidFilter('status', 'Status', known);
  }
  return {
    query: query.query ?? '',
    statuses,
    ends: query.endsWithin === undefined ? undefined : endsWithin(now, query.endsWithin),
    sort: query.sort,
  };
};

type Schema = components['schemas']['Subscription'];

const COLUMNS: CsvColumn<Schema>[] = [
  { name: 'userId', heading: 'User ID', valueOf: ({ userId }) => userId },
  { name: 'name', heading: 'Name', valueOf: ({ name }) => name },
  { name: 'transactionId', heading: 'Transaction ID', valueOf: (row) => row.originalTransactionId },
  { name: 'status', heading: 'Status', valueOf: ({ status }) => status },
  { name: 'expires', heading: 'Expires', type: 'time', valueOf: ({ expiresDate }) => expiresDate ?? null },
];

/** The contract's `SubscriptionList` as JSON, in chunks. */
async function* toJson(steps: AsyncIterable<Schema[]>) {
  let opening = '{"data":[';
  for await (const subscriptions of steps) {
    yield opening + JSON.stringify(subscriptions).slice(1, -1);
    opening = ',';
  }
  yield opening === ',' ? ']}' : `${opening}]}`;
}

export const subscriptionHandlers = {
  async listSubscriptions(call) {
    const { engine, subscriptionList: list } = call.services;
    const { page, limit = SUBSCRIPTIONS_PER_PAGE } = call.query;
    const choice = { ...(await choiceOf(call)), userId: call.query.userId };
    if (page === undefined) {
      const body = await createStreamBody(
        'application/json',
        toJson(notifyOfSteps(call, 'in a list of subscriptions', list.readAll(choice))),
      );
      return { status: 200, body };
    }
    const found = await list.readPage(choice, page, limit);
    return {
      status: 200,
      body: {
        data: found.rows,
        pagination: paginationOf(found, limit),
        statuses: await readSubscriptionStatuses(engine.db),
      },
    };
  },

  async exportSubscriptions(call) {
    return exportCsv(call, {
      kind: 'subscriptionsExported',
      name: 'subscriptions',
      query: call.query,
      columns: COLUMNS,
      steps: call.services.subscriptionList.readAll(await choiceOf(call)),
    });
  },
} satisfies Partial<Handlers>;
