import { sqliteResultCode } from '../platform/db/sqliteDialect.ts';
import { StartError } from '../platform/StartError.ts';

/** READONLY, IOERR, CORRUPT, FULL, CANTOPEN, NOTADB. */
const SQLITE_FILE_ERRORS = new Set([8, 10, 11, 13, 14, 26]);

const isFileError = (error: unknown): error is Error =>
  error instanceof Error && ('syscall' in error || SQLITE_FILE_ERRORS.has(sqliteResultCode(error)));

/** Turns an error of the operating system, such as a full disk, into a sentence about the file. */
export const explainFileError = (file: string, error: unknown): unknown =>
  isFileError(error)
    ? new StartError(`${file} cannot be written or read (${error.message}).`, { cause: error })
    : error;
