import type { components } from '@planner/api-client/schema';
import type { Handlers } from '../Handler.ts';
import { paginationOf } from '../platform/db/readPage.ts';
import { createStreamBody } from '../platform/http/createStreamBody.ts';
import { readSubscriptionStatuses } from './rows.ts';

const SUBSCRIPTIONS_PER_PAGE = 10;

/** The contract's `SubscriptionList` as JSON, in chunks. */
async function* toJson(steps: AsyncIterable<components['schemas']['Subscription'][]>) {
  let opening = '{"data":[';
  for await (const subscriptions of steps) {
    yield opening + JSON.stringify(subscriptions).slice(1, -1);
    opening = ',';
  }
  yield opening === ',' ? ']}' : `${opening}]}`;
}

export const subscriptionHandlers = {
  async listSubscriptions({ services, query: { page, query = '', status = '', sort, userId } }) {
    const { engine, subscriptionList: list } = services;
    const choice = { query, status, sort, userId };
    if (page === undefined) {
      const body = await createStreamBody('application/json', toJson(list.readAll(choice)));
      return { status: 200, body };
    }
    const found = await list.readPage(choice, page, SUBSCRIPTIONS_PER_PAGE);
    return {
      status: 200,
      body: {
        data: found.rows,
        pagination: paginationOf(found, SUBSCRIPTIONS_PER_PAGE),
        statuses: await readSubscriptionStatuses(engine.db),
      },
    };
  },
} satisfies Partial<Handlers>;
