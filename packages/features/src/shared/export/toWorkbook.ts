import writeExcelFile from 'write-excel-file/universal';

/** A cell of RFC 4180, in quotes or not, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy;
/** Text that the server protects with an apostrophe, because spreadsheets would run it as a formula from a CSV file. */
const PROTECTED = /^'+\s*[=+\-@\t\r＝＋－＠]/;

const plainText = (cell: string): string => (PROTECTED.test(cell) ? cell.slice(1) : cell);

const parseCsv = (text: string): string[][] => {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [all, quoted, plain = '', end] of text.matchAll(CELL)) {
    if (all === '' && row.length === 0) break;
    row.push(plainText(quoted?.replaceAll('""', '"') ?? plain));
    if (end !== ',') {
      rows.push(row);
      row = [];
    }
  }
  return rows;
};

/** In characters: most names and addresses fit. */
const COLUMN_WIDTH = 24;

/**
 * Converts a CSV file with commas to an Excel workbook. Its cells have the type text, which Excel neither runs nor reads as a
 * number, so that text is as it was written.
 */
export const toWorkbook = async (csv: Blob): Promise<Blob> => {
  // Leaves out the byte order mark.
  const [head = [], ...rows] = parseCsv(await csv.text());
  const cells = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map((value) => (value === '' ? null : { value, type: String }))),
  ];
  const columns = head.map(() => ({ width: COLUMN_WIDTH }));
  return writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBlob();
};
