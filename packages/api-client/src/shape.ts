/**
 * Reading answers without trusting them. A reader takes what JSON gave and returns it typed, or throws a TypeError, which
 * the transport turns into an ApiError of the kind `malformed`: no screen ever meets a missing list or a null name.
 */
export type Reader<T> = (value: unknown) => T;

const mismatch = (expected: string, value: unknown): never => {
  throw new TypeError(`The answer has ${value === null ? 'null' : typeof value} in place of ${expected}`);
};

/** Whether a value is an object with keys, not null and no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Text. */
export const text: Reader<string> = (value) => (typeof value === 'string' ? value : mismatch('text', value));

/** True or false. */
export const flag: Reader<boolean> = (value) =>
  typeof value === 'boolean' ? value : mismatch('true or false', value);

/** A finite number. */
export const number: Reader<number> = (value) =>
  typeof value === 'number' && Number.isFinite(value) ? value : mismatch('a number', value);

/** An id; some servers number their items. */
export const id: Reader<string> = (value) => (typeof value === 'number' ? String(value) : text(value));

/** A moment that `Date` understands. */
export const timestamp: Reader<string> = (value) =>
  Number.isNaN(Date.parse(text(value))) ? mismatch('a date and time', value) : text(value);

/** A calendar date; a time after it, which some servers send, is dropped. */
export const dateOnly: Reader<string> = (value) => {
  const [day] = /^\d{4}-\d\d-\d\d(?=$|T)/.exec(text(value)) ?? [];
  // There is none such as 30 February: `Date` takes it for another day.
  return day && new Date(day).toJSON()?.startsWith(day) ? day : mismatch('a date', value);
};

/** One of some words. */
export const oneOf =
  <const Word extends string>(...words: Word[]): Reader<Word> =>
  (value) =>
    words.find((word) => word === value) ?? mismatch(words.join(' or '), value);

/** What `read` reads, or null, which a missing field counts as. */
export const nullable =
  <T>(read: Reader<T>): Reader<T | null> =>
  (value) =>
    value === null || value === undefined ? null : read(value);

/** A list of what `read` reads. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (value) =>
    Array.isArray(value) ? value.map((item: unknown) => read(item)) : mismatch('a list', value);

/**
 * An object with exactly the named fields. `_id` is taken for `id` and `lastUpdated` for `updatedAt`; other keys of the
 * answer are dropped.
 */
export const object = <T extends object>(fields: { [Key in keyof T]: Reader<T[Key]> }): Reader<T> => {
  const isWhole = (part: Partial<T>): part is T => Object.keys(fields).every((key) => key in part);
  return (value) => {
    if (!isRecord(value)) return mismatch('an object', value);
    const named: Record<string, unknown> = {
      ...value,
      id: value['id'] ?? value['_id'],
      updatedAt: value['updatedAt'] ?? value['lastUpdated'],
    };
    const read: Partial<T> = {};
    for (const key in fields) read[key] = fields[key](named[key]);
    return isWhole(read) ? read : mismatch('all fields', value);
  };
};
