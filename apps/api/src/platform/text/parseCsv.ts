import { plainText } from './csvLine.ts';

/** The first of those that separate as well: commas occur in texts. */
const SEPARATORS = ['\t', ';', '|', ','];
/** A first line by which Excel learns the separator. */
const DECLARATION = /^sep=([^\w\r\n])(?:\r\n?|\n)/i;
/** Lines that tell the separator. */
const LINES = 20;

/** How many lines have the separator as often as most of those that have it. */
const evenness = (lines: readonly string[], separator: string): number => {
  const counts = lines.map((line) => line.split(separator).length).filter((count) => count > 1);
  return Math.max(0, ...[...Map.groupBy(counts, (count) => count).values()].map(({ length }) => length));
};

/** The separator that a file declares, or that most of its first lines have equally often, outside quotes. */
export const detectSeparator = (text: string): string => {
  const [, declared] = DECLARATION.exec(text) ?? [];
  if (declared) return declared;
  const lines = text
    .slice(0, 100_000)
    .replaceAll(/"(?:[^"]|"")*"/g, '')
    .split(/[\r\n]+/, LINES + 1)
    .filter((line) => line !== '')
    .slice(0, LINES);
  const scores = new Map(SEPARATORS.map((separator) => [separator, evenness(lines, separator)]));
  const most = Math.max(...scores.values());
  return SEPARATORS.find((separator) => most > 0 && scores.get(separator) === most) ?? ',';
};

export interface CsvRow {
  /** As a spreadsheet shows it, which counts empty lines. */
  number: number;
  cells: string[];
}

/**
 * Reads the rows of a CSV file (RFC 4180; also separated by semicolons, tabs or bars), without empty ones.
 * @param maxLength characters of a row
 * @throws SyntaxError that names the row when a quote is not closed, or the row is too long
 */
export function* parseCsv(
  text: string,
  separator = detectSeparator(text),
  maxLength = Infinity,
): Generator<CsvRow, void> {
  const [declaration = ''] = DECLARATION.exec(text) ?? [];
  const plain = new RegExp(`[^\\${separator}\\r\\n]*`, 'y');
  const beforeQuote = / *(?=")/y;
  let at = declaration.length;
  let start = at;
  let number = 1;
  let cells: string[] = [];
  while (at < text.length) {
    let value = '';
    beforeQuote.lastIndex = at;
    at += beforeQuote.exec(text)?.[0].length ?? 0;
    if (text[at] === '"') {
      const opening = at + 1;
      do {
        at = text.indexOf('"', at + 1);
        if (at === -1) throw new SyntaxError(`A quote is not closed in row ${number}`);
        at += 1;
        // Two quotes stand for one.
      } while (text[at] === '"');
      value = text.slice(opening, at - 1).replaceAll('""', '"');
    }
    plain.lastIndex = at;
    value += plain.exec(text)?.[0] ?? '';
    at = plain.lastIndex;
    if (at - start > maxLength)
      throw new SyntaxError(`More than ${maxLength.toLocaleString('en')} characters in row ${number}`);
    cells.push(plainText(value.trim()));
    if (text[at] === separator) {
      at += 1;
      // The last value may be empty.
      if (at < text.length) continue;
      cells.push('');
    }
    if (cells.some((cell) => cell !== '')) yield { number, cells };
    cells = [];
    for (; text[at] === '\r' || text[at] === '\n'; number += 1) at += text.startsWith('\r\n', at) ? 2 : 1;
    start = at;
  }
}
