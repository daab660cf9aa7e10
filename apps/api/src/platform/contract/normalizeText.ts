import { normalize } from '../text/foldText.ts';
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

/** The greatest length that a schema allows. 0 for values that are not free text, such as enumerations. */
export const maxLengthOf = (contract: Contract, schema: Schema): number => {
  const { maxLength = 0, anyOf = [] } = contract.resolve<Schema>(schema) as {
    maxLength?: number;
    anyOf?: Schema[];
  };
  return Math.max(maxLength, ...anyOf.map((either) => maxLengthOf(contract, either)));
};

/** In code points, like `maxLength`. Doesn't count those of a text that is far too long. */
const isLonger = (text: string, length: number): boolean =>
  text.length > 2 * length || (text.length > length && Array.from(text).length > length);

/** Trims, and applies NFC unless the text is longer than `maxLength` and will be rejected. */
export const normalizeText = (text: string, maxLength = MAX_TEXT_LENGTH): string => {
  const trimmed = text.trim();
  return isLonger(trimmed, maxLength) ? trimmed : normalize(trimmed, 'NFC');
};

/** Run before validation, so that " " counts as empty. Drops most unknown keys: validating each takes time. */
export const normalizeFields = (contract: Contract, schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = contract.resolve<Schema>(schema) as { properties?: Record<string, Schema> };
  const known = Object.keys(properties).filter((key) => Object.hasOwn(value, key));
  const unknown: string[] = [];
  // Copying or filtering thousands of keys takes longer than the rest of a request.
  for (const key in value) {
    if (unknown.length === MAX_FIELDS) break;
    if (!Object.hasOwn(properties, key)) unknown.push(key);
  }
  // `fromEntries` treats a key named __proto__ like any other.
  return Object.fromEntries(
    [...known, ...unknown].map((key) => {
      const field: unknown = Reflect.get(value, key);
      const declared = Object.hasOwn(properties, key) ? properties[key] : undefined;
      const isText = typeof field === 'string' && declared !== undefined && !isVerbatim(declared);
      return [key, isText ? normalizeText(field, maxLengthOf(contract, declared)) : field];
    }),
  );
};
