/**
 * Parses a JSON answer or throws a TypeError, which the transport turns into an ApiError of kind `malformed`.
 * `generated/parsers.ts` composes parsers as the contract says. A schema library would add 1 kB to the sign-in page.
 */
export type Parser<T> = (value: unknown) => T;

const mismatch = (expected: string, value: unknown): never => {
  throw new TypeError(`Expected ${expected}, got ${value === null ? 'null' : typeof value}`);
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const text: Parser<string> = (value) => (typeof value === 'string' ? value : mismatch('text', value));

export const flag: Parser<boolean> = (value) =>
  typeof value === 'boolean' ? value : mismatch('true or false', value);

export const number: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : mismatch('a number', value);

/** An id as text; some servers send numbers. */
export const id: Parser<string> = (value) => (typeof value === 'number' ? String(value) : text(value));

/** A date and time that `Date` understands. */
export const timestamp: Parser<string> = (value) =>
  Number.isNaN(Date.parse(text(value))) ? mismatch('a date and time', value) : text(value);

/** A calendar date `YYYY-MM-DD`. Drops the time, which some servers add. */
export const dateOnly: Parser<string> = (value) => {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text(value)) ?? [];
  // `Date` rolls 30 February over to 1 March.
  return day && new Date(day).toJSON()?.startsWith(day) ? day : mismatch('a date', value);
};

export const oneOf =
  <const Word extends string>(...words: Word[]): Parser<Word> =>
  (value) =>
    words.find((word) => word === value) ?? mismatch(words.join(' or '), value);

/** Null, also for a missing field and for empty text, or what `parse` returns. */
export const nullable =
  <T>(parse: Parser<T>): Parser<T | null> =>
  (value) =>
    value === null || value === undefined || value === '' ? null : parse(value);

/** Undefined, also for null, or what `parse` returns. */
export const optional =
  <T>(parse: Parser<T>): Parser<T | undefined> =>
  (value) =>
    value === null || value === undefined ? undefined : parse(value);

export const list =
  <T>(parse: Parser<T>): Parser<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item: unknown) => parse(item)) : mismatch('a list', value);

/** An object with exactly the named fields; drops others. Accepts `_id` for `id` and `lastUpdated` for `updatedAt`. */
export const object = <T extends object>(fields: { [Key in keyof T]-?: Parser<T[Key]> }): Parser<T> => {
  const isComplete = (part: Partial<T>): part is T => Object.keys(fields).every((key) => key in part);
  return (value) => {
    if (!isRecord(value)) return mismatch('an object', value);
    const named: Record<string, unknown> = {
      ...value,
      id: value['id'] ?? value['_id'],
      updatedAt: value['updatedAt'] ?? value['lastUpdated'],
    };
    const parsed: Partial<T> = {};
    for (const key in fields) parsed[key] = fields[key](named[key]);
    return isComplete(parsed) ? parsed : mismatch('all fields', value);
  };
};

/** Names of extras. Servers without extras send none; whatever is not a name is ignored. */
export const names: Parser<string[]> = (value) =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];

export const textOrNull: Parser<string | null> = (value) => (typeof value === 'string' ? value : null);

/** A number of pages, at least 1. Some servers send 0 for an empty list. */
export const pageCount: Parser<number> = (value) => Math.max(1, number(value));
