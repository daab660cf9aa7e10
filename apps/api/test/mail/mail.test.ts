import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composeMail, formatTime } from '../../src/platform/mail/composeMail.ts';
import {
  createOutbox,
  createSmtpMailer,
  type Mail,
  PermanentError,
} from '../../src/platform/mail/openMailer.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';
import { headerCounts, OUR_HEADERS, readMail } from '../support/takeMails.ts';

const FROM = 'Grüße, Planner <no-reply@planner.example.org>';
const PUBLIC_URL = 'https://admin.example.org';
const LINK = `${PUBLIC_URL}/reset-password/secret-token`;
const MAIL: Mail = {
  ...composeMail({ subject: 'Grüße', parts: ['Hello,', { label: 'Open', url: LINK }] }),
  to: 'ada@example.org',
  link: LINK,
};

const ID = '019df2a4-0a80-7000-8000-000000000001';

interface Received {
  from: string;
  to: string[];
  message: Buffer;
}

let folder: string;
let closing: (() => Promise<void>)[] = [];
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-mail-'));
});
afterEach(async () => {
  for (const close of closing) await close();
  closing = [];
  await rm(folder, { recursive: true, force: true });
});

const startSmtp = async (options: SMTPServerOptions = {}) => {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          message: Buffer.concat(chunks),
        });
        done();
      });
    },
    ...options,
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, url };
};

/** A server that accepts any credentials. 0.0.0.0 reaches it, but is not a loopback address. */
const startAbroad = async (options: SMTPServerOptions = {}) => {
  const logIns: unknown[] = [];
  const { url, received } = await startSmtp({
    authOptional: false,
    allowInsecureAuth: true,
    onAuth({ username, password }, session, done) {
      logIns.push([username, password, session.secure]);
      done(null, { user: username });
    },
    ...options,
  });
  return { url: url.replace('127.0.0.1', 'planner:s%40cret@0.0.0.0'), received, logIns };
};

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

const askForLink = async (api: TestApi) => {
  const { status } = await api.call('requestPasswordReset', { body: { email: 'ada@example.org' }, as: null });
  expect(status).toBe(200);
  await api.mails.settled();
};

const sendRetries = async ({ clock, mails }: TestApi) => {
  clock.advance(30_000);
  mails.wake();
  await mails.settled();
};

const tokenIn = ({ text }: { text?: string }): string =>
  /reset-password\/new#([\w-]{43})/.exec(text ?? '')?.[1] ?? '';

const reset = async (api: TestApi, token: string): Promise<number> => {
  const body = { password: 'an even finer one' };
  return (await api.call('resetPassword', { params: { token }, body, as: null })).status;
};

