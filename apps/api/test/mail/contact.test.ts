import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import emails from '../corpora/api-emails.json' with { type: 'json' };
import values from '../corpora/api-values.json' with { type: 'json' };
import { runs } from '../support/runs.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { headerCounts, OUR_HEADERS, takeMails } from '../support/takeMails.ts';

const CONTACT_EMAIL = 'team@planner.example.org';
const WINDOW_MS = 15 * 60_000;

const MESSAGE = {
  firstName: 'Zoë',
  lastName: 'Müller',
  email: 'zoe.mueller@example.org',
  phone: '+49 30 1234567',
  subject: 'Export of my data',
  message: 'Hello,\n\nhow can I export my habits?\n\tZoë',
};
const ONE_LINE_FIELDS = ['firstName', 'lastName', 'email', 'phone', 'subject'] as const;

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ contactEmail: CONTACT_EMAIL });
});
afterAll(() => api.stop());
beforeEach(() => {
  api.clock.advance(WINDOW_MS);
});
afterEach(async () => {
  await takeMails(api);
});

const sendTo = (server: TestApi, body: Record<string, unknown>) =>
  server.call('sendContactMessage', { body, as: null });
const send = (fields: Record<string, unknown> = {}) => sendTo(api, { ...MESSAGE, ...fields });

const stored = (server = api) =>
  server.engine.db
    .selectFrom('contact_messages')
    .select([
      'id',
      'first_name',
      'last_name',
      'email',
      'phone',
      'subject',
      'message',
      'created_at',
      'read_at',
      'search',
    ])
    .orderBy('id')
    .execute();

const line = (maxLength: number) =>
  fc
    .array(fc.constantFrom(...'aZ é漢ع🙂\'"<>&%_\\,;:@()[]'.split(/(?:)/u)), { maxLength })
    .map((letters) => `N${letters.join('')}`.trim().normalize('NFC'));

const HTML_ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const textOf = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => HTML_ENTITIES[name] ?? '');

describe('sendContactMessage', () => {
  test('stores the message, confirms it, and mails it to the contact address', async () => {
    const { status, body } = await send({ firstName: '  Zoe\u0308 ' });
    expect([status, body]).toEqual([200, { message: 'Thank you. Your message has been sent' }]);
    expect((await stored()).at(-1)).toMatchObject({
      id: expect.any(String),
      first_name: 'Zoë',
      last_name: 'Müller',
      email: 'zoe.mueller@example.org',
      phone: '+49 30 1234567',
      subject: 'Export of my data',
      message: MESSAGE.message,
      created_at: api.clock.now().toISOString(),
      read_at: null,
    });
    const mails = await takeMails(api);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({
      to: [{ address: CONTACT_EMAIL }],
      from: { address: 'no-reply@planner.local' },
      replyTo: [{ name: 'Zoë Müller', address: 'zoe.mueller@example.org' }],
      subject: 'Contact: Export of my data',
    });
    expect(headerCounts(mail!)).toEqual({ ...OUR_HEADERS, 'reply-to': 1 });
    expect(mail?.text?.trim()).toBe(`A visitor has sent this through the contact form.

Name: Zoë Müller
E-mail: zoe.mueller@example.org
Phone: +49 30 1234567
Subject: Export of my data

${MESSAGE.message}

Planner Admin`);
    expect(textOf(mail?.html ?? '')).toContain(MESSAGE.message);
  });

  test('stores and mails a message once when its request is retried after a lost response', async () => {
    const before = (await stored()).length;
    const sendKeyed = (body: Record<string, unknown>) =>
      api.call('sendContactMessage', {
        body,
        headers: { 'Idempotency-Key': '7f3a9c0e5b1d4f8296e7a1b3c5d7f901' },
        as: null,
      });
    const responses = await Promise.all([sendKeyed(MESSAGE), sendKeyed(MESSAGE)]);
    responses.push(await sendKeyed(MESSAGE));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await stored()).toHaveLength(before + 1);
    expect(await takeMails(api)).toHaveLength(1);
    const { status, failure } = await sendKeyed({ ...MESSAGE, subject: 'Another one' });
    expect([status, failure.code]).toEqual([422, 'key-reused']);
    expect(await stored()).toHaveLength(before + 1);
  });

  test('accepts messages without phone and subject', async () => {
    expect((await send({ phone: '', subject: undefined })).status).toBe(200);
    expect((await stored()).at(-1)).toMatchObject({ phone: null, subject: null });
    const [mail] = await takeMails(api);
    expect(mail?.subject).toBe('Contact: message from Zoë Müller');
    expect(mail?.text).not.toMatch(/Phone|Subject/);
  });

  test('stores without mailing when no contact address is configured', async () => {
    const quiet = await startTestApi();
    expect((await sendTo(quiet, MESSAGE)).status).toBe(200);
    expect(await takeMails(quiet)).toEqual([]);
    expect(await stored(quiet)).toHaveLength(1);
    await quiet.stop();
  });

  test('reports every missing field as required', async () => {
    const before = await stored();
    const { status, failure } = await sendTo(api, { firstName: ' ', message: '\n' });
    expect([status, failure.errors]).toEqual([
      422,
      {
        firstName: 'First name is required',
        lastName: 'Last name is required',
        email: 'E-mail is required',
        message: 'Message is required',
      },
    ]);
    expect(await stored()).toEqual(before);
  });

  test('accepts every valid message, and stores and mails it unchanged', async () => {
    const message = fc.record(
      { firstName: line(60), lastName: line(60), phone: line(20), subject: line(150), message: line(400) },
      { requiredKeys: ['firstName', 'lastName', 'message'] },
    );
    await fc.assert(
      fc.asyncProperty(message, async (fields) => {
        api.clock.advance(WINDOW_MS);
        const { phone, subject, ...rest } = fields;
        expect((await sendTo(api, { email: 'any@example.org', ...fields })).status).toBe(200);
        expect((await stored()).at(-1)).toMatchObject({
          first_name: rest.firstName,
          last_name: rest.lastName,
          phone: phone ?? null,
          subject: subject ?? null,
          message: rest.message,
        });
        const name = `${rest.firstName} ${rest.lastName}`;
        const [mail] = await takeMails(api);
        expect(mail).toMatchObject({
          to: [{ address: CONTACT_EMAIL }],
          subject: `Contact: ${subject ?? `message from ${name}`}`,
          replyTo: [{ name, address: 'any@example.org' }],
        });
        expect(headerCounts(mail!)).toEqual({ ...OUR_HEADERS, 'reply-to': 1 });
        expect(mail?.text).toContain(rest.message);
        expect(textOf(mail?.html ?? '')).toContain(rest.message);
      }),
      { seed: 1994, numRuns: runs(60) },
    );
  });
});

