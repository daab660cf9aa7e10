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

/** `2026-11-14`, or with a time. Workbooks have no dates before 1900. */
const DATE = /^(?:19|[2-9]\d)\d\d-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/** Of a column of dates. */
const dateCell = (value: string) => ({
  value: new Date(value.length > 10 ? `${value.replace(' ', 'T')}Z` : value),
  type: Date,
  format: value.length > 10 ? 'yyyy-mm-dd hh:mm:ss' : 'yyyy-mm-dd',
});

/** In characters: most names and addresses fit. */
const COLUMN_WIDTH = 24;

/**
 * Converts a CSV file with commas to an Excel workbook. Columns of dates have that type, so that they sort and count. All other cells
 * have the type text, which Excel neither runs nor reads as a number, so that text is as it was written.
 */
export const toWorkbook = async (csv: Blob): Promise<Blob> => {
  // Leaves out the byte order mark.
  const [head = [], ...rows] = parseCsv(await csv.text());
  const hasDates = head.map((_, index) => rows.every((row) => !row[index] || DATE.test(row[index])));
  const cells = [
    head.map((value) => ({ value, type: String, fontWeight: 'bold' as const })),
    ...rows.map((row) =>
      row.map((value, index) => {
        if (value === '') return null;
        return hasDates[index] ? dateCell(value) : { value, type: String };
      }),
    ),
  ];
  const columns = head.map(() => ({ width: COLUMN_WIDTH }));
  return writeExcelFile(cells, { columns, stickyRowsCount: 1 }).toBlob();
};
