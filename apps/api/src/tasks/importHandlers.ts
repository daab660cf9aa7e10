import type { components } from '@planner/api-client/schema';
import { checkAccess } from '../access.ts';
import { exportCsv } from '../activity/exportCsv.ts';
import { changesOf, record } from '../activity/record.ts';
import type { Handlers } from '../Handler.ts';
import { afterCommit, inTransaction } from '../platform/db/inTransaction.ts';
import type { Db } from '../platform/db/schema.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { currentAbortSignal } from '../platform/withAbortSignal.ts';
import { originOf, toTask, visible } from './handlers.ts';
import { fieldsOf, type ImportParams } from './importFormats.ts';
import type { DateOrder } from './importValues.ts';
import { IMPORTS } from './imports.ts';
import { type Failure, findTask, readChunks, readFailures } from './rows.ts';
import { findDraft, insertDraft, startDraft } from './draftRows.ts';
import { checkRows, readImport } from './runImportJob.ts';
import { checkHealthAccess } from '../users/health.ts';
import { TASK_OPERATIONS, type TaskKind, type TasksTable } from './table.ts';

type Schemas = components['schemas'];

const KINDS = { users: 'importUsers', 'finance-categories': 'importFinanceCategories' } as const;

/** Shown of a check, unless all are wanted. */
const MAX_PROBLEMS = 1000;
/** Of an import. */
const MAX_INVITED = 1000;
/** Rows that a check shows as they would be imported. */
const MAX_PREVIEW = 10;
/** Chunks that are checked at a time. */
const STEP = 100;

/** @throws HttpError 422 if a field is unknown, chosen twice, or missing */
const checkFields = (kind: TaskKind, { columns, fields, isEncodingKnown = true }: ImportParams): void => {
  if (!isEncodingKnown) throw HttpError.invalid({ encoding: 'Choose the encoding of the file' });
  const known = fieldsOf(kind);
  const chosen = fields.filter((name) => name !== '');
  const given = new Set(chosen.map((name) => known[name]?.partOf ?? name));
  const missing = Object.entries(known).flatMap(([name, { isRequired }]) =>
    isRequired && !given.has(name) ? [name] : [],
  );
  if (fields.length > columns.length || chosen.some((name) => !Object.hasOwn(known, name)))
    throw HttpError.invalid({ fields: 'Fields must be known ones' });
  if (new Set(chosen).size < chosen.length)
    throw HttpError.invalid({ fields: 'A field can be chosen only once' });
  if (missing.length > 0) throw HttpError.invalid({ fields: `Choose a column for ${missing.join(' and ')}` });
};

/** The order of the dates that are imported. @throws HttpError 422 if it must be chosen */
const dateOrderOf = (kind: TaskKind, { fields, dates = [] }: ImportParams, chosen: DateOrder | undefined) => {
  const known = fieldsOf(kind);
  const stats = dates[fields.findIndex((name) => known[name]?.isDate)];
  const order = chosen ?? stats?.order;
  if (stats && !order)
    throw HttpError.invalid({ dateOrder: `Choose how dates like ${stats.example} are meant` });
  return order ?? undefined;
};

/** @throws HttpError 422 if something must be chosen, or can't be chosen so */
const paramsOf = (task: TasksTable, choice: Schemas['ImportChoice']): ImportParams => {
  const { fields, dateOrder, allProblems: _, ...others } = choice;
  const { dates, ...params } = JSON.parse(task.params) as ImportParams;
  const chosen = { ...params, ...(fields && { fields }), ...others };
  const isOfUsers = task.kind === KINDS.users;
  if (others.existing === 'update' && !isOfUsers)
    throw HttpError.invalid({ existing: 'Only users can be updated' });
  if (others.invite && !isOfUsers) throw HttpError.invalid({ invite: 'Only users can be invited' });
  if (others.invite && task.total > MAX_INVITED)
    throw HttpError.invalid({
      invite: 'An import can invite at most 1,000 people. Split the file, or import it without invitations',
    });
  checkFields(task.kind, chosen);
  return { ...chosen, dateOrder: dateOrderOf(task.kind, { ...chosen, dates }, dateOrder) };
};

/** @throws HttpError 404 without an upload of the account */
const foundDraft = (draft: TasksTable | undefined): TasksTable => {
  if (!draft)
    throw new HttpError(
      'not-found',
      'This upload does not exist anymore. The last 3 of an account are kept for a day: upload the file again',
    );
  return draft;
};

async function* readAllFailures(db: Db, id: string): AsyncGenerator<Failure[], void> {
  for (let from: number | undefined = 0; from !== undefined;) {
    const page: Awaited<ReturnType<typeof readFailures>> = await readFailures(db, id, from);
    yield page.failures;
    from = page.next;
  }
}

