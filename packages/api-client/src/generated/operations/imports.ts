// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, boolean, id, nullable, number, object, oneOf, optional, string } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseTask, parseTaskFailure } from './records.ts';
import type { Task, EncodingChoice, ImportDates, ImportColumn, ImportField, Import, ImportValue, ImportRow, ImportCheck, ImportChoice } from '../types.ts';

export const parseEncodingChoice = object<EncodingChoice>({ name: string, samples: array(string) });

export const parseDateOrder = oneOf('day', 'month');

export const parseImportDates = object<ImportDates>({ example: string, dayFirst: number, monthFirst: number, order: nullable(parseDateOrder) });

export const parseImportColumn = object<ImportColumn>({ header: string, samples: array(string), field: string, isUnclear: optional(boolean), dates: optional(parseImportDates) });

export const parseImportField = object<ImportField>({ field: string, isRequired: boolean, partOf: optional(string) });

export const parseImport = object<Import>({ id: id, rows: number, headingRow: number, encoding: string, isEncodingKnown: boolean, encodings: array(parseEncodingChoice), separator: string, columns: array(parseImportColumn), fields: array(parseImportField) });

export const parseImportValue = object<ImportValue>({ field: string, value: string });

export const parseImportRow = object<ImportRow>({ row: number, values: array(parseImportValue) });

export const parseImportCheck = object<ImportCheck>({ valid: number, updates: number, failing: number, duplicates: number, administrators: number, unknownGenders: optional(number), preview: array(parseImportRow), problems: array(parseTaskFailure) });

/** Check an import. Tells what `startImport` would do with the same body. */
export const checkImport = ({ http, receive }: ApiClient, id: string, body: ImportChoice, options: CallOptions = {}): Promise<ImportCheck> =>
  receive(http.POST('/imports/{id}/check', { params: { path: { id } }, body, ...streamInit(options) }), parseImportCheck, options);

/** Start an import. Starts a task that adds each row, or updates the user with its e-mail address. Rows that are invalid or exist already fail. Users get no password: they set one with a reset link. An import that runs already stays as it is. */
export const startImport = ({ http, change }: ApiClient, id: string, body: ImportChoice, options: CallOptions = {}): Promise<Changed<Task> | undefined> =>
  change(http.POST('/imports/{id}/start', { params: { path: { id } }, body, ...streamInit(options) }), parseTask, options);
