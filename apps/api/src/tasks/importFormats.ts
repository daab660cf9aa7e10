import type { components } from '@planner/api-client/schema';
import { type Access, mayManage } from '../access.ts';
import { createFieldsParser } from '../platform/contract/requestParsers.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { canonicalEmail } from '../platform/text/email.ts';
import { lookOf } from '../platform/text/foldText.ts';
import { checkName, cleanName } from '../platform/text/names.ts';
import { checkDateOfBirth } from '../users/formats.ts';
import type { UserRow } from '../users/rows.ts';
import { createHeadingFinder, type GuessedColumn, HEADINGS } from './importHeadings.ts';
import {
  type DateOrder,
  type DateStats,
  isMeasure,
  toColor,
  toDate,
  toEmail,
  toGender,
  toMeasure,
  toRole,
} from './importValues.ts';
import type { Failure } from './rows.ts';
import type { Item, TaskKind } from './table.ts';

type Schemas = components['schemas'];

export interface ImportParams {
  /** Headings of the file. */
  columns: readonly string[];
  /** What each column is imported as; empty for nothing. */
  fields: readonly string[];
  /** False until someone chooses the encoding. */
  isEncodingKnown?: boolean;
  /** What the dates of each column tell of their order. Null if all have one meaning. */
  dates?: readonly (DateStats | null)[];
  /** Of the dates that are imported; chosen, or told by the column. */
  dateOrder?: DateOrder | undefined;
  /** What rows with the role admin may do. Without it, they are imported as users. */
  administrators?: Access | undefined;
  existing?: 'skip' | 'update' | undefined;
  invite?: boolean | undefined;
  /** As its owner calls it. */
  fileName?: string | undefined;
}

/** What the rows of a file say. */
interface ImportFormat<Row> {
  fields: Readonly<Record<string, ImportField>>;
  /** @throws HttpError 422 */
  parse(values: Readonly<Record<string, string>>, file: Pick<ImportedFile, 'params' | 'now'>): Row;
  /** Two rows with the same key are duplicates. */
  keyOf(row: Row): string;
  /** Why the account may not add a row. */
  refuse?(actor: Importer, row: Row): string | undefined;
}

/** What rows of all kinds have. */
interface ImportedRow {
  isAdministrator?: boolean;
  /** It has a gender that is not known, and is imported without. */
  hasUnknownGender?: boolean;
}

interface ImportField {
  isRequired: boolean;
  /** The field that its values are joined to, unless the row has one. */
  partOf?: string;
  /** Those that suggest it, separated by commas. */
  headings: string;
  /** Its dates may have two meanings. */
  isDate?: true;
  /** Whether a value is one of its kind: a column without any is not suggested. */
  accepts?: (value: string, now: Date) => boolean;
}

/** Who imports. */
type Importer = Pick<UserRow, 'access'>;

const field = (headings: string, isRequired = false): ImportField => ({ headings, isRequired });
const partOf = (whole: string, headings: string): ImportField => ({ ...field(headings), partOf: whole });

const lazily = <T>(create: () => T): (() => T) => {
  let value: T | undefined;
  return () => (value ??= create());
};

const parseUser = lazily(() => createFieldsParser('NewUser', ['name', 'email']));
const parseFinanceCategory = lazily(() => createFieldsParser('NewFinanceCategory', ['name', 'color']));

/** Of `toDate`, or none. */
const DATE = /^(?:\d{4}-\d\d-\d\d)?$/;

const isGender = (gender: string): boolean => ['male', 'female', ''].includes(gender);

const users: ImportFormat<Schemas['NewUser'] & ImportedRow> = {
  fields: {
    name: field(HEADINGS.name, true),
    email: field(HEADINGS.email, true),
    firstName: partOf('name', HEADINGS.firstName),
    middleName: partOf('name', HEADINGS.middleName),
    lastName: partOf('name', HEADINGS.lastName),
    secondLastName: partOf('name', HEADINGS.secondLastName),
    role: { ...field(HEADINGS.role), accepts: (value) => ['admin', 'user'].includes(toRole(value)) },
    gender: {
      ...field(HEADINGS.gender),
      accepts: (value) => isGender(toGender(value)),
    },
    dob: {
      ...field(HEADINGS.dob),
      isDate: true,
      accepts: (value, now) => DATE.test(toDate(value, undefined, now)),
    },
    height: { ...field(HEADINGS.height), accepts: isMeasure },
    weight: { ...field(HEADINGS.weight), accepts: isMeasure },
  },
  parse({ name, email, role, gender, dob, height, weight }, { params: { dateOrder, administrators }, now }) {
    const given = role ? toRole(role) : 'user';
    const isAdministrator = given === 'admin';
    const date = dob && toDate(dob, dateOrder, now);
    if (date && !DATE.test(date))
      throw HttpError.invalid({ dob: 'Date of birth must be a date such as 1994-03-18' });
    const known = gender ? toGender(gender) : '';
    const hasUnknownGender = !isGender(known);
    const user = parseUser()({
      ...(name && { name: cleanName(name) }),
      ...(email && { email: toEmail(email) }),
      role: isAdministrator && !administrators ? 'user' : given,
      ...(isAdministrator && administrators && { access: administrators }),
      ...(known && !hasUnknownGender && { gender: known }),
      ...(date && { dob: date }),
      ...(height && { height: toMeasure(height, 'height') }),
      ...(weight && { weight: toMeasure(weight, 'weight') }),
    }) as Schemas['NewUser'];
    checkDateOfBirth(user.dob, now);
    return { ...user, isAdministrator, hasUnknownGender };
  },
  refuse: (actor, { role = 'user' }) =>
    mayManage(actor, role) ? undefined : 'Administrators take access to everything',
  keyOf: ({ email }) => canonicalEmail(email),
};

