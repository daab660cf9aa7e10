import type { Handlers } from '../contract/types.ts';
import { createSubscriptionList, readSubscriptionStatuses } from '../db/subscriptions.ts';

const SUBSCRIPTIONS_PER_PAGE = 10;

/** What users have subscribed to. */
export const subscriptionHandlers: Pick<Handlers, 'listSubscriptions'> = {
  async listSubscriptions({ services: { engine }, query: { page, query = '', status = '', sort } }) {
    const list = createSubscriptionList(engine);
    const choice = { query, status, sort };
    if (page === undefined) return { status: 200, body: { data: await list.readAll(choice) } };
    const { rows, currentPage, totalPages, total } = await list.readPage(
      choice,
      page,
      SUBSCRIPTIONS_PER_PAGE,
    );
    return {
      status: 200,
      body: {
        data: rows,
        pagination: {
          currentPage,
          totalPages,
          totalSubscriptions: total,
          subscriptionsPerPage: SUBSCRIPTIONS_PER_PAGE,
        },
        statuses: await readSubscriptionStatuses(engine.db),
      },
    };
  },
};
