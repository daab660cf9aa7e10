import { inTransaction } from '../platform/db/inTransaction.ts';
import { createStreamBody } from '../platform/http/createStreamBody.ts';
import { stackOf } from '../platform/createLog.ts';
import { csvLine } from '../platform/text/csvLine.ts';
import { RequestAborted, withoutAbortSignal } from '../platform/withAbortSignal.ts';
import type { Services } from '../Services.ts';
import { changesOf } from './changesOf.ts';
import { record, type Source } from './record.ts';
import type { ActivityKind } from './table.ts';

/** Headings of a CSV file, and the values below them. */
export type CsvColumns<Row> = readonly (readonly [heading: string, valueOf: (row: Row) => string | null])[];

interface Export<Row> {
  kind: ActivityKind;
  /** Name of the file, without its type, and subject of the entries. */
  name: string;
  filters: Record<string, unknown>;
  columns: CsvColumns<Row>;
  steps: AsyncIterable<Row[]>;
}

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** Streams a CSV file. Records the export before its first byte, and its end with the number of rows. */
export const exportCsv = async <Row>(
  call: Source & { services: Services },
  { kind, name, filters, columns, steps }: Export<Row>,
) => {
  const { engine, clock, log } = call.services;
  let isRecorded = false;

  const recordEnd = async (detail: string): Promise<void> => {
    try {
      await inTransaction(engine, (trx) =>
        record(trx, { ...call, now: clock() }, { kind: 'exportEnded', subject: name, detail }),
      );
    } catch (error) {
      log({ level: 'error', requestId: call.requestId, stack: stackOf(error) });
    }
  };

  async function* chunks(): AsyncGenerator<string, void> {
    let head = BYTE_ORDER_MARK + csvLine(columns.map(([heading]) => heading));
    let count = 0;
    let outcome = ', then the reader went away';
    try {
      for await (const rows of steps) {
        count += rows.length;
        yield head + rows.map((row) => csvLine(columns.map(([, valueOf]) => valueOf(row)))).join('');
        head = '';
      }
      if (head !== '') yield head;
      outcome = '';
    } catch (error) {
      if (!(error instanceof RequestAborted)) outcome = ', then it failed';
      throw error;
    } finally {
      if (isRecorded)
        await withoutAbortSignal(() => recordEnd(`${count} ${count === 1 ? 'row' : 'rows'}${outcome}`));
    }
  }

  // Fails here, before the entry is recorded, if the first rows cannot be read.
  const body = await createStreamBody('text/csv; charset=utf-8', chunks());
  const changes = changesOf<Record<string, unknown>>({}, filters, Object.keys(filters));
  await withoutAbortSignal(() =>
    inTransaction(engine, (trx) => record(trx, call, { kind, subject: name, changes })),
  );
  isRecorded = true;
  return {
    status: 200 as const,
    body,
    headers: {
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'no-store',
    },
  };
};
