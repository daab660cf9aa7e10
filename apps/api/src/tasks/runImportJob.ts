import { TaskWorker } from '../platform/TaskWorker.ts';
import { MINUTE_MS } from '../platform/time.ts';
import type { Encoding, EncodingName } from '../platform/text/detectEncoding.ts';
import type { DateStats } from './importValues.ts';
import type { ImportedFile } from './importFormats.ts';
import type { TaskKind } from './table.ts';

/** How a file is read, where a person knows better than its content tells. */
export interface ReadingChoice {
  encoding?: EncodingName | undefined;
  separator?: 'comma' | 'semicolon' | 'tab' | 'bar' | undefined;
  /** 0 without one. */
  headingRow?: number | undefined;
}

/** Reads a file, or parses some of its rows, as JSON of chunks. */
export type ImportJob =
  | { kind: TaskKind; bytes: Uint8Array; choice: ReadingChoice; now: Date }
  | (ImportedFile & { chunks: readonly string[] });

export interface ReadFile {
  encoding: EncodingName;
  /** False if the content tells none: what is read may be garbage. */
  isEncodingKnown: boolean;
  /** Those that the file may have, most likely first. */
  encodings: Encoding[];
  separator: string;
  /** Headings. */
  columns: string[];
  /** What each column is imported as; empty for nothing. */
  fields: string[];
  /** The number of the row with the headings; 0 without one. */
  headingRow: number;
  /** Headings and first values, shortened. */
  shown: { header: string; samples: string[]; isUnclear?: true }[];
  /** What the dates of each column tell of their order. */
  dates: (DateStats | null)[];
  total: number;
  /** JSON of the rows, in chunks. */
  chunks: string[];
}

export interface CheckedRows {
  /** The valid ones, the first with their values. */
  rows: {
    id: string;
    label: string;
    key: string;
    isAdministrator: boolean;
    hasUnknownGender: boolean;
    values?: { field: string; value: string }[];
  }[];
  /** The number of others, and the first of them. */
  failing: number;
  problems: { item: string; reason: string }[];
}

export type ImportResult = ReadFile | CheckedRows | { problem: string };

/** After how long without a job the thread gives its memory back. */
const IDLE_MS = MINUTE_MS;

const worker = new TaskWorker<ImportJob, ImportResult>(new URL('./importWorker.ts', import.meta.url));
let last: Promise<unknown> = Promise.resolve();
let idle: NodeJS.Timeout | undefined;

/** Runs one job at a time. */
const run = async (job: ImportJob, moved?: ArrayBuffer[]): Promise<ImportResult> => {
  clearTimeout(idle);
  const running = last.then(() => worker.run(job, moved));
  const ended = running.catch(() => {});
  last = ended;
  await ended;
  if (last === ended) idle = setTimeout(() => void worker.end(), IDLE_MS).unref();
  return running;
};

/** The bytes can't be used anymore. Returns a problem if the file can't be read. */
export const readImport = (file: {
  kind: TaskKind;
  bytes: Uint8Array<ArrayBuffer>;
  choice: ReadingChoice;
  now: Date;
}) => run(file, [file.bytes.buffer]) as Promise<ReadFile | { problem: string }>;

export const checkRows = (rows: ImportedFile & { chunks: readonly string[] }) =>
  run(rows) as Promise<CheckedRows>;
