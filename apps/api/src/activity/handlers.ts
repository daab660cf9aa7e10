import type { components } from '@planner/api-client/schema';
import type { Handlers } from '../Handler.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import { readSecurityEvents } from './rows.ts';
import type { SecurityEventsTable } from './table.ts';

const CURSOR = /^(\d{4}-\d\d-\d\dT[\d:.]{12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

const toEvent = (row: SecurityEventsTable): components['schemas']['SecurityEvent'] => ({
  _id: row.id,
  at: row.at,
  kind: row.kind,
  actor: row.actor,
  subject: row.subject,
  detail: row.detail,
  address: row.address,
  requestId: row.request_id,
});

export const activityHandlers = {
  async listSecurityEvents({ services, query: { kind = '', limit = 20, cursor } }) {
    const [at = '', id = ''] = readCursor(cursor, CURSOR) ?? [];
    const before = cursor === undefined ? undefined : { at, id };
    const rows = await readSecurityEvents(services.engine.db, kind, before, limit + 1);
    return { status: 200, body: cursorPageOf(rows, limit, toEvent, (row) => [row.at, row.id]) };
  },
} satisfies Partial<Handlers>;
