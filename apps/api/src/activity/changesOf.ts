import type { components } from '@planner/api-client/schema';

export type Change = components['schemas']['FieldChange'];

/** The changes of a stored entry. */
export const changesIn = ({ changes }: { changes: string }): Change[] => JSON.parse(changes) as Change[];

/** `maxLength` of the contract. */
const MAX_CHARACTERS = 200;

const truncate = (text: string): string =>
  text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS - 1).toWellFormed()}…` : text;

/** Undefined for empty values. */
const textOf = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'boolean' || typeof value === 'number'
    ? truncate(String(value))
    : undefined;

/**
 * The fields that differ.
 * @param shown fields whose values may be read by every administrator for a year
 * @param hidden fields whose names are told, but not their values
 */
export const changesOf = <Item extends object>(
  before: Partial<Item>,
  after: Partial<Item>,
  shown: readonly (keyof Item & string)[],
  hidden: readonly (keyof Item & string)[] = [],
): Change[] =>
  [...shown, ...hidden].flatMap((field) => {
    const from = textOf(before[field]);
    const to = textOf(after[field]);
    if (from === to) return [];
    if (hidden.includes(field)) return [{ field }];
    return [{ field, ...(from !== undefined && { from }), ...(to !== undefined && { to }) }];
  });
