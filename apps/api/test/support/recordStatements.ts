import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { Client, type DatabaseError } from 'pg';
import { afterAll, expect } from 'vitest';

/** Where to write a line with the statements of each test file. */
const output = process.env['RECORD_STATEMENTS'] ?? '';

/** Statements that differ only in the number of rows or values have one shape. */
const shapeOf = (sql: string): string =>
  sql
    .replaceAll(/planner_test_\w+/g, '')
    .replaceAll(/\$\d+/g, '$')
    .replaceAll(/\$(?:, \$)+/g, '$')
    .replaceAll(/\(\$\)(?:, \(\$\))+/g, '($)');

const LOCKS = /^(?:insert|update|delete|lock)\b|\bfor (?:no key )?update\b/;

/** The table whose rows a statement locks. */
const tableOf = (shape: string): string | undefined =>
  /\b(?:into|update|from|table) "?(\w+)/.exec(shape)?.[1];

const shapes = new Set<string>();
/** Locking statements per client whose locks other clients may wait for. */
const held = new Map<Client, Set<string>>();

/** A race is proven by the two statements that meet, not by either of them. */
function recordRaces(client: Client, shape: string): void {
  for (const [other, statements] of held)
    if (other !== client)
      for (const statement of statements)
        if (tableOf(statement) === tableOf(shape)) shapes.add([shape, statement].toSorted().join(' while '));
  held.set(client, (held.get(client) ?? new Set()).add(shape));
}

const inTransaction = new WeakSet<Client>();

async function record(client: Client, shape: string, result: unknown): Promise<void> {
  shapes.add(shape);
  if (/^(?:begin|start transaction)\b/.test(shape)) inTransaction.add(client);
  if (LOCKS.test(shape)) recordRaces(client, shape);
  try {
    await result;
  } catch (error) {
    shapes.add(`${(error as DatabaseError).code} after ${shape}`);
  }
  if (/^(?:commit|rollback)$/.test(shape)) inTransaction.delete(client);
  if (!inTransaction.has(client)) held.delete(client);
}

const { query } = Client.prototype as { query: (...args: unknown[]) => unknown };
Object.assign(Client.prototype, {
  query(this: Client, ...args: unknown[]) {
    const [statement] = args;
    const sql =
      typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
    const result = query.apply(this, args);
    if (typeof sql === 'string') void record(this, shapeOf(sql), result);
    return result;
  },
});

/** The statements of other processes are not recorded: a file that starts some has a shape of its own. */
const onProcess = () => shapes.add(`process of ${expect.getState().testPath}`);
subscribe('child_process', onProcess);

afterAll(() => {
  appendFileSync(output, `${JSON.stringify({ file: expect.getState().testPath, shapes: [...shapes] })}\n`);
  Object.assign(Client.prototype, { query });
  unsubscribe('child_process', onProcess);
});
