/** Characters that spreadsheets treat as the start of a formula. */
const FORMULA = /^[\s]*[=+\-@\t\r＝＋－＠]/;

const cell = (text: string): string => {
  const harmless = FORMULA.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/** RFC 4180, with line end. An apostrophe, hidden by spreadsheets, precedes text they would run as a formula. */
export const csvLine = (cells: readonly (string | null)[]): string =>
  `${cells.map((text) => (text === null ? '' : cell(text))).join(',')}\r\n`;
