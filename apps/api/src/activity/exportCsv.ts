import { inTransaction } from '../platform/db/inTransaction.ts';
import { createStreamBody } from '../platform/http/responseBodies.ts';
import { stackOf } from '../platform/createLog.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { type NoticeSource, notifyOfSteps } from '../notices/notify.ts';
import { csvCell, csvLine, type Separator } from '../platform/text/csvLine.ts';
import { RequestAborted, withoutAbortSignal } from '../platform/withAbortSignal.ts';
import type { Services } from '../Services.ts';
import { record, type Source, changesOf } from './record.ts';
import type { ActivityKind } from './kinds.ts';

/** A column of a CSV file. */
export interface CsvColumn<Row> {
  heading: string;
  valueOf: (row: Row) => string | null;
  /** In the parameter `columns`. Without it, the column can't be left out. */
  name?: string;
  /** Numbers are no formulas. Times follow the parameter `timeZone`. @default text */
  type?: 'number' | 'time';
}

/** What the user chose of the file. */
export interface ExportChoice {
  /** Names of columns, separated by commas. @default all */
  columns?: string;
  /** @default comma */
  separator?: Separator;
  /** IANA name. Without it, times are UTC in ISO 8601. */
  timeZone?: string;
}

interface Export<Row> {
  kind: ActivityKind;
  /** Name of the file, without its type, and subject of the entries. */
  name: string;
  /** Filters and choices: the entry has those that say what the file holds. */
  query: ExportChoice & Record<string, unknown>;
  columns: readonly CsvColumn<Row>[];
  steps: AsyncIterable<Row[]>;
}

/** Choices that don't change what the file holds. */
const FORMAT = new Set(['separator', 'timeZone']);

/** Makes spreadsheets read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** `2026-11-14 08:58:12`, which spreadsheets read as a time. @throws HttpError 422 */
const localTime = (timeZone: string) => {
  try {
    // Swedish writes times as ISO 8601 does.
    const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    return (text: string): string => format.format(new Date(text));
  } catch {
    throw HttpError.invalid({ timeZone: 'This time zone does not exist' });
  }
};

/** Makes the lines of a file as it was chosen. */
const createLines = <Row>(all: readonly CsvColumn<Row>[], { columns, separator, timeZone }: ExportChoice) => {
  const names = columns?.split(',');
  const chosen = all.filter(({ name }) => !names || name === undefined || names.includes(name));
  const toLocal = timeZone === undefined ? undefined : localTime(timeZone);
  const cellOf = ({ valueOf, type }: CsvColumn<Row>, row: Row): string => {
    const value = valueOf(row);
    return csvCell(type === 'time' && value !== null && toLocal ? toLocal(value) : value, type === 'number');
  };
  const headingOf = ({ heading, type }: CsvColumn<Row>) =>
    csvCell(type === 'time' && timeZone !== undefined ? `${heading} (${timeZone})` : heading);
  return {
    head: csvLine(chosen.map(headingOf), separator),
    lineOf: (row: Row) =>
      csvLine(
        chosen.map((column) => cellOf(column, row)),
        separator,
      ),
  };
};

/** Streams a CSV file. Records the export before its first byte, and its end with the number of rows. */
export const exportCsv = async <Row>(
  call: Source & NoticeSource & { services: Services },
  { kind, name, query, columns, steps }: Export<Row>,
) => {
  const { engine, clock, log, ids } = call.services;
  const lines = createLines(columns, query);
  const id = ids(call.now);
  let isRecorded = false;

  const recordEnd = async (detail: string): Promise<void> => {
    try {
      await inTransaction(engine, (trx) =>
        record(trx, { ...call, now: clock() }, { kind: 'exportEnded', subject: name, detail, refersTo: id }),
      );
    } catch (error) {
      log({ level: 'error', requestId: call.requestId, stack: stackOf(error) });
    }
  };

  async function* chunks(): AsyncGenerator<string, void> {
    let head = BYTE_ORDER_MARK + lines.head;
    let count = 0;
    let outcome = ', then the reader went away';
    try {
      const about = `in the file ${name}.csv${query['health'] === 'include' ? ', with health values' : ''}`;
      for await (const rows of notifyOfSteps(call, about, steps)) {
        count += rows.length;
        yield head + rows.map(lines.lineOf).join('');
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
  const changes = changesOf<Record<string, unknown>>(
    {},
    query,
    Object.keys(query).filter((key) => !FORMAT.has(key)),
  );
  await withoutAbortSignal(() =>
    inTransaction(engine, (trx) => record(trx, call, { id, kind, subject: name, changes })),
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
