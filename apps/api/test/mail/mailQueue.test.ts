import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Engine } from '../../src/platform/db/Engine.ts';
import { createIds } from '../../src/platform/ids.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { openDatabase } from '../../src/platform/db/openDatabase.ts';
import { type Composers, createMailQueue, type MailQueue } from '../../src/platform/mail/createMailQueue.ts';
import { type Mailer, PermanentError } from '../../src/platform/mail/openMailer.ts';
import { eraseFailedMails, holdMails, listMails, releaseMails } from '../../src/platform/mail/rows.ts';
import { MINUTE_MS } from '../../src/platform/time.ts';
import { createTestClock, type TestClock } from '../support/createTestClock.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { watchQueries } from '../support/watchQueries.ts';

const DAY_MS = 24 * 60 * MINUTE_MS;
/** Longer than any test. */
const NEVER_MS = 2 ** 31 - 1;

let database: TestDatabase;
let clock: TestClock;
let engines: Engine[];
let log: Record<string, unknown>[];
beforeEach(async () => {
  database = await createTestDatabase();
  clock = createTestClock();
  engines = [];
  log = [];
});
afterEach(async () => {
  for (const engine of engines) await engine.close();
  await database.drop();
});

const compose = (payload: string) =>
  Promise.resolve({ to: payload, subject: 'Hello', text: 'Hello', html: 'Hello' });

const COMPOSERS: Composers = { passwordReset: compose, passwordChanged: compose, contactMessage: compose };

/** A server that shares the database with the others of the test. */
const startServer = async (mailer: Mailer, options: Partial<Parameters<typeof createMailQueue>[0]> = {}) => {
  const engine = await openDatabase(database, false);
  engines.push(engine);
  const queue = createMailQueue({
    engine,
    mailer,
    composers: COMPOSERS,
    ids: createIds(),
    clock: clock.now,
    // Without the lines of mails that were sent.
    log: (event) => event.level !== 'info' && log.push(event),
    pollMs: NEVER_MS,
    ...options,
  });
  await queue.settled();
  return { engine, queue };
};

type Server = Awaited<ReturnType<typeof startServer>>;

const add = ({ engine, queue }: Server, to: string): Promise<void> =>
  inTransaction(engine, (trx) =>
    queue.add(trx, {
      kind: 'passwordReset',
      payload: to,
      requestId: '7',
      now: clock.now(),
      sendAfter: () => Promise.resolve(),
    }),
  );

/** Waits for everything that is due now. */
const sendDue = async (queue: MailQueue): Promise<void> => {
  queue.wake();
  await queue.settled();
};

/** A mail server that accepts every mail, or fails the number of times given. */
const createMailServer = (failures = 0, error = new Error('Try again later')) => {
  const sent: { to: string; id: string }[] = [];
  const attempts: string[] = [];
  const mailer: Mailer = {
    send: async ({ to }, id) => {
      attempts.push(id);
      if (attempts.length <= failures) throw error;
      sent.push({ to, id });
    },
  };
  return { mailer, sent, attempts };
};

/** A mail server that accepts connections and never replies, until it hangs up. */
const createStalledMailServer = () => {
  const { promise: taken, resolve: take } = Promise.withResolvers<string>();
  const { promise: hungUp, resolve: reply, reject } = Promise.withResolvers<void>();
  const mailer: Mailer = {
    send: (_, id) => {
      take(id);
      return hungUp;
    },
  };
  return { mailer, taken, reply, hangUp: () => reject(new Error('Connection lost')) };
};

const statesOf = async ({ engine }: Server) =>
  (await listMails(engine.db)).map(({ payload, state, attempts }) => [payload, state, attempts]);

describe('a mail', () => {
  test('is sent at once after the commit, and leaves the queue', async () => {
    const { mailer, sent } = createMailServer();
    const server = await startServer(mailer);
    await add(server, 'ada@example.org');
    await server.queue.settled();
    expect(sent.map(({ to }) => to)).toEqual(['ada@example.org']);
    expect(await listMails(server.engine.db)).toEqual([]);
  });

  test('is not sent when its transaction fails', async () => {
    const { mailer, sent } = createMailServer();
    const { engine, queue } = await startServer(mailer);
    const failing = inTransaction(engine, async (trx) => {
      await queue.add(trx, {
        kind: 'passwordReset',
        payload: 'ada@example.org',
        requestId: '7',
        now: clock.now(),
        sendAfter: () => Promise.resolve(),
      });
      throw new Error('Taken back');
    });
    await expect(failing).rejects.toThrow('Taken back');
    await sendDue(queue);
    expect([sent, await listMails(engine.db)]).toEqual([[], []]);
  });

  test('leaves the queue when there is nothing to send anymore', async () => {
    const { mailer, sent } = createMailServer();
    const composers: Composers = { ...COMPOSERS, passwordReset: () => Promise.resolve(undefined) };
    const server = await startServer(mailer, { composers });
    await add(server, 'ada@example.org');
    await server.queue.settled();
    expect([sent, await listMails(server.engine.db), log]).toEqual([[], [], []]);
  });

  test('of a kind that only newer servers know is left to them', async () => {
    const { mailer, sent } = createMailServer();
    const { passwordReset: _, ...older } = COMPOSERS;
    const server = await startServer(mailer, { composers: older });
    await add(server, 'ada@example.org');
    await server.queue.settled();
    expect([sent, log]).toEqual([[], []]);
    await startServer(mailer);
    expect(sent).toMatchObject([{ to: 'ada@example.org' }]);
  });
});