const financeCategories: ImportFormat<Schemas['NewFinanceCategory'] & ImportedRow> = {
  fields: {
    name: field(HEADINGS.category, true),
    color: field(HEADINGS.color, true),
  },
  parse({ color: written = '', ...values }) {
    const color = toColor(written);
    if (color && !color.startsWith('#'))
      throw HttpError.invalid({ color: 'Color must be a color such as #3b82f6' });
    const category = parseFinanceCategory()({
      ...values,
      ...(color && { color }),
    }) as Schemas['NewFinanceCategory'];
    checkName(category.name);
    return category;
  },
  keyOf: ({ name }) => lookOf(name),
};

/** By the kind of their task. */
const IMPORT_FORMATS: Partial<Record<TaskKind, ImportFormat<ImportedRow>>> = {
  importUsers: users,
  importFinanceCategories: financeCategories,
};

const MAX_SHOWN = 200;

export const shorten = (text: string): string => text.slice(0, MAX_SHOWN).toWellFormed();

export const fieldsOf = (kind: TaskKind) => IMPORT_FORMATS[kind]?.fields ?? {};

/** First values that show whether a column is what its heading says. */
const FIRST_VALUES = 20;

type Rows = readonly (readonly string[])[];

/** Finds the headings of a file and what its columns are. */
export const createColumnFinder = (kind: TaskKind, now: Date) => {
  const fields = fieldsOf(kind);
  const finder = createHeadingFinder(
    Object.fromEntries(Object.entries(fields).map(([name, { headings }]) => [name, headings])),
  );
  return {
    ...finder,
    guess: (headings: readonly string[], rows: Rows): GuessedColumn[] =>
      finder.guess(headings, rows).map((column, index) => {
        const accepts = fields[column.field]?.accepts;
        if (!accepts) return column;
        const values = rows.flatMap((cells) => cells[index] || []).slice(0, FIRST_VALUES);
        return values.length === 0 || values.some((value) => accepts(value, now))
          ? column
          : { field: '', isUnclear: true };
      }),
  };
};

/** The values of a row by field. Parts of one are joined in the order of the fields. */
const valuesOf = (
  { fields: known }: ImportFormat<ImportedRow>,
  fields: readonly string[],
  cells: readonly string[],
): Record<string, string> => {
  const given = new Map(fields.map((name, index) => [name, cells[index] ?? '']));
  const values: Record<string, string> = {};
  for (const [name, { partOf: whole = name }] of Object.entries(known)) {
    const value = given.get(name);
    if (!value || (whole !== name && given.get(whole))) continue;
    values[whole] = values[whole] ? `${values[whole]} ${value}` : value;
  }
  return values;
};

export interface ImportedFile {
  kind: TaskKind;
  params: ImportParams;
  actor: Importer;
  now: Date;
}

/** What decoders write where bytes have no meaning. */
const UNREADABLE = '\ufffd';

type Parsed = { item: Item; row: ImportedRow; key: string } | { item: Item; reason: string };

/** `Row 3: Ada`. Other values than required ones may be health values, which reports must not show. */
const labelOf = (
  { fields }: ImportFormat<ImportedRow>,
  { id }: Item,
  values: Readonly<Record<string, string>>,
): string => {
  const name = Object.keys(fields).find((one) => fields[one]?.isRequired && values[one]);
  return shorten(name === undefined ? `Row ${id}` : `Row ${id}: ${values[name]}`);
};

const parseItem = ({ kind, params, actor, now }: ImportedFile, stored: Item): Parsed => {
  const format = IMPORT_FORMATS[kind];
  if (!format) throw new Error(`No format for ${kind}`);
  const { columns, fields } = params;
  const cells = stored.cells ?? [];
  const values = valuesOf(format, fields, cells);
  const item = { ...stored, label: labelOf(format, stored, values) };
  if (Object.values(values).some((value) => value.includes(UNREADABLE)))
    return { item, reason: 'Some letters cannot be read. Choose another encoding, or correct the row' };
  if (cells.slice(columns.length).some((cell) => cell !== ''))
    return { item, reason: 'The row has more values than the header line' };
  try {
    const row = format.parse(values, { params, now });
    const reason = format.refuse?.(actor, row);
    return reason === undefined ? { item, row, key: format.keyOf(row) } : { item, reason };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { item, reason: Object.values(error.details.errors ?? {}).join('. ') };
  }
};

/** Parses rows of a file. */
export const parseItems = (file: ImportedFile, items: readonly Item[]) => {
  const parsed = items.map((item) => parseItem(file, item));
  return {
    rows: parsed.flatMap((one) => ('row' in one ? [one] : [])),
    failures: parsed.flatMap((one): Failure[] =>
      'reason' in one ? [{ ...one.item, reason: one.reason }] : [],
    ),
  };
};