describe('a message cannot inject mail headers', () => {
  const rows = values.filter((row) => row.cls === 'header-injection');
  test.each(rows)('$id: $payload is rejected in every single-line field', async ({ payload }) => {
    const before = await stored();
    for (const field of ONE_LINE_FIELDS) {
      const { status, failure } = await send({ [field]: payload });
      expect([field, status, Object.keys(failure.errors ?? {})]).toEqual([field, 422, [field]]);
    }
    expect(await stored()).toEqual(before);
    expect(await takeMails(api)).toEqual([]);
  });

  test.each(rows)('$id: $payload stays in the body of the message', async ({ payload }) => {
    const { status } = await send({ message: payload });
    expect(status).toBe(String(payload).includes('\v') ? 422 : 200);
    for (const mail of await takeMails(api)) {
      expect(headerCounts(mail)).toEqual({ ...OUR_HEADERS, 'reply-to': 1 });
      expect(mail.to).toHaveLength(1);
      expect([mail.cc, mail.bcc]).toEqual([undefined, undefined]);
    }
  });

  test.each(emails.filter((row) => row.cls === 'bad'))(
    '$id: $payload is not an address',
    async ({ payload }) => {
      const { status, failure } = await send({ email: payload });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, ['email']]);
      expect(await takeMails(api)).toEqual([]);
    },
  );

  test.each(values.filter((row) => row.cls === 'markup-in-text'))(
    '$id: $payload is text in the mail, too',
    async ({ payload }) => {
      const text = String(payload);
      await send({ firstName: text, subject: text, message: text });
      const [mail] = await takeMails(api);
      expect(mail?.subject).toBe(`Contact: ${text}`);
      expect(mail?.replyTo).toEqual([{ name: `${text} Müller`, address: MESSAGE.email }]);
      expect(mail?.text?.split(text)).toHaveLength(4);
      expect(textOf(mail?.html ?? '').split(text)).toHaveLength(5);
      expect(mail?.html).not.toMatch(/<svg|<script|<b>/);
    },
  );
});

