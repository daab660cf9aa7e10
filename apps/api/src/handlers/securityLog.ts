import type { Handlers } from '../contract/types.ts';
import { readSecurityEventPage } from '../db/securityEvents.ts';

const EVENTS_PER_PAGE = 20;

/** Who got in, who did not, and what was changed of accounts. */
export const securityLogHandlers: Pick<Handlers, 'listSecurityEvents'> = {
  async listSecurityEvents({ services, query }) {
    const { rows, page, totalPages, totalEvents } = await readSecurityEventPage(
      services.engine.db,
      query.kind ?? '',
      query.page ?? 1,
      EVENTS_PER_PAGE,
    );
    return {
      status: 200,
      body: {
        events: rows.map(({ id, at, kind, actor, subject, detail, address, request_id }) => ({
          _id: id,
          at,
          kind,
          actor,
          subject,
          detail,
          address,
          requestId: request_id,
        })),
        pagination: { currentPage: page, totalPages, totalEvents, eventsPerPage: EVENTS_PER_PAGE },
      },
    };
  },
};