export const importHandlers = {
  async uploadImport({ services, params, query, body, session, address, now }) {
    const kind = KINDS[params.list];
    checkAccess(session.user, TASK_OPERATIONS[kind]);
    const bytes = new Uint8Array(await body.arrayBuffer());
    const file = await readImport({ kind, bytes, choice: query, now });
    if ('problem' in file) throw HttpError.invalid({ file: file.problem });
    const {
      columns,
      fields,
      dates,
      isEncodingKnown,
      encoding,
      encodings,
      separator,
      headingRow,
      shown,
      total,
    } = file;
    const { engine, ids } = services;
    const id = ids(now);
    const values = {
      id,
      kind,
      params: JSON.stringify({ columns, fields, isEncodingKnown, dates, fileName: query.fileName }),
      activity_id: id,
    };
    const origin = { ...originOf({ session, address }), created_at: now.toISOString() };
    await insertDraft(engine, { ...values, ...origin }, file);
    const imported: Schemas['Import'] = {
      _id: id,
      rows: total,
      headingRow,
      encoding,
      isEncodingKnown,
      encodings,
      separator,
      columns: shown.map((column, index) => ({
        ...column,
        field: fields[index] ?? '',
        ...(dates[index] && { dates: dates[index] }),
      })),
      fields: Object.entries(fieldsOf(kind)).map(([field, { isRequired, partOf }]) => ({
        field,
        isRequired,
        ...(partOf !== undefined && { partOf }),
      })),
    };
    return { status: 201, body: imported };
  },

  async checkImport({ services, params, body, session, now }) {
    const { db, readPool } = services.engine;
    const task = foundDraft(await findDraft(db, params.id, session.user.id, now));
    checkAccess(session.user, TASK_OPERATIONS[task.kind]);
    const list = IMPORTS[task.kind];
    if (!list) throw new Error(`No list for ${task.kind}`);
    const file = { kind: task.kind, params: paramsOf(task, body), actor: session.user, now };
    const counts = { valid: 0, updates: 0, failing: 0, duplicates: 0, administrators: 0, unknownGenders: 0 };
    const preview: Schemas['ImportRow'][] = [];
    const problems: Schemas['ImportCheck']['problems'] = [];
    const maxProblems = body.allProblems ? task.total : MAX_PROBLEMS;
    const seen = new Set<string>();
    let next_chunk = 0;
    for (;;) {
      const chunks = await readChunks(db, { id: task.id, next_chunk }, STEP);
      const last = chunks.at(-1);
      if (!last) break;
      next_chunk = last.number + 1;
      currentAbortSignal();
      const checked = await checkRows({ ...file, chunks: chunks.map(({ items }) => items) });
      const keys = checked.rows.map(({ key }) => key);
      const taken = keys.length === 0 ? seen : await list.findKeys(readPool, keys);
      const added: typeof checked.rows = [];
      const updating: typeof checked.rows = [];
      const duplicates: typeof checked.rows = [];
      const existing = file.params.existing === 'update' ? updating : duplicates;
      for (const row of checked.rows) {
        const place = taken.has(row.key) ? existing : added;
        (seen.has(row.key) ? duplicates : place).push(row);
        seen.add(row.key);
      }
      counts.valid += added.length;
      counts.updates += updating.length;
      counts.administrators += added.filter(({ isAdministrator }) => isAdministrator).length;
      counts.unknownGenders += [...added, ...updating].filter(
        ({ hasUnknownGender }) => hasUnknownGender,
      ).length;
      const shown = [...added, ...updating].flatMap(({ id, values }) =>
        values ? { row: Number(id), values } : [],
      );
      preview.push(...shown.slice(0, MAX_PREVIEW - preview.length));
      counts.failing += checked.failing;
      counts.duplicates += duplicates.length;
      const twice = duplicates.map(({ label, key }) => ({
        item: label,
        reason: taken.has(key) && existing === duplicates ? list.duplicate : list.twice,
      }));
      problems.push(...[...checked.problems, ...twice].slice(0, maxProblems - problems.length));
    }
    return { status: 200, body: { ...counts, preview, problems } };
  },

  async startImport(call) {
    const { services, params, body, session, now } = call;
    const { engine, ids, tasks } = services;
    const task = await inTransaction(engine, async (trx) => {
      const draft = await findDraft(trx, params.id, session.user.id, now);
      const list = draft && IMPORTS[draft.kind];
      if (!draft || !list) return foundDraft(await findTask(trx, params.id));
      checkAccess(session.user, TASK_OPERATIONS[draft.kind]);
      const activity_id = ids(now);
      const chosen = paramsOf(draft, body);
      const values = { params: JSON.stringify(chosen), activity_id, updated_at: now.toISOString() };
      const started = await startDraft(trx, draft, values);
      if (!started) return foundDraft(await findTask(trx, params.id));
      if (body.invite) checkAccess(session.user, 'inviteUser');
      const subject = draft.kind === KINDS.users ? 'users' : 'finance categories';
      await record(trx, call, {
        id: activity_id,
        kind: list.activity,
        subject,
        detail: String(draft.total),
        changes: changesOf({}, chosen, ['fileName']),
      });
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
          heading: heading || `Column ${index + 1}`,
          valueOf: ({ cells }: Failure) => cells?.[index] ?? '',
        })) ?? [{ heading: 'Item', valueOf: ({ label }: Failure) => label }]),
        { heading: 'Reason', valueOf: ({ reason }) => reason },
      ],
      steps: readAllFailures(db, id),
    });
  },
} satisfies Partial<Handlers>;
