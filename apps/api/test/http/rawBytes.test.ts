import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzz } from '../support/fuzz.ts';
import { sendRaw } from '../support/sendRaw.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

/** Batches of connections that are open at the same time, since some wait for a time-out of the server. */
const BATCHES = 4;
const CONNECTIONS = 80;
const SHARE = 1 / 2;
const TIMEOUTS = { headersMs: 500, requestMs: 1000, checkMs: 100 };
/** Generous for busy machines; the server closes every connection after `requestMs` at the latest. */
const HANG_MS = 30_000;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clientTimeouts: TIMEOUTS });
});
afterAll(() => api.stop());

/** None of them ends the session, nor does what damage makes of them. */
const LINES = [
  'GET /api/v1/users?query=a',
  'HEAD /api/v1/users',
  'GET /api/v1/policies/terms',
  'GET /api/docs',
  'POST /api/v1/auth/login',
  'POST /api/v1/finance-categories',
  'POST /api/v1/habit-categories',
  'PUT /api/v1/users/x',
  'PATCH /api/v1/users',
];
const BODIES = [
  '',
  '{"name":"Raw","color":"#000"}',
  '{"email":"a@b.example","password":"x"}',
  '{'.repeat(5000),
];
/** Replaced when a request is sent, so that failures print no session. */
const SESSION = '<session>';

const framings: ((body: string) => string)[] = [
  () => '\r\n',
  (body) => `Content-Length: ${body.length}\r\n\r\n${body}`,
  (body) =>
    `Transfer-Encoding: chunked\r\n\r\n${body && `${body.length.toString(16)}\r\n${body}\r\n`}0\r\n\r\n`,
];

const requests = fc
  .tuple(fc.constantFrom(...LINES), fc.constantFrom(...BODIES), fc.constantFrom(...framings))
  .map(
    ([line, body, frame]) =>
      `${line} HTTP/1.1\r\nHost: x\r\nCookie: ${SESSION}\r\nContent-Type: application/json\r\n${frame(body)}`,
  );

type Mutation = (text: string) => string;

const REPLACEMENTS: [pattern: RegExp, by: string[]][] = [
  [
    /Content-Length: \d+/,
    ['-1', '1e9', '9'.repeat(30), '3\r\nContent-Length: 4'].map((size) => `Content-Length: ${size}`),
  ],
  [/(?<=chunked\r\n\r\n)[0-9a-f]+/, ['-1', 'g', 'f'.repeat(16), '7fffffff', '0x5', '5;x=y', ' 5', '']],
  [
    /Host: x/,
    ['', 'Host: ', 'Host: x\r\nHost: y', ' Host: x', 'Host : x', `Host: x\r\nX-Long: ${'x'.repeat(200_000)}`],
  ],
  [/ HTTP\/1\.1/, [' HTTP/1.0', ' HTTP/2.0', ' HTTP/9', '']],
  [/\r\n/g, ['\n', '\r', '\r\n ']],
];

const replacements = fc.constantFrom(
  ...REPLACEMENTS.flatMap(([pattern, texts]) =>
    texts.map(
      (text): Mutation =>
        (request) =>
          request.replace(pattern, () => text),
    ),
  ),
);

/** Cuts, inserts, deletes or repeats bytes anywhere. */
const edits = fc
  .record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    deleted: fc.integer({ min: -40, max: 40 }),
    inserted: fc.string({ unit: 'binary', maxLength: 8 }),
    isCut: fc.boolean(),
  })
  .map(({ at, deleted, inserted, isCut }): Mutation => {
    return (request) => {
      const index = Math.floor(at * request.length);
      const rest = isCut ? '' : request.slice(Math.max(0, index + deleted));
      return request.slice(0, index) + inserted + rest;
    };
  });

/** One or more requests on a connection, damaged. */
const conversations = fc
  .tuple(
    fc.array(requests, { minLength: 1, maxLength: 4 }),
    fc.array(fc.oneof(replacements, edits), { maxLength: 3 }),
  )
  .map(([texts, mutations]) => mutations.reduce((text, mutate) => mutate(text), texts.join('')));

const LAST = 'GET /api/v1/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

/** Sends the text in pieces, then a last request if the server still reads. Returns the statuses of its responses. */
const converse = async (text: string, pieceLength: number): Promise<number[]> => {
  const bytes = Buffer.from(text.replaceAll(SESSION, api.cookie) + LAST, 'latin1');
  const pieces = Array.from({ length: Math.ceil(bytes.length / pieceLength) }, (_, index) =>
    bytes.subarray(index * pieceLength, (index + 1) * pieceLength),
  );
  let timer: NodeJS.Timeout | undefined;
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The server did not close the connection')), HANG_MS);
  });
  const received = await Promise.race([sendRaw(api.port, pieces), hang]);
  clearTimeout(timer);
  return [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
};

const isWell = async (): Promise<boolean> => (await api.call('listUsers')).status === 200;

test('damaged requests never get a 5xx, never hang, and leave the server well', async () => {
  const connection = fc.record({ text: conversations, pieceLength: fc.constantFrom(7, 100, 65_536) });
  await fc.assert(
    fc.asyncProperty(
      // Bias towards short lists would make a few runs almost empty.
      fc.noBias(fc.array(connection, { minLength: 1, maxLength: CONNECTIONS, size: 'max' })),
      async (connections) => {
        const statuses = await Promise.all(
          connections.map(({ text, pieceLength }) => converse(text, pieceLength)),
        );
        expect(statuses.flat().filter((status) => status >= 500)).toEqual([]);
        expect(await isWell()).toBe(true);
      },
    ),
    fuzz(BATCHES, SHARE),
  );
});

const READS = new Map([
  ['GET /api/v1/users?query=a', 403],
  ['HEAD /api/v1/users', 403],
  ['GET /api/v1/policies/terms', 200],
  ['GET /api/v1/policies/x', 404],
  ['POST /api/v1/auth/logout', 403],
  ['GET /api/v1/nothing', 404],
]);

test('pipelined requests get their responses in order', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...READS.keys()), { maxLength: 20 }),
      fc.integer({ min: 1, max: 400 }),
      async (lines, pieceLength) => {
        const text = lines
          .map(
            (line) =>
              `${line} HTTP/1.1\r\nHost: x\r\nOrigin: https://evil.example\r\nCookie: ${SESSION}\r\n\r\n`,
          )
          .join('');
        expect(await converse(text, pieceLength)).toEqual([...lines.map((line) => READS.get(line)), 200]);
      },
    ),
    fuzz(20, SHARE),
  );
});
