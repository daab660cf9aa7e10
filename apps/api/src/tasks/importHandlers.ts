import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { components } from '@planner/api-client/schema';
import { checkAccess } from '../access.ts';
import { exportCsv } from '../activity/exportCsv.ts';
import { record } from '../activity/record.ts';
import type { Handlers } from '../Handler.ts';
import { afterCommit, inTransaction } from '../platform/db/inTransaction.ts';
import type { Db } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { decodeText, parseCsv } from '../platform/text/parseCsv.ts';
import { found, toTask, visible } from './handlers.ts';
import { checkItems, type ImportParams, IMPORTS, shorten } from './imports.ts';
import {
  type Failure,
  findDraft,
  findTask,
  type Item,
  insertTask,
  readFailures,
  readNextChunk,
  startDraft,
} from './rows.ts';
import { checkHealthAccess } from '../users/health.ts';
import { TASK_OPERATIONS, type TaskKind, type TasksTable } from './table.ts';

type Schemas = components['schemas'];

const KINDS = { users: 'importUsers', 'finance-categories': 'importFinanceCategories' } as const;

const MAX_ROWS = 100_000;
const MAX_COLUMNS = 100;
const MAX_SAMPLES = 3;
const MAX_PROBLEMS = 100;
/** Rows between which other requests run. */
const STEP = 2000;

const invalidFile = (message: string) => HttpError.invalid({ file: message });

const fieldsOf = (kind: TaskKind) => IMPORTS[kind]?.fields ?? {};

/** The fields that headings suggest, each at most once. */
const guessFields = (kind: TaskKind, columns: readonly string[]): string[] => {
  const free = new Map(Object.entries(fieldsOf(kind)));
  return columns.map((column) => {
    const [name = ''] = [...free].find(([, { heading }]) => heading.test(column.replaceAll('_', ' '))) ?? [];
    free.delete(name);
    return name;
  });
};

