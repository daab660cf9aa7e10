/**
 * Text that spreadsheets would run as a formula, with the apostrophes that protect it: also text that has one already is
 * protected, so that `plainText` returns exactly what was written.
 */
const FORMULA = /^'*\s*[=+\-@\t\r＝＋－＠]/;
const PROTECTED = /^'+\s*[=+\-@\t\r＝＋－＠]/;
const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const;
export type Separator = keyof typeof SEPARATORS;

/** A cell for `csvLine`. An apostrophe, hidden by spreadsheets, precedes text they would run as a formula. */
export const csvCell = (text: string | null, isNumber = false): string => {
  if (text === null) return '';
  const isHarmless = !FORMULA.test(text) || (isNumber && NUMBER.test(text));
  return `"${(isHarmless ? text : `'${text}`).replaceAll('"', '""')}"`;
};

/** RFC 4180, with line end. */
export const csvLine = (cells: readonly string[], separator: Separator = 'comma'): string =>
  `${cells.join(SEPARATORS[separator])}\r\n`;

/** The text of a cell without the apostrophe that protects it. */
export const plainText = (cell: string): string => (PROTECTED.test(cell) ? cell.slice(1) : cell);
