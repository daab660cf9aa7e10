/**
 * Parses JSON or throws a TypeError, which the transport turns into an ApiError of kind `malformed`.
 * `generated/operations` composes these as the contract says. See docs/adr/0018-parsers-without-a-library.md.
 */
export type Parser<T> = (value: unknown) => T;

const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : typeof value;
};

// Names the type only: logs should have no one's data.
const mismatch = (expected: string, value: unknown, got = typeOf(value)): never => {
  throw new TypeError(`expected ${expected}, got ${got}`);
};

/** Parses a part. What is wrong with it then says where it is: `users.3.role: expected user or admin, got “owner”`. */
const parsePart = <T>(place: string | number, parse: Parser<T>, value: unknown): T => {
  try {
    return parse(value);
  } catch (cause) {
    if (cause instanceof TypeError)
      cause.message = `${place}${cause.message.startsWith('expected ') ? ': ' : '.'}${cause.message}`;
    throw cause;
  }
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const string: Parser<string> = (value) =>
  typeof value === 'string' ? value : mismatch('a string', value);

export const boolean: Parser<boolean> = (value) =>
  typeof value === 'boolean' ? value : mismatch('a boolean', value);

export const number: Parser<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : mismatch('a number', value);

/** An id as a string; some servers send numbers. */
export const id: Parser<string> = (value) => (typeof value === 'number' ? String(value) : string(value));

/** A date and time that `Date` understands. */
export const timestamp: Parser<string> = (value) =>
  Number.isNaN(Date.parse(string(value))) ? mismatch('a date and time', value) : string(value);

/** A calendar date `YYYY-MM-DD`. Drops the time, which some servers add. */
export const dateOnly: Parser<string> = (value) => {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(string(value)) ?? [];
  // `Date` rolls 30 February over to 1 March.
  return day && new Date(day).toJSON()?.startsWith(day) ? day : mismatch('a date', value);
};

export const oneOf =
  /* @__NO_SIDE_EFFECTS__ */
  <const Value extends string>(...allowed: Value[]): Parser<Value> =>
    (value) =>
      allowed.find((one) => one === value) ??
      mismatch(allowed.join(' or '), value, typeof value === 'string' ? `“${value}”` : undefined);

/** Null for null, an empty string and a missing field; otherwise the result of `parse`. */
export const nullable =
  /* @__NO_SIDE_EFFECTS__ */
  <T>(parse: Parser<T>): Parser<T | null> =>
    (value) =>
      value === null || value === undefined || value === '' ? null : parse(value);

/** Undefined for null and a missing field; otherwise the result of `parse`. */
export const optional =
  /* @__NO_SIDE_EFFECTS__ */
  <T>(parse: Parser<T>): Parser<T | undefined> =>
    (value) =>
      value === null || value === undefined ? undefined : parse(value);

export const array =
  /* @__NO_SIDE_EFFECTS__ */
  <T>(parse: Parser<T>): Parser<T[]> =>
    (value) =>
      Array.isArray(value)
        ? value.map((item: unknown, index) => parsePart(index, parse, item))
        : mismatch('an array', value);

/** An object with exactly the named fields; drops others. Accepts `_id` for `id` and `lastUpdated` for `updatedAt`. */
export const object =
  /* @__NO_SIDE_EFFECTS__ */
  <T extends object>(fields: { [Key in keyof T]-?: Parser<T[Key]> }): Parser<T> =>
    (value) => {
      if (!isRecord(value)) return mismatch('an object', value);
      const named: Record<string, unknown> = {
        ...value,
        id: value['id'] ?? value['_id'],
        updatedAt: value['updatedAt'] ?? value['lastUpdated'],
      };
      const parsed: Partial<T> = {};
      for (const key in fields) parsed[key] = parsePart(key, fields[key], named[key]);
      return parsed as T;
    };

/** The strings of an array; drops other items. A missing array is empty. */
export const strings: Parser<string[]> = (value) =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

export const stringOrNull: Parser<string | null> = (value) => (typeof value === 'string' ? value : null);

/** A number of pages, at least 1. Some servers send 0 for an empty list. */
export const pageCount: Parser<number> = (value) => Math.max(1, number(value));
