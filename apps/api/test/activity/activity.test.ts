import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  CONNECTING,
  kindsOf as kindsOfGroups,
  plainWordsOf,
  wordsBesideKinds,
} from '../../src/activity/kinds.ts';
import { type Entry, record } from '../../src/activity/record.ts';
import { loadContract } from '../../src/platform/contract/loadContract.ts';
import { inTransaction } from '../../src/platform/db/inTransaction.ts';
import { createIds } from '../../src/platform/ids.ts';
import { PermanentError } from '../../src/platform/mail/openMailer.ts';
import { countMails } from '../../src/platform/mail/rows.ts';
import { DAY_MS, HOUR_MS } from '../../src/platform/time.ts';
import { startSession } from '../../src/sessions/rows.ts';
import { formOf, picture } from '../support/pictures.ts';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const list = async (query: Record<string, string | number> = {}) =>
  (await api.call('listActivity', { query })).body.items;

const newest = async () => {
  const [first] = await list({ limit: 1 });
  if (!first) throw new Error('The activity is empty');
  return first;
};

const ids = createIds();

/** Sessions end while the clock advances. A new one without an entry. */
const advance = async (ms: number) => {
  api.clock.advance(ms);
  api.cookie = `planner_session=${await startSession(api.engine.db, api.adminId, api.clock.now())}`;
};

/** Records entries as if an hour lay between each two. */
const recordAll = (subjects: readonly string[], kind: 'signedOut' | 'categoryDeleted' = 'signedOut') =>
  inTransaction(api.engine, async (trx) => {
    for (const subject of subjects) {
      api.clock.advance(HOUR_MS);
      const source = {
        services: { ids, log: () => {} },
        address: '::1',
        requestId: 'r',
        now: api.clock.now(),
      };
      await record(trx, source, { kind, subject });
    }
  });

interface Sentence extends Pick<Entry, 'kind' | 'subject' | 'detail' | 'changes'> {
  ended?: Pick<Entry, 'kind' | 'detail'>;
  shown: string[];
}
const SENTENCES = JSON.parse(
  await readFile(
    new URL('../../../../packages/features/src/shared/activity/sentences.json', import.meta.url),
    'utf8',
  ),
) as Sentence[];

const subjectsOf = (items: { subject: string | null }[]) => items.map(({ subject }) => subject);

const kindsOf = async (query: Record<string, string>) => (await list(query)).map(({ kind }) => kind);

const hoursAgo = (hours: number) => new Date(api.clock.now().getTime() - hours * HOUR_MS).toISOString();

const saveTerms = (content: string) => api.call('savePolicy', { body: { type: 'terms', content } });

const versions = (from: string, to: string) => [{ field: 'version', from, to }];

const count = async () => (await api.engine.db.selectFrom('activity').select('id').execute()).length;

