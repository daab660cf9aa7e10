import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { HopelessJob } from '../src/jobs/createJobQueue.ts';
import { composeMail } from '../src/mail/composeMail.ts';
import { createOutbox } from '../src/mail/createOutbox.ts';
import { createSmtpMailer } from '../src/mail/createSmtpMailer.ts';
import type { Mail } from '../src/mail/Mailer.ts';
import { formatMoment } from '../src/text/formatMoment.ts';
import { startTestApi } from './support/startTestApi.ts';
import { headerCounts, OUR_HEADERS, readMail } from './support/takeMails.ts';

const FROM = 'Grüße, Planner <no-reply@planner.example.org>';
const LINK = 'https://admin.example.org/reset-password/secret-token';
const MAIL: Mail = {
  ...composeMail({ subject: 'Grüße', parts: ['Hello,', { label: 'Open', url: LINK }] }),
  to: 'ada@example.org',
  link: LINK,
};

/** A mail as a server took it. */
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

/** A real mail server that keeps what it gets. */
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

const refusal = (responseCode: number, words: string): Error =>
  Object.assign(new Error(words), { responseCode });

describe('through SMTP', () => {
  test('a mail arrives whole, in text and in HTML', async () => {
    const { url, received } = await startSmtp();
    await createSmtpMailer(url, FROM).send({
      ...MAIL,
      replyTo: { name: 'Evil, <x@evil.example>', address: 'zoe@example.org' },
    });
    expect(received).toMatchObject([{ from: 'no-reply@planner.example.org', to: ['ada@example.org'] }]);
    const mail = await readMail(received[0]?.message ?? Buffer.alloc(0));
    expect(mail).toMatchObject({
      from: { name: 'Grüße, Planner', address: 'no-reply@planner.example.org' },
      to: [{ address: 'ada@example.org' }],
      replyTo: [{ name: 'Evil, <x@evil.example>', address: 'zoe@example.org' }],
      subject: 'Grüße',
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
    await createSmtpMailer(url.replace('//', '//planner:s%40cret@'), FROM).send(MAIL);
    expect([seen, received.length]).toEqual([[['planner', 's@cret']], 1]);
  });

  test.each([
    [451, 'at the moment', false],
    [550, 'for good', true],
  ])(
    'a mail that is refused with %i %s fails so, without a word of it in the reason',
    async (code, _, isHopeless) => {
      const { url } = await startSmtp({
        onRcptTo: (_address, _session, done) => done(refusal(code, `Not this one: ${LINK}`)),
      });
      const failure: unknown = await createSmtpMailer(url, FROM)
        .send(MAIL)
        .catch((reason: unknown) => reason);
      expect([failure instanceof HopelessJob, (failure as Error).message]).toEqual([
        isHopeless,
        `The mail server did not take a mail (EENVELOPE RCPT TO ${code})`,
      ]);
      expect(String((failure as Error).stack)).not.toContain('secret-token');
    },
  );

  test('an account that is not let in may be let in later', async () => {
    const { url } = await startSmtp({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(refusal(535, 'No')),
    });
    const failure: unknown = await createSmtpMailer(url.replace('//', '//a:b@'), FROM)
      .send(MAIL)
      .catch((reason: unknown) => reason);
    expect(failure).not.toBeInstanceOf(HopelessJob);
    expect(failure).toMatchObject({ message: expect.stringContaining('EAUTH') });
    expect(String(failure)).not.toContain('a:b');
  });

  test('a reset mail is asked for and answered while the server is away, and arrives when it is back', async () => {
    let isAway = true;
    const { url, received } = await startSmtp({
      onConnect: (_session, done) => done(isAway ? refusal(421, 'Closed') : null),
    });
    const RETRIES = 500;
    const api = await startTestApi({
      mailer: createSmtpMailer(url, FROM),
      publicUrl: 'https://admin.example.org',
      retryDelaysMs: Array<number>(RETRIES).fill(20),
    });
    await api.addUser({ email: 'ada@example.org' });
    const asked = await api.call('requestPasswordReset', { body: { email: 'ada@example.org' }, as: null });
    expect(asked.status).toBe(200);
    const failures: Record<string, unknown>[] = [];
    while (failures.length === 0) {
      await new Promise(setImmediate);
      failures.push(...api.takeLog());
    }
    expect(failures[0]).toMatchObject({ level: 'warn', job: 'mail', tries: 1 });
    isAway = false;
    await api.jobs.settled();
    expect(received.map(({ to }) => to)).toEqual([['ada@example.org']]);
    const { text } = await readMail(received[0]?.message ?? Buffer.alloc(0));
    const token = /reset-password\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '';
    const reset = await api.call('resetPassword', {
      params: { token },
      body: { password: 'an even finer one' },
      as: null,
    });
    expect(reset.status).toBe(200);
    await api.jobs.settled();
    expect(received).toHaveLength(2);
    const logged = JSON.stringify([...failures, ...api.takeLog(), ...api.printed]);
    expect(logged).not.toContain(token);
    await api.stop();
  });
});

describe('in the outbox', () => {
  test('a mail is a file that only its owner can read, and its link is printed', async () => {
    const lines: string[] = [];
    const outbox = createOutbox({
      folder: path.join(folder, 'new', 'outbox'),
      from: FROM,
      print: (line) => lines.push(line),
    });
    await outbox.send(MAIL);
    await outbox.send({ ...MAIL, link: undefined });
    const names = await readdir(path.join(folder, 'new', 'outbox'));
    expect(names).toHaveLength(2);
    const [first = '', second = ''] = names
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((name) => path.join(folder, 'new', 'outbox', name));
    expect(first).toMatch(/\.eml$/);
    expect((await stat(first)).mode & 0o777).toBe(0o600);
    const raw = await readFile(first);
    expect((await readMail(raw)).subject).toBe('Grüße');
    // Mail programs want the line ends of the standard.
    expect(raw.toString('latin1').replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(lines).toEqual([`Mail to ada@example.org: ${LINK}`, `Mail to ada@example.org: ${second}`]);
  });

  test('a folder that cannot be written fails the mail, not the server', async () => {
    await writeFile(path.join(folder, 'file'), '');
    const outbox = createOutbox({ folder: path.join(folder, 'file'), from: FROM, print: () => {} });
    await expect(outbox.send(MAIL)).rejects.toThrow(/EEXIST|ENOTDIR/);
  });
});

describe('every word of a letter', () => {
  test('stands in the text and, escaped, in the HTML', () => {
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

test('moments are told in UTC', () => {
  expect(formatMoment(new Date('2026-05-04T22:05:59.999Z'))).toBe('4 May 2026 at 22:05 UTC');
});
