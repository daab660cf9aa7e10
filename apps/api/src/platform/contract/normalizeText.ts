import { MAX_FIELDS } from './fieldProblems.ts';
import type { Contract, Schema } from './loadContract.ts';

/** Schemas whose values stay byte for byte: secrets and legal texts. */
const VERBATIM = new Set(['Password', 'AnyPassword', 'PolicyHtml']);

const isVerbatim = (schema: Schema): boolean =>
  VERBATIM.has(
    String(schema['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '',
  );

/** The longest text of the contract except legal texts: `MultiLineText`. */
const MAX_TEXT_LENGTH = 5000;

/** In code points, like `maxLength`. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_TEXT_LENGTH && Array.from(text).length > MAX_TEXT_LENGTH;

/** Trims and applies NFC unless the text is too long: NFC is quadratic in combining marks; a megabyte takes minutes. */
export const normalizeText = (text: string): string => {
  const trimmed = text.trim();
  return isTooLong(trimmed) ? trimmed : trimmed.normalize('NFC');
};

/** Run before validation, so that " " counts as empty. Drops most unknown keys: validating each takes time. */
export const normalizeFields = (contract: Contract, schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = contract.resolve<Schema>(schema) as { properties?: Record<string, Schema> };
  const keys = Object.keys(value);
  const known = keys.filter((key) => Object.hasOwn(properties, key));
  const unknown = keys.filter((key) => !Object.hasOwn(properties, key)).slice(0, MAX_FIELDS);
  // `fromEntries` treats a key named __proto__ like any other.
  return Object.fromEntries(
    [...known, ...unknown].map((key) => {
      const field: unknown = Reflect.get(value, key);
      const isText = typeof field === 'string' && Object.hasOwn(properties, key);
      return [key, isText && !isVerbatim(properties[key] ?? {}) ? normalizeText(field) : field];
    }),
  );
};
