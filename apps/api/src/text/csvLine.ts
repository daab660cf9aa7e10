/** What spreadsheets take for the beginning of a formula, in front of which they would run what somebody typed as a name. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/**
 * One line of a CSV file (RFC 4180), with its line end. What a spreadsheet would run as a formula gets an apostrophe in front,
 * which spreadsheets hide.
 */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((text) => (text === null ? '' : cell(text))).join(',')}\r\n`;
