import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { toWorkbook } from './toWorkbook.ts';

const textOf = (xml: string) =>
  xml
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** The rows of a workbook's only sheet, and the sheet's XML. */
const open = async (csv: string) => {
  const file = await toWorkbook(new Blob([csv]));
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const partOf = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  const strings = Array.from(partOf('xl/sharedStrings.xml').matchAll(/<si>.*?<\/si>/gs), ([xml]) =>
    textOf(xml),
  );
  const sheet = partOf('xl/worksheets/sheet1.xml');
  const rows = Array.from(sheet.matchAll(/<row .*?<\/row>/gs), ([row]) =>
    Array.from(row.matchAll(/<c r="([A-Z]+)\d+"[^>]*t="s"[^>]*><v>(\d+)<\/v>/g), ([, column, index]) => [
      column,
      strings[Number(index)],
    ]),
  );
  return { type: file.type, sheet, rows };
};

it('has the cells of the file as text', async () => {
  const { type, sheet, rows } = await open(
    '\uFEFF"Name","Email","Weight","Joined (UTC)"\r\n' +
      '"José ""Pepe"" Núñez, Jr.","jose@example.org","72.5","2026-11-14 08:58:12"\r\n' +
      '"山田 太郎 <x> & y",,"0123",\r\n' +
      'plain,"two\nlines",,last\r\n',
  );
  expect(type).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
  expect(rows).toEqual([
    [
      ['A', 'Name'],
      ['B', 'Email'],
      ['C', 'Weight'],
      ['D', 'Joined (UTC)'],
    ],
    [
      ['A', 'José "Pepe" Núñez, Jr.'],
      ['B', 'jose@example.org'],
      ['C', '72.5'],
      ['D', '2026-11-14 08:58:12'],
    ],
    [
      ['A', '山田 太郎 <x> & y'],
      ['C', '0123'],
    ],
    [
      ['A', 'plain'],
      ['B', 'two\nlines'],
      ['D', 'last'],
    ],
  ]);
  expect(sheet).toContain('ySplit="1"');
  expect(sheet).not.toContain('<f>');
});

it('has dates as dates, in columns that have nothing else', async () => {
  const { sheet, rows } = await open(
    '"Birth","Joined (UTC)","Note"\r\n' +
      '"1990-04-03","2026-11-14 12:00:00","2026-11-14"\r\n' +
      ',"2026-11-15 00:00:00","not a date"\r\n',
  );
  const numbers = Array.from(sheet.matchAll(/<c r="([AB][23])"[^>]*><v>([^<]+)</g), ([, cell, day]) => [
    cell,
    Number(day),
  ]);
  // Days since the end of 1899, as Excel counts them.
  expect(numbers).toEqual([
    ['A2', 32966],
    ['B2', 46340.5],
    ['B3', 46341],
  ]);
  expect(rows[1]).toEqual([['C', '2026-11-14']]);
});

it('keeps a date before 1900 as text', async () => {
  expect((await open('"Birth"\r\n"1899-12-31"\r\n')).rows[1]).toEqual([['A', '1899-12-31']]);
});

it.each([
  [`"'=SUM(A1)"`, '=SUM(A1)'],
  [`"''=SUM(A1)"`, "'=SUM(A1)"],
  [`"' @cmd"`, ' @cmd'],
  [`"'+49 30 1234"`, '+49 30 1234'],
  [`"'Abd al-Malik"`, "'Abd al-Malik"],
])('does not need the apostrophe before a formula: %s', async (cell, text) => {
  const { sheet, rows } = await open(`"Name"\r\n${cell}\r\n`);
  expect(rows[1]).toEqual([['A', text]]);
  expect(sheet).not.toContain('<f>');
});

it('can be empty', async () => {
  expect((await open('\uFEFF"Name"\r\n')).rows).toEqual([[['A', 'Name']]]);
  expect((await open('')).rows).toEqual([]);
});