describe('through SMTP', () => {
  test('a mail arrives unchanged, as text and HTML', async () => {
    const { url, received } = await startSmtp();
    const replyTo = { name: 'Evil, <x@evil.example>', address: 'zoe@example.org' };
    await createSmtpMailer(url, FROM).send({ ...MAIL, replyTo }, ID);
    expect(received).toMatchObject([{ from: 'no-reply@planner.example.org', to: ['ada@example.org'] }]);
    const mail = await readMail(received[0]?.message ?? Buffer.alloc(0));
    expect(mail).toMatchObject({
      from: { name: 'Grüße, Planner', address: 'no-reply@planner.example.org' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ name: 'Evil, <x@evil.example>', address: 'zoe@example.org' }],
      subject: 'Grüße',
      messageId: `<${ID}@planner.example.org>`,
    });
    expect(mail.text).toContain(LINK);
    expect(mail.html).toContain(`href="${LINK}"`);
    expect(headerCounts(mail)).toEqual({ ...OUR_HEADERS, 'reply-to': 1 });
  });

  test('the credentials of the URL are used', async () => {
    const seen: unknown[] = [];
    const { url, received } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth({ username, password }, _session, done) {
        seen.push([username, password]);
        done(null, { user: username });
      },
    });
    await createSmtpMailer(url.replace('//', '//planner:s%40cret@'), FROM).send(MAIL, ID);
    expect([seen, received.length]).toEqual([[['planner', 's@cret']], 1]);
  });

  test.each([
    [451, 'at the moment', false],
    [550, 'for good', true],
  ])('a mail rejected with %i %s fails, and the error does not quote it', async (code, _, isPermanent) => {
    const { url } = await startSmtp({
      onRcptTo: (_address, _session, done) => done(refusal(code, `Not this one: ${LINK}`)),
    });
    const failure: unknown = await createSmtpMailer(url, FROM)
      .send(MAIL, ID)
      .catch((reason: unknown) => reason);
    expect([failure instanceof PermanentError, (failure as Error).message]).toEqual([
      isPermanent,
      `The mail server did not take a mail (EENVELOPE RCPT TO ${code})`,
    ]);
    expect(String((failure as Error).stack)).not.toContain('secret-token');
  });

  test('a mail without a usable address fails for good', async () => {
    const { url } = await startSmtp();
    const sending = createSmtpMailer(url, FROM).send({ ...MAIL, to: '' }, ID);
    await expect(sending).rejects.toThrow(PermanentError);
  });

  describe('beyond loopback', () => {
    test.each(['', '?requireTLS=false', '?ignoreTLS=true&opportunisticTLS=true'])(
      'credentials are not sent to a server without TLS%s, and the reason says so',
      async (query) => {
        const { url, received, logIns } = await startAbroad();
        const sending = createSmtpMailer(url + query, FROM).send(MAIL, ID);
        await expect(sending).rejects.toThrow(
          'The mail server offers no TLS (ETLS STARTTLS 500). Use one that does: beyond this machine, mails and the credentials in SMTP_URL are sent over TLS only',
        );
        expect({ logIns, received }).toEqual({ logIns: [], received: [] });
      },
    );

    test('a mail is not sent without TLS even if the server requires no credentials', async () => {
      const { url, received } = await startSmtp();
      const sending = createSmtpMailer(url.replace('127.0.0.1', '0.0.0.0'), FROM).send(MAIL, ID);
      await expect(sending).rejects.toThrow('The mail server offers no TLS');
      expect(received).toEqual([]);
    });

    test('credentials are not sent to a server with an untrusted certificate', async () => {
      const { url, received, logIns } = await startAbroad({ disabledCommands: [] });
      await expect(createSmtpMailer(url, FROM).send(MAIL, ID)).rejects.toThrow('ESOCKET');
      expect({ logIns, received }).toEqual({ logIns: [], received: [] });
    });

    test('credentials are sent over STARTTLS', async () => {
      const { url, received, logIns } = await startAbroad({ disabledCommands: [] });
      await createSmtpMailer(`${url}?tls.rejectUnauthorized=false`, FROM).send(MAIL, ID);
      expect([logIns, received.length]).toEqual([[['planner', 's@cret', true]], 1]);
    });

    test('the log says why a mail is not sent, without the credentials', async () => {
      const { url } = await startAbroad();
      const api = await startTestApi({ mailer: createSmtpMailer(url, FROM) });
      await api.call('requestPasswordReset', { body: { email: ADMIN.email }, as: null });
      await api.mails.settled();
      const log = api.takeLog();
      expect(log).toMatchObject([
        {
          level: 'warn',
          mail: 'passwordReset',
          stack: expect.stringContaining('The mail server offers no TLS'),
        },
      ]);
      expect(JSON.stringify(log)).not.toContain('cret@');
      await api.stop();
    });
  });

  test('a failed authentication is retried', async () => {
    const { url } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'No')),
    });
    const failure: unknown = await createSmtpMailer(url.replace('//', '//a:b@'), FROM)
      .send(MAIL, ID)
      .catch((reason: unknown) => reason);
    expect(failure).not.toBeInstanceOf(PermanentError);
    expect(failure).toMatchObject({ message: expect.stringContaining('EAUTH') });
    expect(String(failure)).not.toContain('a:b');
  });

  test('a reset mail requested while the mail server is down is sent when it is back', async () => {
    let isAway = true;
    const { url, received } = await startSmtp({
      onConnect: (_session, done) => done(isAway ? refusal(421, 'Closed') : null),
    });
    const api = await startTestApi({ mailer: createSmtpMailer(url, FROM), publicUrl: PUBLIC_URL });
    await api.addUser({ email: 'ada@example.org' });
    await askForLink(api);
    const failures = api.takeLog();
    expect(failures).toMatchObject([{ level: 'warn', mail: 'passwordReset', attempts: 1 }]);
    const queued = await api.engine.db.selectFrom('mails').selectAll().execute();
    expect(queued).toMatchObject([{ payload: 'ada@example.org' }]);
    expect(JSON.stringify(queued)).not.toMatch(/reset-password|[\w-]{43}/);
    isAway = false;
    await sendRetries(api);
    expect(received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    const token = tokenIn(await readMail(received[0]?.message ?? Buffer.alloc(0)));
    expect(await reset(api, token)).toBe(200);
    await api.mails.settled();
    expect(received).toHaveLength(2);
    expect(JSON.stringify([...failures, ...api.takeLog(), ...api.printed])).not.toContain(token);
    await api.stop();
  });

  test('a mail sent again, after the response to the first attempt was lost, has the same Message-ID, and the links of both work', async () => {
    const copies: Buffer[] = [];
    const { url } = await startSmtp({
      onData(stream, _session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          copies.push(Buffer.concat(chunks));
          done(copies.length === 1 ? refusal(451, 'Not sure') : null);
        });
      },
    });
    const api = await startTestApi({ mailer: createSmtpMailer(url, FROM), publicUrl: PUBLIC_URL });
    await api.addUser({ email: 'ada@example.org' });
    await askForLink(api);
    await sendRetries(api);
    expect(api.takeLog()).toHaveLength(1);
    const mails = await Promise.all(copies.map(readMail));
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    const tokens = mails.map(tokenIn);
    expect(new Set(tokens).size).toBe(2);
    for (const token of tokens)
      expect((await api.call('checkResetToken', { body: { token }, as: null })).status).toBe(200);
    expect(await Promise.all(tokens.map((token) => reset(api, token)))).toEqual(
      expect.arrayContaining([200, 410]),
    );
    await api.stop();
  });
});