describe('a failed mail', () => {
  test('is sent again when it is due, with the same id', async () => {
    const { mailer, sent, attempts } = createMailServer(2);
    const server = await startServer(mailer);
    await add(server, 'ada@example.org');
    await server.queue.settled();
    await sendDue(server.queue);
    expect(attempts).toHaveLength(1);
    clock.advance(MINUTE_MS / 2);
    await sendDue(server.queue);
    expect([attempts.length, sent.length]).toEqual([2, 0]);
    clock.advance(2 * MINUTE_MS - 1);
    await sendDue(server.queue);
    expect([attempts.length, sent.length]).toEqual([2, 0]);
    clock.advance(1);
    await sendDue(server.queue);
    expect([attempts.length, sent.length]).toEqual([3, 1]);
    expect(new Set(attempts).size).toBe(1);
    const line = { mail: 'passwordReset', id: attempts[0], requestId: '7', stack: expect.anything() };
    expect(log).toEqual([
      { ...line, level: 'warn', attempts: 1 },
      { ...line, level: 'warn', attempts: 2 },
    ]);
  });

  test('is sent by the next server after a restart', async () => {
    const { mailer, sent } = createMailServer(1);
    const first = await startServer(mailer);
    await add(first, 'ada@example.org');
    await first.queue.stop();
    clock.advance(MINUTE_MS);
    await startServer(mailer);
    expect(sent).toMatchObject([{ to: 'ada@example.org' }]);
  });

  test('is found by polling', async () => {
    const { promise: delivered, resolve } = Promise.withResolvers<string>();
    let isDown = true;
    const mailer: Mailer = {
      send: async ({ to }) => {
        if (isDown) throw new Error('Try again later');
        resolve(to);
      },
    };
    const server = await startServer(mailer, { pollMs: 1 });
    await add(server, 'ada@example.org');
    while (log.length === 0) await new Promise(setImmediate);
    isDown = false;
    clock.advance(MINUTE_MS);
    expect(await delivered).toBe('ada@example.org');
    await server.queue.stop();
  });

  test('is given up after ten attempts, within a day', async () => {
    const { mailer, attempts } = createMailServer(99);
    const server = await startServer(mailer);
    await add(server, 'ada@example.org');
    const addedAt = clock.now().getTime();
    for (let tries = 0; tries < 12; tries += 1) {
      await sendDue(server.queue);
      const [mail] = await listMails(server.engine.db);
      clock.advance(Date.parse(mail?.due_at ?? '') - clock.now().getTime());
    }
    expect(attempts).toHaveLength(10);
    expect(clock.now().getTime() - addedAt).toBeLessThan(DAY_MS);
    expect(log.map(({ level }) => level)).toEqual([...Array<string>(9).fill('warn'), 'error']);
    expect(await listMails(server.engine.db)).toMatchObject([{ state: 'failed', error: 'Try again later' }]);
  });

  test('is given up at once when retries are pointless, and forgotten after a month', async () => {
    const { mailer, attempts } = createMailServer(2, new PermanentError('No such mailbox'));
    const server = await startServer(mailer);
    await add(server, 'ada@example.org');
    await server.queue.settled();
    clock.advance(30 * DAY_MS - 1);
    await add(server, 'bob@example.org');
    await server.queue.settled();
    const isFailed = ['failed', 1];
    expect(await statesOf(server)).toEqual([
      ['ada@example.org', ...isFailed],
      ['bob@example.org', ...isFailed],
    ]);
    expect([attempts.length, log.map(({ level }) => level)]).toEqual([2, ['error', 'error']]);
    clock.advance(1);
    await inTransaction(server.engine, (trx) => eraseFailedMails(trx, clock.now(), 30 * DAY_MS));
    expect((await statesOf(server)).map(([payload]) => payload)).toEqual(['bob@example.org']);
  });

  test('is reported in the transaction that gives it up', async () => {
    const { mailer } = createMailServer(1, new PermanentError('No such mailbox'));
    const reports: unknown[] = [];
    const server = await startServer(mailer, {
      onGivenUp: async (trx, { to, error }) => {
        reports.push([to, error, (await listMails(trx)).map(({ state }) => state)]);
      },
    });
    await add(server, 'ada@example.org');
    await server.queue.settled();
    expect(reports).toEqual([['ada@example.org', 'No such mailbox', ['failed']]]);
  });

  test('is given up when servers die at every attempt', async () => {
    const { mailer, sent } = createMailServer();
    const server = await startServer(mailer);
    await server.queue.stop();
    await add(server, 'ada@example.org');
    await server.engine.db.updateTable('mails').set({ attempts: 10 }).execute();
    await startServer(mailer);
    expect(sent).toEqual([]);
    expect(await statesOf(server)).toEqual([['ada@example.org', 'failed', 11]]);
  });
});

