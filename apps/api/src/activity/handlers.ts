import type { components } from '@planner/api-client/schema';
import type { Call, Handlers } from '../Handler.ts';
import { loadContract } from '../platform/contract/loadContract.ts';
import { cursorPageOf, readCursor } from '../platform/db/readPage.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { readInSteps } from '../platform/search/createSearch.ts';
import { type Change, changesIn } from './record.ts';
import { type CsvColumn, exportCsv } from './exportCsv.ts';
import { type ActivityFilter, type EntryRow, readEntries, readEvents } from './list.ts';
import { kindsOf, kindsThat, subjectKindOf } from './kinds.ts';
import { undoEnd } from './undoRows.ts';

const SUPPORT_KINDS = kindsThat('isForSupport');

/** The `place` of an entry. */
const CURSOR = /^([1-8]\d{17,18})$/;

/** Until when an entry can be undone. */
const undoUntilOf = ({ undo_at }: EntryRow, now: Date): string | undefined => {
  const until = undo_at === null ? undefined : undoEnd(undo_at);
  return until && until > now ? until.toISOString() : undefined;
};

type Events = Awaited<ReturnType<typeof readEvents>>;

/** What became of it since, and what can. */
const outcomeOf = (row: EntryRow, events: Events, now: Date) => {
  const own = events.get(row.id) ?? [];
  const undone = own.findLast(({ kind }) => kind === 'changeUndone');
  const last = own.findLast(({ kind }) => kind !== 'changeUndone');
  const isRunning = undone?.is_running === 1;
  return {
    undoUntil: isRunning ? undefined : undoUntilOf(row, now),
    undone: undone && { at: undone.at, by: undone.actor, ...(isRunning && { isRunning }) },
    // A retry runs until it has an end of its own.
    ended:
      last && last.kind !== 'taskRetried' ? { at: last.at, kind: last.kind, detail: last.detail } : undefined,
  };
};

const toEntry = (row: EntryRow, events: Events, now: Date): components['schemas']['ActivityEntry'] => ({
  _id: row.id,
  at: row.at,
  kind: row.kind,
  actorId: row.actor_id,
  actor: row.actor,
  ...(row.token !== null && { token: row.token }),
  subjectId: row.subject_id,
  subjectKind: subjectKindOf(row.kind, row.detail),
  subject: row.subject,
  detail: row.detail,
  changes: changesIn(row),
  address: row.address,
  requestId: row.request_id,
  ...(row.part_of !== null && { partOf: row.part_of }),
  ...(row.has_parts === 1 && { hasParts: true }),
  ...outcomeOf(row, events, now),
});

const toLine = ({ field, from, to }: Change): string =>
  from === undefined && to === undefined ? field : `${field}: ${from ?? ''} → ${to ?? ''}`;

const COLUMNS: CsvColumn<EntryRow>[] = [
  { name: 'time', heading: 'Time', type: 'time', valueOf: ({ at }) => at },
  { name: 'kind', heading: 'Kind', valueOf: ({ kind }) => kind },
  { name: 'by', heading: 'By', valueOf: ({ actor }) => actor },
  { name: 'on', heading: 'On', valueOf: ({ subject }) => subject },
  { name: 'detail', heading: 'Detail', valueOf: ({ detail }) => detail },
  { name: 'changes', heading: 'Changes', valueOf: (row) => changesIn(row).map(toLine).join('; ') },
  { name: 'address', heading: 'Address', valueOf: ({ address }) => address },
  { name: 'requestId', heading: 'Request ID', valueOf: ({ request_id }) => request_id },
  { name: 'token', heading: 'Token', valueOf: ({ token }) => token },
];

/** The schema accepts leap seconds, which `Date` doesn't know. */
const parseTime = (name: 'from' | 'to', text: string | undefined): Date | undefined => {
  const time = text === undefined ? undefined : new Date(text);
  if (time && Number.isNaN(time.getTime())) throw HttpError.invalid({ [name]: 'This time does not exist' });
  return time;
};

const filterOf = (query: Call<'exportActivity'>['query']): ActivityFilter => {
  const from = parseTime('from', query.from);
  const to = parseTime('to', query.to);
  const { kind } = query;
  const kinds = ['security', ...loadContract().activityKinds];
  if (kind && !kinds.includes(kind)) throw HttpError.invalidFilter('kind', 'Kind', kinds);
  if (from && to && from > to) throw HttpError.invalid({ from: 'The start must not be after the end' });
  return { ...query, kinds: query.groups === undefined ? undefined : kindsOf(query.groups), from, to };
};

export const activityHandlers = {
  async listActivity({ services, session, now, query: { limit = 20, cursor, ...query } }) {
    const [before] = readCursor(cursor, CURSOR) ?? [];
    const filter = filterOf(query);
    if (session.user.access === 'support')
      filter.kinds = filter.kinds?.filter((kind) => SUPPORT_KINDS.includes(kind)) ?? SUPPORT_KINDS;
    const rows = await readEntries(services.engine, filter, before, limit + 1);
    const events = await readEvents(
      services.engine.db,
      rows.map(({ id }) => id),
    );
    return {
      status: 200,
      body: cursorPageOf(
        rows,
        limit,
        (row) => toEntry(row, events, now),
        ({ place }) => [place],
      ),
    };
  },

  exportActivity(call) {
    const { engine } = call.services;
    const filter = filterOf(call.query);
    return exportCsv(call, {
      kind: 'activityExported',
      name: 'activity',
      query: call.query,
      columns: COLUMNS,
      steps: readInSteps<EntryRow>((last, limit) => readEntries(engine, filter, last?.place, limit)),
    });
  },
} satisfies Partial<Handlers>;
