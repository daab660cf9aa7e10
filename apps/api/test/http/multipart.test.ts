import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { picture } from '../support/pictures.ts';
import { filePart, RAW_FORM_TYPE, type RawPart, rawForm, textPart } from '../support/rawForm.ts';
import { type Failure, startTestApi, type TestApi } from '../support/startTestApi.ts';

const MIB = 1_048_576;
const TRIES = 100;

let api: TestApi;
let icon: Buffer;
beforeAll(async () => {
  api = await startTestApi();
  icon = await picture('white');
});
afterAll(() => api.stop());

let serial = 0;

/** Under a name of its own. */
const whole = (): RawPart[] => [
  textPart('name', `Any ${(serial += 1)}`),
  filePart('iconLight', icon),
  filePart('iconDark', icon),
];

const send = async (body: Buffer, type = RAW_FORM_TYPE) => {
  const response = await api.fetch('/api/v1/workout-categories', {
    method: 'POST',
    headers: { 'Content-Type': type, Cookie: api.cookie },
    body: new Uint8Array(body),
  });
  return { status: response.status, failure: (await response.json()) as Failure };
};

const stored = async () => {
  const rows = await api.engine.db.selectFrom('workout_categories').select('id').execute();
  const icons = await api.engine.db.selectFrom('icons').select('hash').execute();
  return [rows.length, icons.length];
};

/** A dark icon that claims to be base64. */
const encoded = (content: string | Buffer): RawPart => ({
  headers: `${filePart('iconDark', '').headers.toString()}\r\nContent-Transfer-Encoding: base64`,
  content,
});

const connections = (): number =>
  process.getActiveResourcesInfo().filter((name) => name === 'TCPSocketWrap').length;