describe('in the outbox', () => {
  test('a mail is a file that only its owner can read, and its link is printed at a terminal', async () => {
    const lines: string[] = [];
    const outbox = createOutbox({
      folder: path.join(folder, 'new', 'outbox'),
      from: FROM,
      print: (line) => lines.push(line),
      isTerminal: true,
    });
    await outbox.send(MAIL, ID);
    // Another id: both may be sent in the same millisecond.
    await outbox.send({ ...MAIL, link: undefined }, `${ID}2`);
    const names = await readdir(path.join(folder, 'new', 'outbox'));
    expect(names).toHaveLength(2);
    const [first = '', second = ''] = names
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => path.join(folder, 'new', 'outbox', name));
    expect(first).toMatch(/\.eml$/);
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    const raw = await readFile(first);
    expect((await readMail(raw)).subject).toBe('Grüße');
    // The mail format requires CRLF.
    expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines).toEqual([`Mail to ada@example.org: ${LINK}`, `Mail to ada@example.org: ${second}`]);
  });

  test('without a terminal, the path of the mail is printed and the link is not', async () => {
    const lines: string[] = [];
    const print = (line: string) => lines.push(line);
    await createOutbox({ folder, from: FROM, print, isTerminal: false }).send(MAIL, ID);
    const [name = ''] = await readdir(folder);
    expect(lines).toEqual([`Mail to ada@example.org: ${path.join(folder, name)}`]);
  });

  test('a folder that others can enter becomes private, whatever the umask', async () => {
    const umask = process.umask(0);
    try {
      await chmod(folder, 0o755);
      await createOutbox({ folder, from: FROM, print: () => {}, isTerminal: false }).send(MAIL, ID);
      const [name = ''] = await readdir(folder);
      const modes = [folder, path.join(folder, name)].map(async (file) => (await stat(file)).mode & 0o777);
      expect(await Promise.all(modes)).toEqual([0o700, 0o600]);
    } finally {
      process.umask(umask);
    }
  });

  test('a folder that is not writable fails the mail, not the server', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const outbox = createOutbox({
      folder: path.join(folder, 'file'),
      from: FROM,
      print: () => {},
      isTerminal: false,
    });
    await expect(outbox.send(MAIL, ID)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe('every paragraph of a mail', () => {
  test('appears in the text and, escaped, in the HTML', () => {
    const nasty = `<b>&amp;"'</b>`;
    const { text, html } = composeMail({
      subject: nasty,
      parts: [
        nasty,
        { label: nasty, url: 'https://x/?a=1&b="' },
        { rows: [[nasty, nasty]] },
        { quote: `${nasty}\n2` },
      ],
    });
    expect(text.split(nasty)).toHaveLength(6);
    const escaped = '&lt;b&gt;&amp;amp;&quot;&#39;&lt;/b&gt;';
    expect(html.split(escaped)).toHaveLength(7);
    expect(html).not.toContain(nasty);
    expect(html).toContain('href="https://x/?a=1&amp;b=&quot;"');
  });
});

test('dates in mails are in UTC', () => {
  expect(formatTime(new Date('2026-05-04T22:05:59.999Z'))).toBe('4 May 2026 at 22:05 UTC');
});
