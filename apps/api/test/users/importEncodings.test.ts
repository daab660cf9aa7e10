import { afterAll, beforeAll, expect, test } from 'vitest';
import { encodeText } from '../support/encodeText.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const upload = async (body: Buffer, query = {}) => {
  const headers = { 'Content-Type': 'text/csv' };
  const { _id: id, ...file } = (
    await api.call('uploadImport', { params: { list: 'users' }, query, body, headers })
  ).body;
  return { id, ...file };
};

/** Files that say by their letters alone in which encoding they are. */
const NAMES: Record<string, string[]> = {
  'windows-1252': ['Zoë Müller-Lüdenscheidt', 'Chloé Lefèbvre', 'Øystein Håkonsen', 'José Ángel Núñez'],
  'windows-1252 with one French name': ['Hélène'],
  'windows-1252 from Portugal': ['João Conceição', 'Guimarães'],
  'windows-1252 from Iceland': ['Þórdís Ólafsdóttir', 'Guðrún'],
  'windows-1252 with quotes': ['François d’Aubigné', 'MÜLLER'],
  macintosh: ['Zoë Müller-Lüdenscheidt', 'Chloé Lefèbvre', 'Øystein Håkonsen', 'José Ángel Núñez'],
  'macintosh with one German name': ['Jörg Weiß'],
  'windows-1250': ['Jiří Dvořák', 'Žaneta Šimková'],
  'windows-1250 from Poland': ['Łukasz Żółć', 'Wałęsa', 'Kamiński'],
  'windows-1250 from Hungary': ['Erdős Pál', 'Szőke Győző'],
  'windows-1250 from Croatia': ['Petrović'],
  'windows-1250 from Romania': ['Mihăilă', 'Ştefănescu'],
  'iso-8859-2 from Poland': ['Święcki', 'Gęś', 'Kamiński'],
  'iso-8859-2 from the Czech Republic': ['Žižka', 'Tomáš Šimek'],
  'iso-8859-5': ['Анна Иванова', 'Ян'],
  'windows-1251': ['Анна Иванова', 'Ян'],
  'koi8-u': ['Анна Иванова', 'Ян'],
  ibm866: ['Анна Иванова'],
  'x-mac-cyrillic': ['Анна Иванова'],
  'windows-1253': ['Γιώργος Παπαδόπουλος'],
  'windows-1254': ['Ayşe Yılmaz', 'Erdoğan Şahin', 'İbrahim Çelik'],
  'windows-1255': ['דוד כהן', 'שרה לוי'],
  'windows-1256': ['محمد علي'],
  'windows-1257': ['Ingrida Šimonytė', 'Jānis Bērziņš'],
  'windows-874': ['สมชาย'],
  shift_jis: ['山田太郎', 'スズキ'],
  'euc-jp': ['山田太郎', '鈴木'],
  gb18030: ['王小明', '李娜'],
  big5: ['陳怡君', '林志明'],
  'euc-kr': ['김민준', '이서연'],
};

test.each(Object.entries(NAMES))('a file in %s is read', async (title, names) => {
  const [encoding = ''] = title.split(' ');
  const rows = names.map((name, index) => `${name};${index}@example.org`);
  const file = await upload(encodeText(['Name;Mail', ...rows].join('\r\n'), encoding));
  expect([file.encoding, file.isEncodingKnown, file.encodings[0]?.name]).toEqual([encoding, true, encoding]);
  expect(file.columns[0]?.samples).toEqual(names.slice(0, 3));
});

test.each(['J\x94rg M\x81ller', 'Chlo\x82 Lef\x8abvre', 'Jos\x82 N\xa3\xa4ez'])(
  'a file that Excel calls CSV (MS-DOS) is refused: %j',
  async (name) => {
    const { failure } = await api.call('uploadImport', {
      params: { list: 'users' },
      body: Buffer.from(`Name;Mail\r\n${name};dos@example.org`, 'latin1'),
      headers: { 'Content-Type': 'text/csv' },
    });
    expect(failure.errors?.['file']).toBe('The file is in the encoding of MS-DOS. Save it as CSV UTF-8');
  },
);

