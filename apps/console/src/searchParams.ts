type SearchValue = string | number | undefined;

/** Reads one search parameter. A missing or invalid value gives the default, which is what '' gives. */
export type SearchParam<Value extends SearchValue> = (text: string) => Value;

/** Search parameters of a screen, in the order in which its URL has them. */
export type SearchSchema = Readonly<Record<string, SearchParam<SearchValue>>>;

export type SearchValues<Schema> = {
  [Key in keyof Schema]: Schema[Key] extends (text: string) => infer Value ? Value : never;
};

/** Page number, from 1. */
export const page: SearchParam<number> = (value) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 1);

/** Any text, cut to `maxLength` characters. */
export const text =
  (maxLength?: number): SearchParam<string> =>
  (value) =>
    value.slice(0, maxLength);

/** A date, `YYYY-MM-DD`. */
export const date: SearchParam<string> = (value) =>
  /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : '';

/** One of several values; the first is the default. */
export const oneOf =
  <const Value extends string | undefined>(first: Value, ...others: Value[]): SearchParam<Value> =>
  (value) =>
    others.find((other) => other === value) ?? first;

/** One of several numbers; undefined by default. */
export const oneOfNumbers =
  (...values: number[]): SearchParam<number | undefined> =>
  (given) =>
    values.find((value) => String(value) === given);

export const readSearch = (schema: SearchSchema, search: URLSearchParams): Record<string, SearchValue> =>
  Object.fromEntries(Object.entries(schema).map(([key, read]) => [key, read(search.get(key) ?? '')]));

/** The search part of a URL, without defaults: `?page=2`, or empty. `values` has the keys of `schema`. */
export const writeSearch = (schema: SearchSchema, values: object): string => {
  const search = new URLSearchParams();
  for (const [key, read] of Object.entries(schema)) {
    const value: SearchValue = Reflect.get(values, key);
    if (value !== undefined && value !== read('')) search.set(key, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
};