/** @throws HttpError 422 if the file is not CSV or has no rows */
const readFile = async (bytes: Uint8Array): Promise<{ columns: string[]; items: Item[] }> => {
  const rows: string[][] = [];
  try {
    for (const row of parseCsv(decodeText(bytes).replaceAll('\0', ''))) {
      if (rows.push(row) % STEP === 0) await yieldToOthers();
      if (rows.length > MAX_ROWS + 1) throw invalidFile('The file may have at most 100,000 rows');
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw invalidFile(rows.length > 0 ? `${error.message} in row ${rows.length}` : error.message);
  }
  const [columns, ...values] = rows;
  if (!columns || values.length === 0) throw invalidFile('The file needs a header line and at least one row');
  if (columns.length > MAX_COLUMNS) throw invalidFile(`The file may have at most ${MAX_COLUMNS} columns`);
  const items = values.map((cells, index) => ({ id: String(index + 1), label: `Row ${index + 1}`, cells }));
  return { columns, items };
};

/** @throws HttpError 422 if a field is unknown, chosen twice, or missing */
const checkFields = (kind: TaskKind, { columns, fields }: ImportParams): void => {
  const known = fieldsOf(kind);
  const chosen = fields.filter((name) => name !== '');
  const missing = Object.entries(known).flatMap(([name, { isRequired }]) =>
    isRequired && !chosen.includes(name) ? [name] : [],
  );
  if (fields.length > columns.length || chosen.some((name) => !Object.hasOwn(known, name)))
    throw HttpError.invalid({ fields: 'Fields must be known ones' });
  if (new Set(chosen).size < chosen.length)
    throw HttpError.invalid({ fields: 'A field can be chosen only once' });
  if (missing.length > 0) throw HttpError.invalid({ fields: `Choose a column for ${missing.join(' and ')}` });
};

const paramsOf = (task: TasksTable, fields: readonly string[] | undefined): ImportParams => {
  const params = JSON.parse(task.params) as ImportParams;
  const chosen = { ...params, ...(fields && { fields }) };
  checkFields(task.kind, chosen);
  return chosen;
};

async function* readItems(db: Db, { id }: TasksTable): AsyncGenerator<Item[], void> {
  let next_chunk = 0;
  for (;;) {
    const chunk = await readNextChunk(db, { id, next_chunk });
    if (!chunk) return;
    yield chunk.items;
    next_chunk = chunk.number + 1;
  }
}

async function* readAllFailures(db: Db, id: string): AsyncGenerator<Failure[], void> {
  let from = 0;
  for (;;) {
    const chunk = await readFailures(db, id, from);
    if (!chunk) return;
    yield chunk.failures;
    from = chunk.number + 1;
  }
}

export const importHandlers = {
  async uploadImport({ services, params, body, session, address, now }) {
    const kind = KINDS[params.list];
    checkAccess(session.user, TASK_OPERATIONS[kind]);
    const { columns, items } = await readFile(new Uint8Array(await body.arrayBuffer()));
    const fields = guessFields(kind, columns);
    const { engine, ids } = services;
    const id = ids(now);
    const { id: actor_id, email: actor } = session.user;
    const values = { id, kind, params: JSON.stringify({ columns, fields }), activity_id: id };
    const origin = { actor_id, actor, address, created_at: now.toISOString() };
    await inTransaction(engine, (trx) => insertTask(trx, { ...values, ...origin }, items, 'draft'));
    const imported: Schemas['Import'] = {
      _id: id,
      rows: items.length,
      columns: columns.map((header, index) => ({
        header: shorten(header),
        samples: items.slice(0, MAX_SAMPLES).flatMap(({ cells }) => shorten(cells?.[index] ?? '') || []),
        field: fields[index] ?? '',
      })),
      fields: Object.entries(fieldsOf(kind)).map(([field, { isRequired }]) => ({ field, isRequired })),
    };
    return { status: 201, body: imported };
  },

  async checkImport({ services, params, body, session, now }) {
    const { db } = services.engine;
    const task = found(await findDraft(db, params.id, session.user.id, now));
    checkAccess(session.user, TASK_OPERATIONS[task.kind]);
    const choice = {
      kind: task.kind,
      params: paramsOf(task, body.fields),
      actor: session.user,
      now,
      seen: new Set<string>(),
    };
    const counts = { valid: 0, failing: 0, duplicates: 0 };
    const problems: Failure[] = [];
    for await (const items of readItems(db, task)) {
      const { valid, failing, duplicates } = await checkItems(db, choice, items);
      counts.valid += valid;
      counts.failing += failing.length;
      counts.duplicates += duplicates.length;
      if (problems.length < MAX_PROBLEMS) problems.push(...failing, ...duplicates);
      await yieldToOthers();
    }
    const shown = problems.slice(0, MAX_PROBLEMS).map(({ label, reason }) => ({ item: label, reason }));
    return { status: 200, body: { ...counts, problems: shown } };
  },

  async startImport(call) {
    const { services, params, body, session, now } = call;
    const { engine, ids, tasks } = services;
    const task = await inTransaction(engine, async (trx) => {
      const draft = await findDraft(trx, params.id, session.user.id, now);
      const list = draft && IMPORTS[draft.kind];
      if (!draft || !list) return found(await findTask(trx, params.id));
      checkAccess(session.user, TASK_OPERATIONS[draft.kind]);
      const activity_id = ids(now);
      const chosen = JSON.stringify(paramsOf(draft, body.fields));
      const values = { params: chosen, activity_id, updated_at: now.toISOString() };
      const started = await startDraft(trx, draft, values);
      if (!started) return found(await findTask(trx, params.id));
      const subject = draft.kind === KINDS.users ? 'users' : 'finance categories';
      await record(trx, call, { id: activity_id, kind: list.activity, subject, detail: String(draft.total) });
      afterCommit(trx, () => tasks.run(started.id));
      return started;
    });
    return { status: 200, body: toTask(task) };
  },

  async exportTaskFailures(call) {
    const { db } = call.services.engine;
    const { id } = call.params;
    const { kind, params } = visible(call.session, await findTask(db, id));
    // The rows of the file.
    const hasHealth = kind === KINDS.users;
    if (hasHealth) checkHealthAccess(call.session);
    const { columns } = JSON.parse(params) as Partial<ImportParams>;
    return exportCsv(call, {
      kind: 'failuresExported',
      name: 'failed',
      query: hasHealth ? { health: 'include' } : {},
      columns: [
        ...(columns?.map((heading, index) => ({
          heading,
          valueOf: ({ cells }: Failure) => cells?.[index] ?? '',
        })) ?? [{ heading: 'Item', valueOf: ({ label }: Failure) => label }]),
        { heading: 'Reason', valueOf: ({ reason }) => reason },
      ],
      steps: readAllFailures(db, id),
    });
  },
} satisfies Partial<Handlers>;
