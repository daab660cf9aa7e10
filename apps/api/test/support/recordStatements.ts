import { appendFileSync } from 'node:fs';
import { Client } from 'pg';
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

const shapes = new Set<string>();

const { query } = Client.prototype as { query: (...args: unknown[]) => unknown };
Object.assign(Client.prototype, {
  query(this: Client, ...args: unknown[]) {
    const [statement] = args;
    const sql =
      typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
    if (typeof sql === 'string') shapes.add(shapeOf(sql));
    return query.apply(this, args);
  },
});

afterAll(() => {
  appendFileSync(output, `${JSON.stringify({ file: expect.getState().testPath, shapes: [...shapes] })}\n`);
  Object.assign(Client.prototype, { query });
});