test.each([
  ['macintosh', 'J\x94rg'],
  ['windows-1252', 'Wei\xe1'],
])(
  'a word of %s that may as well be of MS-DOS is not imported until an encoding is chosen',
  async (encoding, name) => {
    const file = await upload(Buffer.from(`Name;Mail\r\n${name};dos@example.org`, 'latin1'));
    expect([file.encoding, file.isEncodingKnown]).toEqual([encoding, false]);
  },
);

test.each([
  // Ž of ISO-8859-2 and ľ of Windows-1250 are one byte.
  ['windows-1250 or iso-8859-2', 'He\xbeko', ['Heľko', 'Hežko']],
  ['Mac Central European, of Hungary', 'Gy\xcez\xce', []],
  ['Mac Central European, with names that are read', 'J\x97zsef Gy\xcez\xce', []],
  ['Mac Central European, of Poland', '\xfc\x97\xb8\x8d', []],
])('%s is not imported until an encoding is chosen', async (_, name, readings) => {
  const file = await upload(Buffer.from(`Name;Mail\r\n${name};a@example.org`, 'latin1'));
  expect(file.isEncodingKnown).toBe(false);
  expect(file.encodings.flatMap(({ samples }) => samples)).toEqual(expect.arrayContaining(readings));
});

test('a file in ISO-2022-JP, all of ASCII, is read', async () => {
  // 山田
  const file = await upload(Buffer.from('Name,Mail\n\x1b$B;3ED\x1b(B,yamada@example.org\n'));
  expect([file.encoding, file.columns[0]?.samples]).toEqual(['iso-2022-jp', ['山田']]);
});

test('UTF-16 without a mark is read, also if it begins with another letter than of ASCII', async () => {
  const text = 'Имя;Почта\nАнна Иванова;anna@example.org\n';
  const little = await upload(Buffer.from(text, 'utf16le'));
  const big = await upload(Buffer.from(text, 'utf16le').swap16());
  expect([little.encoding, big.encoding]).toEqual(['utf-16le', 'utf-16be']);
  expect([little, big].map(({ columns }) => columns[0]?.samples)).toEqual([
    ['Анна Иванова'],
    ['Анна Иванова'],
  ]);
});

test('a file of which no encoding makes sense is not imported until one is chosen', async () => {
  const body = Buffer.from(
    'Name;Mail\nM\xb9\xdaller;mueller@example.org\nG\xb9\xdanther;guenther@example.org',
    'latin1',
  );
  const file = await upload(body);
  expect(file.isEncodingKnown).toBe(false);
  expect(file.encodings.find(({ name }) => name === 'macintosh')?.samples).toEqual(['Mπ⁄ller', 'Gπ⁄nther']);
  for (const operation of ['checkImport', 'startImport'] as const) {
    const { status, failure } = await api.call(operation, { params: { id: file.id }, body: {} });
    expect([status, failure.errors]).toEqual([422, { encoding: 'Choose the encoding of the file' }]);
  }
  const chosen = await upload(body, { encoding: 'macintosh' });
  expect([chosen.encoding, chosen.isEncodingKnown]).toEqual(['macintosh', true]);
  const { body: checked } = await api.call('checkImport', { params: { id: chosen.id }, body: {} });
  expect(checked.valid).toBe(2);
});

test('rows with bytes that mean nothing fail, the others are imported', async () => {
  const broken = Buffer.concat([
    Buffer.from('Name;Mail\nZoë;zoe@example.org\nMüller;m@example.org\nBj'),
    Buffer.from([0xc3]),
    Buffer.from('rk;bjoerk@example.org\n'),
  ]);
  const file = await upload(broken);
  expect(file.encoding).toBe('utf-8');
  const { body } = await api.call('checkImport', { params: { id: file.id }, body: {} });
  expect(body).toMatchObject({
    valid: 2,
    problems: [
      {
        item: 'Row 4: Bj\ufffdrk',
        reason: 'Some letters cannot be read. Choose another encoding, or correct the row',
      },
    ],
  });
});

test('encoding, separator and headings can be chosen', async () => {
  const body = Buffer.from('Name,Mail;x\nZo\xeb,zoe@example.org;y\n', 'latin1');
  const file = await upload(body, { encoding: 'windows-1252', separator: 'comma', headingRow: 0 });
  expect([file.encoding, file.separator, file.headingRow, file.rows]).toEqual([
    'windows-1252',
    'comma',
    0,
    2,
  ]);
  expect(file.columns[0]?.samples).toEqual(['Name', 'Zoë']);
});