describe('limits', () => {
  test('apply to one sender and expire', async () => {
    const statuses: number[] = [];
    for (let calls = 0; calls <= 5; calls += 1) statuses.push((await send()).status);
    expect(statuses).toEqual([...Array<number>(5).fill(200), 429]);
    const { failure, headers } = await send();
    expect(headers.get('retry-after')).toBe('900');
    expect(failure.message).toBe('Too many attempts. Try again in 15 minutes');
    expect(await takeMails(api)).toHaveLength(5);
    api.clock.advance(WINDOW_MS);
    expect((await send()).status).toBe(200);
  });

  test('raw-069: 20 of 100 parallel messages from one address are stored and mailed', async () => {
    const before = await stored();
    const responses = await Promise.all(
      Array.from({ length: 100 }, (_, index) => send({ email: `sender${index}@example.org` })),
    );
    const count = (status: number) => responses.filter((response) => response.status === status).length;
    expect([count(200), count(429)]).toEqual([20, 80]);
    expect((await stored()).length - before.length).toBe(20);
    expect(await takeMails(api)).toHaveLength(20);
  });

  test('do not count rejected messages', async () => {
    for (let calls = 0; calls <= 5; calls += 1) {
      expect((await send({ subject: 'a\nb' })).status).toBe(422);
    }
    expect((await send()).status).toBe(200);
  });

  test('stop reading the messages of a network that sent 100 invalid ones', async () => {
    const refused = async (body: string) => {
      const headers = { 'Content-Type': 'application/json' };
      return (await api.fetch('/api/v1/contact', { method: 'POST', headers, body })).status;
    };
    const bodies = ['{', '[]', '{"firstName":7}', JSON.stringify({ ...MESSAGE, message: 'x'.repeat(5001) })];
    const statuses: number[] = [];
    for (let calls = 0; calls < 101; calls += 1) statuses.push(await refused(bodies[calls % 4] ?? ''));
    expect(new Set(statuses.slice(0, 100))).toEqual(new Set([400, 422]));
    expect(statuses.at(-1)).toBe(429);
    expect((await send()).status).toBe(429);
    api.clock.advance(WINDOW_MS);
    expect((await send()).status).toBe(200);
  });
});

describe('messages of visitors from many networks', () => {
  let proxied: TestApi;
  beforeAll(async () => {
    proxied = await startTestApi({ trustedProxies: 1, contactEmail: CONTACT_EMAIL });
  });
  afterAll(() => proxied.stop());
  beforeEach(() => {
    proxied.clock.advance(4 * WINDOW_MS);
  });

  const sendFrom = async (network: number, fields: Record<string, unknown> = {}) => {
    const body = { ...MESSAGE, email: `visitor${network}@example.org`, ...fields };
    const headers = { 'X-Forwarded-For': `2001:db8:${network.toString(16)}::1` };
    return (await proxied.call('sendContactMessage', { body, headers, as: null })).status;
  };

  test('are limited all together, for an hour', async () => {
    for (let network = 0; network < 400; network += 1) expect(await sendFrom(network)).toBe(200);
    expect(await sendFrom(401)).toBe(429);
    proxied.clock.advance(4 * WINDOW_MS - 1);
    expect(await sendFrom(402)).toBe(429);
    proxied.clock.advance(1);
    expect(await sendFrom(403)).toBe(200);
    await takeMails(proxied);
  });

  /** How many a network can send. */
  const sendAllFrom = async (network: number): Promise<number> => {
    let count = 0;
    while ((await sendFrom(network, { email: `${network}.${count}@example.org` })) === 200) count += 1;
    return count;
  };

  test('of ten networks leave half of them to others, with a share for each', async () => {
    proxied.clock.advance(4 * WINDOW_MS);
    const counts: number[] = [];
    for (let network = 500; network < 511; network += 1) counts.push(await sendAllFrom(network));
    expect(counts).toEqual([20, 20, 20, 20, 20, 20, 20, 10, 10, 10, 10]);
    await takeMails(proxied);
  });

  test.each([
    ['of 18 letters in one', '\ufdfa'],
    ['of squared words', '\u3316'],
    ['of companies', '\u337f'],
    ['in capitals', '\u0130'],
  ])('%s are stored with a search text of at most three times their bytes', async (_, letter) => {
    const message = letter.repeat(5000);
    expect(await sendFrom(300, { message })).toBe(200);
    const { search, ...row } = (await stored(proxied)).at(-1)!;
    expect(row.message).toBe(message);
    expect(Buffer.byteLength(search)).toBeLessThan(3 * Buffer.byteLength(message) + 300);
    await takeMails(proxied);
  });
});