describe('a multipart body', () => {
  test('of three parts is parsed', async () => {
    expect((await send(rawForm(whole()))).status).toBe(201);
  });

  test.each([
    ['raw-045: under another boundary', () => rawForm(whole()), 'multipart/form-data; boundary=other'],
    ['without a boundary', () => rawForm(whole()), 'multipart/form-data'],
    ['raw-045: cut in the middle of a file', () => rawForm(whole()).subarray(0, -icon.length), RAW_FORM_TYPE],
    ['raw-045: cut before its last line', () => rawForm(whole()).subarray(0, -6), RAW_FORM_TYPE],
    ['that is empty', () => Buffer.alloc(0), RAW_FORM_TYPE],
    ['that is not multipart', () => Buffer.from('{"name":"Any"}'), RAW_FORM_TYPE],
    [
      'with a part without a name',
      () => rawForm([...whole(), { headers: 'Content-Type: text/plain', content: 'x' }]),
      RAW_FORM_TYPE,
    ],
    ['in another encoding', () => rawForm([textPart('name', Buffer.from([0xff, 0xfe]))]), RAW_FORM_TYPE],
    [
      'with headers in another encoding',
      () =>
        rawForm([
          { headers: Buffer.from('Content-Disposition: form-data; name="\xff"', 'latin1'), content: '' },
        ]),
      RAW_FORM_TYPE,
    ],
  ])('%s is malformed', async (_, body, type) => {
    const before = await stored();
    const { status, failure } = await send(body(), type);
    expect([status, failure.message]).toEqual([400, 'The request is not readable']);
    expect(await stored()).toEqual(before);
  });

  test.each([
    ['raw-047: a field name of 1 MB', () => [...whole(), textPart('x'.repeat(MIB), 'x')]],
    ['raw-047: a header of 1 MB', () => [{ headers: `X-Long: ${'x'.repeat(MIB)}`, content: '' }, ...whole()]],
    [
      'a text of 1 MB and two icons of 1 MiB',
      () => [
        textPart('name', 'x'.repeat(MIB)),
        filePart('iconLight', Buffer.alloc(MIB)),
        filePart('iconDark', Buffer.alloc(MIB)),
      ],
    ],
    [
      'part headers of more than 8 KiB',
      () => [{ headers: `X-Long: ${'x'.repeat(8185)}`, content: '' }, ...whole()],
    ],
    ['a thousand parts', () => Array.from({ length: 1000 }, (_, index) => textPart(`field${index}`, 'x'))],
  ])('with %s is too large', async (_, parts) => {
    const { status } = await send(rawForm(parts()));
    expect(status).toBe(413);
  });

  test.each([
    [
      'raw-049: a text instead of a file',
      textPart('iconLight', '/etc/passwd'),
      { iconLight: 'Light icon must be a file' },
    ],
    ['a field given twice', textPart('name', 'Other'), { name: 'Name can be given only once' }],
    ['an icon given twice', filePart('iconDark', 'x'), { iconDark: 'Dark icon can be given only once' }],
    ['an unknown file', filePart('iconWide', 'x'), { iconWide: 'This field is not known' }],
    ['a field of every object', textPart('constructor', 'x'), { constructor: 'This field is not known' }],
  ])('with %s names the field', async (_, part, errors) => {
    const parts = part.headers.toString().includes('iconLight')
      ? whole().map((one) => (one.headers.toString().includes('iconLight') ? part : one))
      : [...whole(), part];
    const before = await stored();
    const { status, failure } = await send(rawForm(parts));
    expect([status, failure.errors]).toEqual([422, errors]);
    expect(await stored()).toEqual(before);
  });

  test.each([
    [20, 422],
    [21, 413],
    [900, 413],
  ])('of %i parts gets %i', async (count, expected) => {
    const more = Array.from({ length: count - 3 }, (_, index) => textPart(`field${index}`, ''));
    expect((await send(rawForm([...whole(), ...more]))).status).toBe(expected);
  });

  test('with a key named __proto__ has an unknown field', async () => {
    const { status, failure } = await send(rawForm([...whole(), textPart('__proto__', 'x')]));
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['__proto__']]);
  });

  test('raw-053: that declares base64 is read as plain bytes', async () => {
    const parts = whole().slice(0, 2);
    expect((await send(rawForm([...parts, encoded(icon)]))).status).toBe(201);
    const text = await send(rawForm([...parts, encoded(icon.toString('base64'))]));
    expect([text.status, Object.keys(text.failure.errors ?? {})]).toEqual([415, ['iconDark']]);
  });

  test('raw-057: of an untouched input is required when adding, and keeps the icon when saving', async () => {
    const untouched = [
      textPart('name', 'Any'),
      {
        headers:
          'Content-Disposition: form-data; name="iconLight"; filename=""\r\nContent-Type: application/octet-stream',
        content: '',
      },
      filePart('iconDark', icon),
    ];
    const { status, failure } = await send(rawForm(untouched));
    expect([status, failure.errors]).toEqual([422, { iconLight: 'Light icon is required' }]);
    const [{ _id, iconLight } = { _id: '', iconLight: '' }] = (await api.call('listWorkoutCategories')).body;
    const response = await api.fetch(`/api/v1/workout-categories/${_id}`, {
      method: 'PUT',
      headers: { 'Content-Type': RAW_FORM_TYPE, Cookie: api.cookie },
      body: new Uint8Array(rawForm(untouched)),
    });
    expect(await response.json()).toMatchObject({ iconLight });
  });

  test('is not read before the session is checked', async () => {
    const response = await api.fetch('/api/v1/workout-categories', {
      method: 'POST',
      headers: { 'Content-Type': RAW_FORM_TYPE },
      body: new Uint8Array(rawForm(whole()).subarray(0, 40)),
    });
    expect(response.status).toBe(401);
  });

  test('as JSON has the wrong type', async () => {
    const { status } = await api.call('createWorkoutCategory', { body: { name: 'Any' } });
    expect(status).toBe(415);
  });
});

test('raw-055: aborted uploads leave no row, icon or connection', async () => {
  const before = await stored();
  await api.fetch('/api/v1/health', { headers: { Connection: 'close' } });
  const body = rawForm(whole());
  const idle = connections();
  const abortRequest = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect(api.port, '127.0.0.1');
      socket.on('error', reject);
      socket.on('close', () => resolve());
      const head =
        `POST /api/v1/workout-categories HTTP/1.1\r\nHost: x\r\nCookie: ${api.cookie}\r\n` +
        `Content-Type: ${RAW_FORM_TYPE}\r\nContent-Length: ${body.length}\r\n\r\n`;
      socket.write(Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]), () =>
        socket.destroy(),
      );
    });
  for (let tries = 0; tries < TRIES; tries += 1) await abortRequest();
  // The database may have opened more connections of its own.
  await expect.poll(connections).toBeLessThan(idle + TRIES / 2);
  expect(await stored()).toEqual(before);
  expect((await send(rawForm(whole()))).status).toBe(201);
});