describe('an entry tells', () => {
  test('who changed what on whom, from where', async () => {
    const id = await api.addUser({ name: 'Lan', email: 'lan@example.org' });
    const { headers } = await api.call('updateUser', {
      params: { id },
      body: { name: 'Lan N.', role: 'admin' },
    });
    expect(await newest()).toEqual({
      _id: expect.any(String),
      at: api.clock.now().toISOString(),
      kind: 'roleChanged',
      actorId: api.adminId,
      actor: ADMIN.email,
      subjectId: id,
      subjectKind: 'user',
      subject: 'lan@example.org',
      detail: 'user → admin',
      changes: [
        { field: 'name', from: 'Lan', to: 'Lan N.' },
        { field: 'role', from: 'user', to: 'admin' },
      ],
      address: '127.0.0.1',
      requestId: headers.get('x-request-id'),
      undoUntil: new Date(api.clock.now().getTime() + 30 * DAY_MS).toISOString(),
    });
    await api.call('deleteUser', { params: { id } });
    expect(await newest()).toMatchObject({
      kind: 'userDeleted',
      changes: [
        { field: 'name', from: 'Lan N.' },
        { field: 'email', from: 'lan@example.org' },
        { field: 'role', from: 'admin' },
      ],
    });
  });

  test('colors and lists of categories, and that icons changed', async () => {
    const {
      body: { _id: food },
    } = await api.call('createFinanceCategory', {
      body: { name: 'Food', color: '#3b82f6' },
    });
    const params = { id: food };
    await api.call('updateFinanceCategory', { params, body: { name: 'Food', color: '#ff0000' } });
    expect(await newest()).toMatchObject({
      kind: 'categoryUpdated',
      subject: 'Food',
      subjectId: food,
      subjectKind: 'finance',
      detail: 'finance',
      changes: [{ field: 'color', from: '#3b82f6', to: '#ff0000' }],
    });
    await api.call('deleteFinanceCategory', { params });
    const { _id: deletion, ...rest } = await newest();
    expect(rest).toMatchObject({
      kind: 'categoryDeleted',
      changes: [{ field: 'name', from: 'Food' }, {}, { field: 'role', from: 'admin' }],
    });
    await api.call('undoActivity', { params: { id: deletion } });
    expect(await newest()).toMatchObject({ kind: 'changeUndone', subjectId: food, subjectKind: 'finance' });
    const [red, blue] = [await picture('red'), await picture('blue')];
    const form = formOf({ name: 'Water', iconLight: red, iconDark: red });
    const {
      body: { _id: water },
    } = await api.call('createHabitCategory', { body: form });
    const change = formOf({ name: 'Water', iconDark: blue });
    await api.call('updateHabitCategory', { params: { id: water }, body: change });
    expect(await newest()).toMatchObject({ detail: 'habit', changes: [{ field: 'iconDark' }] });
  });

  test('the versions of a legal text, and which one was restored', async () => {
    await saveTerms('<p>One</p>');
    await saveTerms('<p>Two</p>');
    expect(await newest()).toMatchObject({ subject: 'terms', detail: null, changes: versions('1', '2') });
    await saveTerms('<p>One</p>');
    expect(await newest()).toMatchObject({ detail: 'version 1', changes: versions('2', '3') });
  });

  test('long names shortened', async () => {
    const name = 'N'.repeat(199) + '🙂';
    await api.call('createFinanceCategory', { body: { name, color: '#3b82f6' } });
    expect((await newest()).changes[0]).toEqual({ field: 'name', to: `${'N'.repeat(199)}…` });
  });
});

test('health data and passwords appear in no entry, no answer and no line of the log', async () => {
  const health = { gender: 'female', dob: '1961-08-17', height: '173.25', weight: '91.75' };
  const password = 'a sentinel passphrase';
  const { gender: _, ...sentinels } = health;
  const id = await api.addUser({ email: 'sentinel@example.org', password, ...health });
  await api.call('updateUser', {
    params: { id },
    body: { name: 'Ada Test', weight: null, height: '172.75' },
  });
  expect(await newest()).toMatchObject({
    kind: 'userUpdated',
    changes: [{ field: 'height' }, { field: 'weight' }],
  });
  await api.fetch('/api/v1/users/export', { headers: { Cookie: api.cookie } }).then((file) => file.text());
  const answer = await api.fetch('/api/v1/activity/export', { headers: { Cookie: api.cookie } });
  const rows = await api.engine.db
    .selectFrom('activity')
    .select(['actor', 'subject', 'detail', 'changes', 'search'])
    .execute();
  const everything = JSON.stringify([rows, await list({ limit: 100 }), await answer.text(), api.securityLog]);
  for (const secret of [...Object.values(sentinels), '172.75', password])
    expect(everything).not.toContain(secret);
  expect(JSON.stringify(api.securityLog)).not.toContain('sentinel@');
});