describe('several servers with one queue', () => {
  test('send each mail once', async () => {
    const { mailer, sent } = createMailServer();
    const servers = [await startServer(mailer), await startServer(mailer), await startServer(mailer)];
    const adding = servers.flatMap((server, number) =>
      Array.from({ length: 10 }, (_, index) => add(server, `user${number}${index}@example.org`)),
    );
    await Promise.all(adding);
    await Promise.all(servers.map(({ queue }) => sendDue(queue)));
    expect(sent).toHaveLength(30);
    expect(new Set(sent.map(({ to }) => to)).size).toBe(30);
    expect(log).toEqual([]);
  });

  test('send a mail of a killed server when its claim has expired', async () => {
    const stalled = createStalledMailServer();
    const killed = await startServer(stalled.mailer);
    await add(killed, 'ada@example.org');
    const id = await stalled.taken;
    // It cannot write to the database anymore.
    await killed.engine.close();
    stalled.hangUp();
    await killed.queue.settled();

    const { mailer, sent } = createMailServer();
    const { queue } = await startServer(mailer);
    clock.advance(5 * MINUTE_MS - 1);
    await sendDue(queue);
    expect(sent).toEqual([]);
    clock.advance(1);
    await sendDue(queue);
    expect(sent).toEqual([{ to: 'ada@example.org', id }]);
  });
});

describe('a server that stops', () => {
  test('finishes the mails that it is sending', async () => {
    const slow = createStalledMailServer();
    const server = await startServer(slow.mailer);
    await add(server, 'ada@example.org');
    await slow.taken;
    const stopped = server.queue.stop();
    slow.reply();
    await stopped;
    expect(await listMails(server.engine.db)).toEqual([]);
  });

  test('returns mails that take too long, for others to send at once', async () => {
    const stalled = createStalledMailServer();
    const server = await startServer(stalled.mailer, { stopMs: 0 });
    await add(server, 'ada@example.org');
    const id = await stalled.taken;
    await server.queue.stop();
    const { mailer, sent } = createMailServer();
    await startServer(mailer);
    expect(sent).toEqual([{ to: 'ada@example.org', id }]);
    stalled.reply();
    await server.queue.settled();
  });
});

test('held mails are sent once they are released, and new ones before', async () => {
  const { mailer, sent } = createMailServer();
  const stopped = await startServer(mailer);
  const { db } = stopped.engine;
  await stopped.queue.stop();
  await add(stopped, 'restored@example.org');
  expect(await holdMails(db)).toBe(1);

  const server = await startServer(mailer);
  await add(server, 'new@example.org');
  await server.queue.settled();
  expect(sent.map(({ to }) => to)).toEqual(['new@example.org']);
  expect(await statesOf(server)).toEqual([['restored@example.org', 'held', 0]]);

  expect(await releaseMails(db)).toBe(1);
  await sendDue(server.queue);
  expect(sent.map(({ to }) => to)).toEqual(['new@example.org', 'restored@example.org']);
});

test('while the database is not available, the queue logs it and goes on', async () => {
  const { mailer, sent } = createMailServer();
  const stopped = await startServer(mailer);
  await stopped.queue.stop();
  await add(stopped, 'ada@example.org');
  let isDown = true;
  const db = watchQueries(stopped.engine.db, (result) => {
    if (isDown) throw new Error('The database is not available');
    return result;
  });
  const { queue } = await startServer(mailer, { engine: { ...stopped.engine, db } });
  expect(log).toMatchObject([{ level: 'warn', mail: 'queue' }]);
  isDown = false;
  await sendDue(queue);
  expect(sent).toMatchObject([{ to: 'ada@example.org' }]);
});
