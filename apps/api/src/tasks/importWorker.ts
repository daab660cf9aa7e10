import { lowerPriority, runTasks } from '../platform/TaskWorker.ts';
import { decodeText, parseCsv } from '../platform/text/parseCsv.ts';
import { fieldsOf, parseItems, shorten } from './importFormats.ts';
import type { CheckedRows, ImportJob, ImportResult, ReadFile } from './runImportJob.ts';
import { chunksOf, type Item, type TaskKind } from './table.ts';

// A large file takes seconds, for which other requests would wait.

lowerPriority();

const MAX_ROWS = 100_000;
const MAX_COLUMNS = 100;
const MAX_VALUES = 1_000_000;
/** Of a row. Those of a step are read at a time. */
const MAX_ROW_LENGTH = 20_000;
const MAX_SAMPLES = 3;
/** Shown of a check. */
const MAX_PROBLEMS = 100;

/** The fields that headings suggest, each at most once. */
const guessFields = (kind: TaskKind, columns: readonly string[]): string[] => {
  const free = new Map(Object.entries(fieldsOf(kind)));
  return columns.map((column) => {
    const [name = ''] = [...free].find(([, { heading }]) => heading.test(column.replaceAll('_', ' '))) ?? [];
    free.delete(name);
    return name;
  });
};

const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

class TooLarge extends SyntaxError {
  constructor(limit: string) {
    super(`The file may have at most ${limit}`);
  }
}

/** @throws SyntaxError if the file is not CSV, has no rows, or is too large */
const readRows = (bytes: Uint8Array) => {
  const text = decodeText(bytes).replaceAll('\0', '');
  let columns: string[] | undefined;
  const items: Item[] = [];
  let values = 0;
  const add = (row: readonly string[]): void => {
    const cells = withoutEmptyEnd(row);
    const id = String(items.length + 1);
    items.push({ id, label: `Row ${id}`, cells });
    values += cells.length;
    if (items.length > MAX_ROWS) throw new TooLarge('100,000 rows. Split it');
    if (values > MAX_VALUES)
      throw new TooLarge('1,000,000 values. Split it, or remove columns that are not imported');
  };
  try {
    for (const row of parseCsv(text, MAX_ROW_LENGTH))
      if (columns) add(row);
      else if (row.length > MAX_COLUMNS)
        throw new TooLarge('100 columns. Remove those that are not imported');
      else columns = row;
  } catch (error) {
    if (error instanceof TooLarge || !(error instanceof SyntaxError)) throw error;
    const where = columns ? `row ${items.length + 1}` : 'the header line';
    throw new SyntaxError(`${error.message} in ${where}`, { cause: error });
  }
  if (!columns || items.length === 0)
    throw new SyntaxError('The file needs a header line and at least one row');
  return { columns, items };
};

const read = (kind: TaskKind, bytes: Uint8Array): ReadFile => {
  const { columns, items } = readRows(bytes);
  return {
    columns,
    fields: guessFields(kind, columns),
    shown: columns.map((header, index) => ({
      header: shorten(header),
      samples: items.slice(0, MAX_SAMPLES).flatMap(({ cells }) => shorten(cells?.[index] ?? '') || []),
    })),
    total: items.length,
    chunks: [...chunksOf(items)],
  };
};

const check = ({ chunks, ...file }: Extract<ImportJob, { chunks: unknown }>): CheckedRows => {
  const { rows, failures } = parseItems(
    file,
    chunks.flatMap((chunk) => JSON.parse(chunk) as Item[]),
  );
  return {
    rows: rows.map(({ item: { label }, key }) => ({ label, key })),
    failing: failures.length,
    problems: failures.slice(0, MAX_PROBLEMS).map(({ label, reason }) => ({ item: label, reason })),
  };
};

const run = (job: ImportJob): ImportResult => {
  if ('chunks' in job) return check(job);
  try {
    return read(job.kind, job.bytes);
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
};

runTasks(run);