describe('the list', () => {
  let lan: string;
  beforeAll(async () => {
    api.clock.advance(30 * DAY_MS);
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    await api.call('exportUsers');
    await api.addUser({ name: 'محمد العربي', email: 'mohamed@example.org' });
    lan = await api.addUser({ name: 'Nguyễn Ngọc', email: 'Lan.Nguyen@example.org', role: 'admin' });
    const cookie = await api.signIn('lan.nguyen@example.org', 'a fine passphrase');
    await api.call('createFinanceCategory', { as: cookie, body: { name: 'Škoda', color: '#3b82f6' } });
  });

  test.each(['lan.nguyen@example.org', 'LAN.NGUYEN@example.org', 'id'])('has what %s did', async (actor) => {
    const query = { actor: actor === 'id' ? lan : actor };
    expect(await kindsOf(query)).toEqual(['categoryCreated', 'signedIn']);
  });

  test.each(['lan.nguyen@example.org', 'id'])('has what was done to %s', async (subject) => {
    const query = { subject: subject === 'id' ? lan : subject };
    expect(await kindsOf(query)).toEqual(['signedIn', 'userCreated']);
  });

  test.each([
    ['skoda', ['categoryCreated']],
    ['finance NGUYEN', ['categoryCreated']],
    ['nguyen admin', ['userCreated']],
    ['exported', ['usersExported']],
    ['export users', ['usersExported']],
    ['added categories', ['categoryCreated']],
    ['login lan', ['signedIn']],
    ['created Ngoc', ['categoryCreated']],
    ['added user Ngoc', ['userCreated']],
    ['Added the administrator lan.nguyen@example.org', ['userCreated']],
    ['Export of users started', ['usersExported']],
    ['Added the finance category “Škoda”', ['categoryCreated']],
    ['“Škoda”', ['categoryCreated']],
    ['"finance skoda"', []],
    ['„Nguyễn Ngọc“', ['categoryCreated']],
    ['"Ngọc Nguyễn"', []],
    ['"created Nguyễn Ngọc"', ['categoryCreated']],
    ['"created Ngọc Nguyễn"', []],
    ['"Added the finance category “Škoda”"', ['categoryCreated']],
    ['"the skoda"', []],
    ['"added the administrator lan.nguyen@example.org"', ['userCreated']],
    ['محمد', ['userCreated']],
    ['مُحَمَّد العربي', ['userCreated']],
    ['nothing like that', []],
  ])('finds the words %s', async (query, kinds) => {
    const found = await kindsOf({ query });
    expect(found.filter((kind) => kind !== 'exportEnded').slice(0, 1)).toEqual(kinds);
  });

  // Their texts are the console's; only their words can be read here.
  test('knows the words of the sentence of each kind', async () => {
    const file = new URL(
      '../../../../packages/features/src/shared/activity/activityKinds.ts',
      import.meta.url,
    );
    const source = await readFile(file, 'utf8');
    const kinds = [
      ...source.slice(source.indexOf('const KINDS')).matchAll(/^  (\w+): ((?:.|\n)*?)(?=^  \w+: |^\};)/gm),
    ];
    const missing = kinds.flatMap(([, kind = '', code = '']) => {
      const texts = code.replace(/mentions: .*/, '').replaceAll(/\$\{.*?\}|''|\{#?\}/g, ' ');
      const words = [...texts.matchAll(/['`]([^'`]*)['`]/g)].flatMap(([, text = '']) => plainWordsOf(text));
      const beside = new Map<string, string[]>(wordsBesideKinds(words));
      return (beside.get(kind) ?? [kind]).map((word) => `${kind}: ${word}`);
    });
    expect(kinds).toHaveLength(loadContract().activityKinds.length);
    expect(missing).toEqual([]);
  });

  // A test of the console proves that it shows them like this.
  test.each(SENTENCES)(
    'finds each word of $shown',
    async ({ kind, subject, detail, changes, ended, shown }) => {
      await advance(HOUR_MS);
      const id = ids(api.clock.now());
      const source = {
        services: { ids, log: () => {} },
        address: '198.51.100.77',
        requestId: 'r',
        now: api.clock.now(),
      };
      const actor = { id: api.adminId, email: ADMIN.email };
      await inTransaction(api.engine, async (trx) => {
        await record(trx, source, { id, kind, actor, subject, detail, changes });
        if (ended) await record(trx, source, { ...ended, actor, subject, refersTo: id });
      });
      const isEnd = kind.startsWith('task');
      const query = { from: api.clock.now().toISOString(), ...(!isEnd && { partOf: 'none' }) };
      const isFound = async (text: string) =>
        (await list({ ...query, query: text })).map(({ _id }) => _id).join() === id;
      const text = shown.join(' ');
      const words = plainWordsOf(text).filter((word) => !CONNECTING.has(word));
      const lost: string[] = [];
      for (const typed of [...words, text, `${text} by ${ADMIN.email} 198.51.100.77`, `by ${ADMIN.email}`])
        if (!(await isFound(typed))) lost.push(typed);
      expect(lost).toEqual([]);
    },
  );

  test('has the group security, one kind, or a period, both ends included', async () => {
    expect(await kindsOf({ actor: lan, kind: 'security' })).toEqual(['signedIn']);
    expect(await kindsOf({ actor: lan, kind: 'categoryCreated' })).toEqual(['categoryCreated']);
    await advance(DAY_MS);
    await recordAll(['one', 'two', 'three']);
    expect(subjectsOf(await list({ from: hoursAgo(1) }))).toEqual(['three', 'two']);
    expect(subjectsOf(await list({ from: hoursAgo(1), to: hoursAgo(1) }))).toEqual(['two']);
    expect(subjectsOf(await list({ to: hoursAgo(1), limit: 2 }))).toEqual(['two', 'one']);
    expect(await list({ to: '9999-12-31T23:59:59Z' })).toEqual(await list());
    expect(await list({ from: '9999-12-31T23:59:59Z' })).toEqual([]);
    expect(await list({ to: '0001-01-01T00:00:00Z' })).toEqual([]);
  });

  test.each([
    [{ from: '2026-05-05T00:00:00Z', to: '2026-05-04T00:00:00Z' }, 'from'],
    [{ to: '2026-12-31T23:59:60Z' }, 'to'],
    [{ from: 'yesterday' }, 'from'],
    [{ kind: 'x'.repeat(41) }, 'kind'],
    [{ cursor: Buffer.from('9'.repeat(19)).toString('base64url') }, 'cursor'],
  ])('refuses %j', async (query, field) => {
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    for (const id of ['listActivity', 'exportActivity'] as const) {
      if (id === 'exportActivity' && 'cursor' in query) continue;
      const { status, failure } = await api.call(id, { query });
      expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
    }
  });

  test('repeats and hides no entry while others are added', async () => {
    const subjects = Array.from({ length: 7 }, (_, index) => `page ${index}`);
    await recordAll(subjects, 'categoryDeleted');
    const seen: (string | null)[] = [];
    let cursor: string | null | undefined;
    while (cursor !== null) {
      const query = { kind: 'categoryDeleted', query: 'page', limit: 2, ...(cursor && { cursor }) };
      const { body } = await api.call('listActivity', { query });
      seen.push(...subjectsOf(body.items));
      cursor = body.nextCursor;
      await recordAll(['page later'], 'categoryDeleted');
    }
    expect(seen).toEqual(subjects.toReversed());
  });
});

describe('an export', () => {
  test('contains the entries of the list, in their order, without formulas', async () => {
    await recordAll(['=1+1', 'plain'], 'categoryDeleted');
    api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
    const query = `?kind=categoryDeleted&query=plain`;
    const response = await api.fetch(`/api/v1/activity/export${query}`, { headers: { Cookie: api.cookie } });
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="activity.csv"');
    const [head, ...lines] = (await response.text()).trim().split('\r\n');
    expect(head).toContain('"Time","Kind","By","On","Detail","Changes","Address","Request ID","Token"');
    expect(lines).toEqual([`"${api.clock.now().toISOString()}","categoryDeleted",,"plain",,"","::1","r",`]);
    const risky = await api.fetch('/api/v1/activity/export?subject=%3D1%2B1', {
      headers: { Cookie: api.cookie },
    });
    expect(await risky.text()).toContain(`"'=1+1"`);
  });

  test('has an entry with its filters before its first byte, and one with its rows at its end', async () => {
    await advance(HOUR_MS);
    const from = api.clock.now().toISOString();
    await api.call('exportUsers', { query: { query: 'nguyen', role: 'admin' } });
    const [end, begin] = await list({ from });
    expect([begin, end]).toMatchObject([
      {
        kind: 'usersExported',
        actor: ADMIN.email,
        subject: 'users',
        detail: null,
        changes: [
          { field: 'query', to: 'nguyen' },
          { field: 'role', to: 'admin' },
        ],
      },
      { kind: 'exportEnded', subject: 'users', detail: '1 row', changes: [] },
    ]);
    // One line.
    const lines = await list({ from, partOf: 'none' });
    expect(lines).toMatchObject([{ kind: 'usersExported', ended: { kind: 'exportEnded', detail: '1 row' } }]);
    expect(await list({ groups: 'changes', partOf: 'none', limit: 1 })).toMatchObject(lines);
    expect(end?.requestId).toBe(begin?.requestId);
  });
});

describe('entries are kept for a year', () => {
  test('and nothing is deleted when the clock jumps, for a week', async () => {
    await recordAll(Array(60).fill('old'));
    const before = await count();
    api.clock.advance(400 * DAY_MS);
    await recordAll(['first', 'second']);
    api.clock.advance(6 * DAY_MS);
    await recordAll(['third']);
    await api.eraser.run();
    expect(await count()).toBe(before + 3);
  });

  test('then older ones are deleted', async () => {
    api.clock.advance(2 * DAY_MS);
    await api.eraser.run();
    await advance(0);
    expect(subjectsOf(await list())).toEqual(['third', 'second', 'first']);
  });
});

test('activity, messages, mails and tasks are kept for as many days as is set', async () => {
  const short = await startTestApi({
    retention: {
      activityRetentionDays: 40,
      messageRetentionDays: 50,
      mailRetentionDays: 3,
      taskRetentionDays: 2,
    },
    mailer: { send: () => Promise.reject(new PermanentError('No such mailbox')) },
  });
  const { db } = short.engine;
  const signInLater = async (days: number) => {
    short.clock.advance(days * DAY_MS);
    await short.eraser.run();
    short.cookie = await short.signIn(ADMIN.email, ADMIN.password);
  };
  const counts = async () => ({
    oldest: (await short.call('listActivity')).body.items.some(({ kind }) => kind === 'mailFailed'),
    messages: (await short.call('listContactMessages')).body.pagination.totalItems,
    mails: await countMails(db, 'failed'),
    tasks: (await short.call('listTasks')).body.tasks.length,
  });
  try {
    const email = 'ada@example.org';
    await short.addUser({ name: 'Ada Test', email });
    await short.call('requestPasswordReset', { body: { email }, as: null });
    const message = { firstName: 'Ada', lastName: 'Test', email, message: 'A question of today' };
    await short.call('sendContactMessage', { body: message, as: null });
    await short.call('deleteUsers', { body: { query: 'ada', total: 1 } });
    await short.tasks.settled();
    await vi.waitFor(async () => expect(await countMails(db, 'failed')).toBe(1));
    short.takeLog();
    const all = { oldest: true, messages: 1, mails: 1, tasks: 1 };
    await signInLater(1.5);
    expect(await counts()).toEqual(all);
    await signInLater(1);
    expect(await counts()).toEqual({ ...all, tasks: 0 });
    await signInLater(1);
    expect(await counts()).toEqual({ ...all, mails: 0, tasks: 0 });
    await signInLater(28);
    await signInLater(8);
    expect(await counts()).toEqual({ oldest: true, messages: 1, mails: 0, tasks: 0 });
    await signInLater(1);
    expect(await counts()).toEqual({ oldest: false, messages: 1, mails: 0, tasks: 0 });
    await signInLater(10);
    expect(await counts()).toEqual({ oldest: false, messages: 0, mails: 0, tasks: 0 });
  } finally {
    await short.stop();
  }
});

test('a mail that was given up leaves to whom it went and why it failed, and counts on the dashboard', async () => {
  const failing = await startTestApi({
    mailer: { send: () => Promise.reject(new PermanentError('No such mailbox')) },
  });
  try {
    await failing.addUser({ name: 'Ada Test', email: 'ada@example.org' });
    await failing.call('requestPasswordReset', { body: { email: 'ada@example.org' }, as: null });
    const query = { kind: 'mailFailed' };
    const entries = async () => (await failing.call('listActivity', { query })).body.items;
    await vi.waitFor(async () => expect(await entries()).toHaveLength(1));
    expect((await entries())[0]).toMatchObject({
      actor: null,
      subject: 'ada@example.org',
      detail: 'passwordReset',
      changes: [{ field: 'error', to: 'No such mailbox' }],
    });
    expect((await failing.call('getDashboard')).body.attention?.failedMails).toBe(1);
    expect(failing.takeLog()).toMatchObject([{ level: 'error', mail: 'passwordReset' }]);
  } finally {
    await failing.stop();
  }
});

const kindsIn = async (query: Record<string, string | number>) =>
  (await api.call('listActivity', { query: { limit: 100, ...query } })).body.items.map(({ kind }) => kind);

describe('groups of kinds', () => {
  test('are what everyone calls everything about access, and exports', async () => {
    const id = await api.addUser({ email: 'grouped@example.org' });
    await api.call('updateUser', { params: { id }, body: { name: 'Grouped', role: 'admin' } });
    await api.call('exportUsers', { query: { query: 'grouped' } });
    await api.call('deleteUser', { params: { id } });
    await api.call('logIn', { body: ADMIN, as: null });
    const access = await kindsIn({ groups: 'access' });
    expect(access[0]).toBe('roleChanged');
    expect(access).not.toContain('usersExported');
    expect((await kindsIn({ groups: 'access,exports', limit: 2 })).toSorted()).toEqual([
      'exportEnded',
      'usersExported',
    ]);
    expect(await kindsIn({ groups: 'deletions', limit: 1 })).toEqual(['userDeleted']);
    expect(await kindsIn({ groups: 'signIns' })).toContain('signedIn');
    expect(await kindsIn({ groups: 'changes' })).not.toContain('signedIn');
    expect(await kindsIn({ groups: 'access', subject: id })).toEqual(['roleChanged']);
    expect(await kindsIn({ groups: 'deletions', query: 'grouped', partOf: 'none' })).toEqual(['userDeleted']);
  });

  test('are read page by page', async () => {
    const all = await kindsIn({ groups: 'users,signIns' });
    const { items, nextCursor } = (
      await api.call('listActivity', { query: { groups: 'users,signIns', limit: 3 } })
    ).body;
    const rest = await kindsIn({ groups: 'users,signIns', cursor: nextCursor ?? '' });
    expect([...items.map(({ kind }) => kind), ...rest].slice(0, 50)).toEqual(all.slice(0, 50));
  });

  test('have every kind but none that does not exist', async () => {
    const groups = 'access,users,deletions,exports,legal,categories,messages,signIns,reads';
    const grouped = new Set(kindsOfGroups(groups));
    const ends = ['taskEnded', 'taskCancelled'];
    expect(loadContract().activityKinds.filter((kind) => !grouped.has(kind as never))).toEqual(ends);
    expect((await api.call('listActivity', { query: { groups: 'everything' } })).status).toBe(422);
  });
});
