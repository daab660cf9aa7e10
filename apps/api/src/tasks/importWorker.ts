import { lowerPriority, runTasks } from '../platform/TaskWorker.ts';
import { decode, detectEncodings } from '../platform/text/detectEncoding.ts';
import { type CsvRow, detectSeparator, parseCsv } from '../platform/text/parseCsv.ts';
import { createColumnFinder, parseItems, shorten } from './importFormats.ts';
import type { CheckedRows, ImportJob, ImportResult, ReadFile } from './runImportJob.ts';
import { readDateOrder } from './importValues.ts';
import { chunksOf, type Item } from './table.ts';

// A large file takes seconds, for which other requests would wait.

lowerPriority();

const MAX_ROWS = 100_000;
const MAX_COLUMNS = 500;
const MAX_VALUES = 1_000_000;
/** Of a row. Those of a step are read at a time. */
const MAX_ROW_LENGTH = 20_000;
/** Titles, empty lines and headings. */
const MAX_TOP_ROWS = 20;
const MAX_SAMPLES = 3;
/** Shown of a check: rows that would be added, and those that would fail. */
const MAX_SHOWN_ROWS = 50;
const MAX_PROBLEMS = 1000;

const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1);

class TooLarge extends SyntaxError {
  constructor(limit: string) {
    super(`The file may have at most ${limit}`);
  }
}

/** By what a file starts with, which is no list of values. */
const FORMATS = [
  ['PK\x03\x04', 'The file is a workbook. Save it as CSV'],
  ['\xd0\xcf\x11\xe0', 'The file is a workbook. Save it as CSV'],
  ['%PDF', 'The file is a PDF. Save the list as CSV'],
  ['BEGIN:VCARD', 'The file has contacts as vCards. Export them as CSV'],
] as const;

/** Workbooks of Excel, LibreOffice and Numbers are ZIP archives, those of old Excel compound files. @throws SyntaxError */
const refuseOthers = (bytes: Uint8Array): void => {
  const start = decode(bytes.subarray(0, 100), 'latin1');
  const [, problem] = FORMATS.find(([signature]) => start.startsWith(signature)) ?? [];
  if (problem) throw new SyntaxError(problem);
};

/** @throws SyntaxError if the file is not CSV, or too large */
const readRows = (text: string, separator: string): CsvRow[] => {
  const rows: CsvRow[] = [];
  let values = 0;
  for (const { number, cells: all } of parseCsv(text, separator, MAX_ROW_LENGTH)) {
    const cells = withoutEmptyEnd(all);
    rows.push({ number, cells });
    values += cells.length;
    if (rows.length > MAX_ROWS + MAX_TOP_ROWS) throw new TooLarge('100,000 rows. Split it');
    if (values > MAX_VALUES)
      throw new TooLarge('1,000,000 values. Split it, or remove columns that are not imported');
  }
  return rows;
};

function* columnOf(rows: readonly (readonly string[])[], index: number): Generator<string, void> {
  for (const cells of rows) yield cells[index] ?? '';
}

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', bar: '|' };

const read = ({ kind, bytes, choice, now }: Extract<ImportJob, { bytes: unknown }>): ReadFile => {
  refuseOthers(bytes);
  const { encodings, isKnown } = detectEncodings(bytes);
  const encoding = choice.encoding ?? encodings[0]?.name ?? 'utf-8';
  const text = decode(bytes, encoding);
  const separator = choice.separator ? SEPARATORS[choice.separator] : detectSeparator(text);
  const rows = readRows(text, separator);
  const finder = createColumnFinder(kind, now);
  const headingAt =
    choice.headingRow === undefined
      ? finder.findRow(rows.slice(0, MAX_TOP_ROWS).map(({ cells }) => cells.slice(0, MAX_COLUMNS)))
      : rows.findIndex(({ number }) => number === choice.headingRow);
  const headings = rows[headingAt];
  const items = rows
    .slice(headingAt + 1)
    .map(({ number, cells }): Item => ({ id: String(number), label: `Row ${number}`, cells }));
  if (items.length === 0) throw new SyntaxError('The file needs a header line and at least one row');
  if (items.length > MAX_ROWS) throw new TooLarge('100,000 rows. Split it');
  const values = items.map(({ cells = [] }) => cells);
  const columns =
    headings?.cells ??
    Array.from({ length: values.reduce((most, { length }) => Math.max(most, length), 0) }, () => '');
  if (columns.length > MAX_COLUMNS) throw new TooLarge('500 columns. Remove those that are not imported');
  const guessed = finder.guess(columns, values);
  return {
    encoding,
    isEncodingKnown: isKnown || choice.encoding !== undefined,
    encodings: encodings.map(({ name, samples }) => ({ name, samples: samples.map(shorten) })),
    separator: Object.entries(SEPARATORS).find(([, one]) => one === separator)?.[0] ?? separator,
    columns,
    fields: guessed.map(({ field }) => field),
    headingRow: headings?.number ?? 0,
    shown: columns.map((header, index) => ({
      header: shorten(header),
      samples: values.slice(0, MAX_SAMPLES).flatMap((cells) => shorten(cells[index] ?? '') || []),
      ...(guessed[index]?.isUnclear && { isUnclear: true }),
    })),
    dates: columns.map((_, index) => readDateOrder(columnOf(values, index), now) ?? null),
    total: items.length,
    chunks: [...chunksOf(items)],
  };
};

/** The values of a row, shortened. */
const textsOf = (row: object) =>
  Object.entries(row).flatMap(([field, value]) =>
    typeof value === 'string' ? [{ field, value: shorten(value) }] : [],
  );

const check = ({ chunks, ...file }: Extract<ImportJob, { chunks: unknown }>): CheckedRows => {
  const { rows, failures } = parseItems(
    file,
    chunks.flatMap((chunk) => JSON.parse(chunk) as Item[]),
  );
  return {
    rows: rows.map(({ item: { id, label }, row, key }, index) => ({
      id,
      label,
      key,
      isAdministrator: row.isAdministrator === true,
      hasUnknownGender: row.hasUnknownGender === true,
      ...(index < MAX_SHOWN_ROWS && { values: textsOf(row) }),
    })),
    failing: failures.length,
    problems: failures.slice(0, MAX_PROBLEMS).map(({ label, reason }) => ({ item: label, reason })),
  };
};

const run = (job: ImportJob): ImportResult => {
  if ('chunks' in job) return check(job);
  try {
    return read(job);
  } catch (error) {
    if (error instanceof SyntaxError) return { problem: error.message };
    throw error;
  }
};

runTasks(run);
