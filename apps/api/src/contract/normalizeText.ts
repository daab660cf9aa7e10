import type { Contract, Schema } from './loadContract.ts';

/** Schemas whose values are taken as they are: secrets, and legal texts that are kept byte for byte. */
const VERBATIM = new Set(['Password', 'AnyPassword', 'PolicyHtml']);

const isVerbatim = (schema: Schema): boolean =>
  VERBATIM.has(
    String(schema['$ref'] ?? '')
      .split('/')
      .at(-1) ?? '',
  );

/** The most characters that a text of the contract may have, legal texts aside: `MultiLineText`. */
const MAX_TEXT_LENGTH = 5000;

/** Counted as the contract counts, and only where it matters. */
const isTooLong = (text: string): boolean =>
  text.length > MAX_TEXT_LENGTH && Array.from(text).length > MAX_TEXT_LENGTH;

/**
 * The form in which text is stored and compared: no white space around it, Unicode NFC. What is longer than any text may be
 * stays as it is, for the check to refuse: putting accents in their order takes time that grows with the square of their number,
 * and a megabyte of them would keep everybody else waiting for minutes.
 */
export const normalizeText = (text: string): string => {
  const trimmed = text.trim();
  return isTooLong(trimmed) ? trimmed : trimmed.normalize('NFC');
};

/**
 * Brings the texts of an object to the form in which they are stored, before they are checked, so that " " counts as
 * empty. Other values stay for the check to refuse.
 */
export const normalizeFields = (contract: Contract, schema: Schema, value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { properties = {} } = contract.resolve<Schema>(schema) as { properties?: Record<string, Schema> };
  // Built from entries, which keeps a key named __proto__ an ordinary one.
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => {
      const isText = typeof field === 'string' && Object.hasOwn(properties, key);
      return [key, isText && !isVerbatim(properties[key] ?? {}) ? normalizeText(field) : field];
    }),
  );
};
