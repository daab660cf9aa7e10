import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

/** The clock has advanced since the administrator has signed in. */
const confirm = async () => {
  api.cookie = await api.signIn(ADMIN.email, ADMIN.password);
};

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let type: 'privacy' | 'terms' = 'privacy';
const later = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString();
const read = () => api.call('getPolicy', { params: { type }, as: null });
const save = (content: string) => api.call('savePolicy', { body: { type, content } });
const publish = (body: Record<string, unknown>, headers: Record<string, string> = {}, as = api.cookie) =>
  api.call('publishPolicy', { params: { type }, body, headers, as });
const desk = async () => (await api.call('getPolicyDesk', { params: { type } })).body;
const saveDraft = (content: string | null, etag?: string, as = api.cookie) =>
  api.call('savePolicyDraft', {
    params: { type },
    body: { content },
    headers: etag === undefined ? {} : { 'If-Match': etag },
    as,
  });
const published = (version: number) =>
  api.call('getPublishedPolicy', { params: { type, version: String(version) }, as: null });
const withdraw = (version: number, reason: string | null = null) =>
  api.call('withdrawPolicyVersion', { params: { type, version: String(version) }, body: { reason } });
const next = () => api.call('getNextPolicy', { params: { type }, as: null });

/** Publishes something later. */
const schedule = async (body: Record<string, unknown>) => {
  const { status, failure } = await publish(body);
  const { scheduled } = await desk();
  return { status, failure, body: scheduled ?? { version: 0, state: '', note: '', inForceAt: '' } };
};

/** Publishes a text, without anything scheduled, and returns its number. */
const start = async (content = '<p>One</p>'): Promise<number> => {
  const { scheduled } = await desk();
  if (scheduled) await withdraw(scheduled.version);
  return (await save(content)).body.version ?? 0;
};

const saveWith = (content: string, etag: string) =>
  api.call('savePolicy', { body: { type, content }, headers: { 'If-Match': etag } });

describe('a scheduled version', () => {
  beforeEach(() => start());

  test('is read from its moment on, and by nobody before', async () => {
    const old = (await read()).body;
    const { status, body } = await schedule({
      content: '<p>Two</p>',
      inForceAt: later(HOUR_MS),
      note: '<b>Less</b>',
    });
    expect([status, body.state, body.note, body.inForceAt]).toEqual([
      200,
      'scheduled',
      '<b>Less</b>',
      later(HOUR_MS),
    ]);
    expect((await read()).body).toEqual(old);
    expect((await published(body.version)).status).toBe(404);
    expect((await next()).status).toBe(404);
    api.clock.advance(HOUR_MS - 1);
    expect((await read()).body.content).toBe('<p>One</p>');
    api.clock.advance(1);
    const { body: now, headers } = await read();
    expect(now).toEqual({
      ...old,
      type,
      content: '<p>Two</p>',
      updatedAt: api.clock.now().toISOString(),
      version: body.version,
      sha256: createHash('sha256').update('<p>Two</p>').digest('hex'),
      next: null,
      addresses: [],
    });
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await published(body.version)).body).toMatchObject({
      state: 'inForce',
      until: null,
      note: '<b>Less</b>',
    });
    expect((await published(old.version ?? 0)).body).toMatchObject({
      state: 'past',
      content: '<p>One</p>',
      sha256: createHash('sha256').update('<p>One</p>').digest('hex'),
      until: api.clock.now().toISOString(),
    });
  });

  test('is announced with its text only if its author wants that', async () => {
    const known = (await read()).headers.get('etag') ?? '';
    const { body } = await schedule({
      content: '<p>Two</p>',
      inForceAt: later(HOUR_MS),
      note: 'We keep less',
      isAnnounced: true,
    });
    const announced = await api.call('getPolicy', {
      params: { type },
      as: null,
      headers: { 'If-None-Match': known },
    });
    expect([announced.status, announced.body.next]).toEqual([
      200,
      { version: body.version, inForceAt: later(HOUR_MS), note: 'We keep less' },
    ]);
    expect((await next()).body).toMatchObject({ state: 'scheduled', content: '<p>Two</p>' });
    expect((await published(body.version)).status).toBe(404);
    await withdraw(body.version);
    const etag = announced.headers.get('etag') ?? '';
    const cancelled = await api.call('getPolicy', {
      params: { type },
      as: null,
      headers: { 'If-None-Match': etag },
    });
    expect([cancelled.status, cancelled.body.next, (await next()).status]).toEqual([200, null, 404]);
  });

  test('does not hinder saves of editors who read the policy before or after', async () => {
    const before = (await read()).headers.get('etag') ?? '';
    await schedule({ content: '<p>Two</p>', inForceAt: later(HOUR_MS), isAnnounced: true });
    const after = (await read()).headers.get('etag') ?? '';
    expect((await saveWith('<p>A</p>', before)).status).toBe(200);
    expect((await saveWith('<p>B</p>', after)).status).toBe(412);
    expect((await saveWith('<p>C</p>', (await read()).headers.get('etag') ?? '')).status).toBe(200);
  });

  test('is changed by one that replaces it, and cancelled, until it is in force', async () => {
    const first = (await schedule({ content: '<p>Two</p>', inForceAt: later(HOUR_MS) })).body.version;
    const another = await schedule({ content: '<p>Three</p>', inForceAt: later(2 * HOUR_MS) });
    expect([another.status, another.failure.message]).toEqual([409, `Version ${first} is scheduled already`]);
    const second = (
      await schedule({ content: '<p>Three</p>', inForceAt: later(2 * HOUR_MS), replaces: first })
    ).body.version;
    api.clock.advance(HOUR_MS);
    expect((await read()).body.content).toBe('<p>One</p>');
    expect((await withdraw(second, 'Not yet')).body).toMatchObject({
      state: 'cancelled',
      withdrawnReason: 'Not yet',
    });
    api.clock.advance(2 * HOUR_MS);
    expect((await read()).body.content).toBe('<p>One</p>');
    expect([(await published(first)).status, (await published(second)).status]).toEqual([404, 404]);
    const third = (await schedule({ content: '<p>Four</p>', inForceAt: later(HOUR_MS) })).body.version;
    api.clock.advance(HOUR_MS);
    const late = await withdraw(third);
    expect([late.status, late.failure.code]).toEqual([409, 'in-force']);
    const lateChange = await schedule({ content: '<p>Five</p>', inForceAt: later(HOUR_MS), replaces: third });
    expect([lateChange.status, lateChange.failure.message]).toEqual([
      409,
      `Version ${third} is not scheduled anymore`,
    ]);
    expect((await read()).body.content).toBe('<p>Four</p>');
  });

  test('says what it lacks, whatever its moment, until that is carried over or taken back', async () => {
    const base = await start('<p>Base</p>');
    const planned = (await schedule({ content: '<p>Planned</p>', inForceAt: later(HOUR_MS) })).body.version;
    expect((await desk()).scheduledFrom).toBe(null);
    await save('<p>Base, fixed</p>');
    expect((await desk()).scheduledFrom).toBe(base);
    const moved = await schedule({
      content: '<p>Planned</p>',
      inForceAt: later(2 * HOUR_MS),
      replaces: planned,
    });
    expect((await desk()).scheduledFrom).toBe(base);
    await save('<p>Base</p>');
    expect((await desk()).scheduledFrom).toBe(null);
    const fixed = (await save('<p>Base, fixed</p>')).body.version;
    const draft = await api.call('savePolicyDraft', {
      params: { type },
      body: { content: '<p>Planned, fixed</p>', basedOn: fixed },
    });
    await schedule({
      content: '<p>Planned, fixed</p>',
      inForceAt: later(HOUR_MS),
      replaces: moved.body.version,
      draft: draft.body.version,
    });
    expect((await desk()).scheduledFrom).toBe(null);
  });

  test('whose moment changes keeps who saved it and when, and makes no version if nothing does', async () => {
    const inForceAt = later(HOUR_MS);
    const first = await schedule({ content: '<p>Two</p>', inForceAt, note: 'News', isAnnounced: true });
    const email = 'mover@example.org';
    await confirm();
    await api.addUser({ name: 'Mover', email, role: 'admin' });
    const mover = await api.signIn(email, 'a fine passphrase');
    api.clock.advance(60_000);
    const move = async (body: Record<string, unknown>) => {
      const { version } = (await desk()).scheduled ?? {};
      const same = { content: '<p>Two</p>', note: 'News', isAnnounced: true, replaces: version };
      expect((await publish({ ...same, ...body }, {}, mover)).status).toBe(200);
      return (await desk()).scheduled;
    };
    expect(await move({ inForceAt })).toEqual(first.body);
    const { version } = first.body;
    expect(await move({ inForceAt: later(2 * HOUR_MS) })).toEqual({
      ...first.body,
      version: version + 1,
      inForceAt: later(2 * HOUR_MS),
    });
    const { items } = (await api.call('listPolicyVersions', { params: { type } })).body;
    expect(items.slice(0, 2).map((item) => [item.state, item.savedBy, item.withdrawnReason])).toEqual([
      ['scheduled', 'Admin', null],
      ['cancelled', 'Admin', `Moment changed: version ${version + 1}`],
    ]);
    // The same text, announced differently.
    expect(await move({ inForceAt: later(2 * HOUR_MS), note: 'Less' })).toMatchObject({
      version: version + 2,
      note: 'Less',
    });
    const changed = { content: '<p>Three</p>', inForceAt: later(2 * HOUR_MS), replaces: version + 2 };
    await publish(changed, {}, mover);
    expect((await desk()).scheduled).toMatchObject({ version: version + 3, savedBy: 'Mover' });
  });

  test('outlasts a correction that is published before', async () => {
    await schedule({ content: '<p>Monday</p>', inForceAt: later(HOUR_MS) });
    await save('<p>Typo</p>');
    expect((await read()).body.content).toBe('<p>Typo</p>');
    api.clock.advance(HOUR_MS);
    expect((await read()).body.content).toBe('<p>Monday</p>');
  });

  test.each([
    ['now', 0, 422],
    ['in the past', -DAY_MS, 422],
    ['in a year', 365 * DAY_MS, 200],
    ['later', 367 * DAY_MS, 422],
  ])('%s', async (_moment, ms, status) => {
    const response = await schedule({ content: '<p>Two</p>', inForceAt: later(ms) });
    expect([response.status, Object.keys(response.failure.errors ?? {})]).toEqual([
      status,
      status === 200 ? [] : ['inForceAt'],
    ]);
  });
});

describe('a clock that is set back', () => {
  test('takes back nothing that was published or seen', async () => {
    await start();
    await save('<p>Saved</p>');
    api.clock.advance(-HOUR_MS);
    expect((await read()).body.content).toBe('<p>Saved</p>');
    const moment = new Date(api.clock.now().getTime() + 2 * HOUR_MS).toISOString();
    const { body } = await schedule({ content: '<p>Monday</p>', inForceAt: moment });
    api.clock.advance(2 * HOUR_MS);
    expect((await read()).body.content).toBe('<p>Monday</p>');
    api.clock.advance(-2 * HOUR_MS);
    expect((await read()).body.content).toBe('<p>Monday</p>');
    expect((await withdraw(body.version)).status).toBe(409);
    await save('<p>Newer</p>');
    expect((await read()).body.content).toBe('<p>Newer</p>');
    api.clock.advance(4 * HOUR_MS);
    expect((await read()).body.content).toBe('<p>Newer</p>');
  });
});

test('of two publications at a moment one is refused, or both get a number', async () => {
  await start();
  const etag = (await read()).headers.get('etag') ?? '';
  const both = await Promise.all(
    ['a', 'b'].map((content) => publish({ content: `<p>${content}</p>` }, { 'If-Match': etag })),
  );
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const inForceAt = later(HOUR_MS);
  const planned = await Promise.all(
    ['c', 'd'].map((content) => publish({ content: `<p>${content}</p>`, inForceAt })),
  );
  expect(planned.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const saves = await Promise.all(['e', 'f'].map((content) => publish({ content: `<p>${content}</p>` })));
  const newest = saves.toSorted((a, b) => (b.body.version ?? 0) - (a.body.version ?? 0))[0]?.body;
  expect((await read()).body.version).toBe(newest?.version);
});

describe('a withdrawn version', () => {
  test('leaves number, hash and reason', async () => {
    const old = await start('<p>Named a person</p>');
    await save('<p>Clean</p>');
    expect((await withdraw(old, 'It named a person')).body.state).toBe('withdrawn');
    const again = await withdraw(old, 'Another reason');
    expect(again.body.withdrawnReason).toBe('It named a person');
    const { body } = await published(old);
    expect(body).toMatchObject({ version: old, content: null, withdrawnReason: 'It named a person' });
    expect(body.sha256).toBe(createHash('sha256').update('<p>Named a person</p>').digest('hex'));
    const kept = await api.call('getPolicyVersion', { params: { type, version: String(old) } });
    expect(kept.body.content).toBe('<p>Named a person</p>');
  });

  test('that was in force puts the one before it in force again, and needs a reason', async () => {
    const old = await start('<p>Old</p>');
    const oldText = await read();
    const { version } = (await save('<p>Mistake</p>')).body;
    const mistake = (await read()).headers.get('etag') ?? '';
    expect((await desk()).former).toMatchObject({ version: old, state: 'past' });
    const cancelled = await withdraw(version ?? 0);
    expect([cancelled.status, cancelled.failure.message]).toEqual([
      409,
      `Version ${version} is in force. Withdrawing it takes a reason`,
    ]);
    expect((await withdraw(version ?? 0, 'Published by mistake')).body.state).toBe('withdrawn');
    const again = await read();
    expect([again.body, again.headers.get('etag')]).toEqual([oldText.body, oldText.headers.get('etag')]);
    expect((await published(old)).body).toMatchObject({ state: 'inForce', until: null });
    expect((await desk()).inForce).toMatchObject({ version: old });
    expect((await saveWith('<p>Unaware</p>', mistake)).status).toBe(412);
    expect((await save('<p>Right</p>')).body.version).toBe((version ?? 0) + 1);
    expect((await desk()).former).toMatchObject({ version: old });
  });

  test('leaves the one before it two periods in force', async () => {
    const old = await start('<p>Old</p>');
    const times = [api.clock.now().toISOString()];
    const after = async (work: () => Promise<unknown>) => {
      api.clock.advance(HOUR_MS);
      await confirm();
      await work();
      times.push(api.clock.now().toISOString());
    };
    await after(() => save('<p>Mistake</p>'));
    await after(() => withdraw(old + 1, 'Published by mistake'));
    const [first, replaced, again] = times;
    const periods = [
      { from: first, until: replaced },
      { from: again, until: null },
    ];
    expect((await published(old)).body).toMatchObject({ state: 'inForce', until: null, periods });
    expect((await desk()).inForce).toMatchObject({ version: old, periods });
    const mistake = { state: 'withdrawn', until: again, periods: [{ from: replaced, until: again }] };
    expect((await published(old + 1)).body).toMatchObject(mistake);
    await after(() => save('<p>Right</p>'));
    const ended = [periods[0], { from: again, until: times[3] }];
    expect((await published(old)).body).toMatchObject({ state: 'past', until: times[3], periods: ended });
    const { body } = await api.call('listPolicyVersions', { params: { type } });
    expect(body.items.slice(0, 3).map((version) => [version.version, version.periods])).toEqual([
      [old + 2, [{ from: times[3], until: null }]],
      [old + 1, [{ from: replaced, until: again }]],
      [old, ended],
    ]);
  });
});

describe('the draft', () => {
  test('is shared, and nobody overwrites another', async () => {
    await start();
    const { headers } = await api.call('getPolicyDraft', { params: { type } });
    const etag = headers.get('etag') ?? '';
    const mine = await saveDraft('<p>Draft</p><script>alert(1)</script>', etag);
    expect([mine.status, mine.body.content, mine.body.savedByEmail]).toEqual([
      200,
      '<p>Draft</p>',
      'admin@planner.local',
    ]);
    const theirs = await saveDraft('<p>Other</p>', etag);
    expect([theirs.status, theirs.failure.current]).toEqual([412, mine.body]);
    expect(theirs.headers.get('etag')).toBe(mine.headers.get('etag'));
    expect((await desk()).draft).toMatchObject({
      savedByEmail: 'admin@planner.local',
      version: mine.body.version,
    });
    expect((await read()).body.content).toBe('<p>One</p>');
    await saveDraft(null, mine.headers.get('etag') ?? '');
    expect((await desk()).draft).toBe(null);
  });

  test('keeps its text byte for byte', async () => {
    const content = ' <p>Cafe\u0301</p>\n';
    expect((await saveDraft(content)).body.content).toBe(content);
  });

  test('ends with the version that is made of it, and remains if it is another', async () => {
    await start();
    await saveDraft('<p>Draft</p>');
    await save('<p>Something else</p>');
    expect((await desk()).draft).not.toBe(null);
    await save('<p>Draft</p>');
    expect((await desk()).draft).toBe(null);
    const { body } = await saveDraft('<p>Draft 2</p>');
    await publish({ content: '<p>Draft 2, corrected</p>', draft: body.version });
    expect((await desk()).draft).toBe(null);
  });
});

const drafts = async () =>
  (await api.call('listPolicyDraftVersions', { params: { type } })).body.items.map(({ version, name }) => [
    version,
    name,
  ]);

describe('versions of the draft', () => {
  test('are a minute apart or have a name, and outlive the draft', async () => {
    await start();
    type = 'terms';
    const etag = async () =>
      (await api.call('getPolicyDraft', { params: { type } })).headers.get('etag') ?? '';
    const put = async (content: string, name?: string) =>
      api.call('savePolicyDraft', {
        params: { type },
        body: { content, ...(name && { name }) },
        headers: { 'If-Match': await etag() },
      });
    await put('<p>1</p>');
    api.clock.advance(59_000);
    await put('<p>2</p>');
    await put('<p>2</p>');
    expect(await drafts()).toEqual([[2, null]]);
    api.clock.advance(1_000);
    await put('<p>3</p>');
    await put('<p>3</p>', 'For the board');
    await put('<p>4</p>');
    expect(await drafts()).toEqual([
      [5, null],
      [4, 'For the board'],
      [2, null],
    ]);
    await saveDraft(null);
    const old = await api.call('getPolicyDraftVersion', { params: { type, version: '4' } });
    expect(old.body).toMatchObject({ content: '<p>3</p>', savedByEmail: 'admin@planner.local' });
    expect((await api.call('getPolicyDraftVersion', { params: { type, version: '3' } })).status).toBe(404);
    expect((await api.call('getPolicyDraft', { params: { type } })).body).toMatchObject({
      content: null,
      savedByEmail: 'admin@planner.local',
    });
    type = 'privacy';
  });

  test('a restored one replaces nothing that was typed in the same minute', async () => {
    type = 'terms';
    const put = (content: string, isNewVersion: boolean) =>
      api.call('savePolicyDraft', { params: { type }, body: { content, isNewVersion } });
    api.clock.advance(60_000);
    const { version } = (await put('<p>Typed</p>', false)).body;
    await put('<p>Restored</p>', true);
    await put('<p>Restored, and typed</p>', false);
    expect((await drafts()).slice(0, 2)).toEqual([
      [version + 2, null],
      [version, null],
    ]);
    const params = { type, version: String(version) };
    expect((await api.call('getPolicyDraftVersion', { params })).body.content).toBe('<p>Typed</p>');
    await saveDraft(null);
    type = 'privacy';
  });

  test('without a name are the last 100', async () => {
    type = 'terms';
    for (let count = 0; count < 103; count += 1) {
      await saveDraft(`<p>${count}</p>`);
      api.clock.advance(60_000);
    }
    const found = await drafts();
    expect(found.filter(([, name]) => name === null)).toHaveLength(100);
    expect(found).toContainEqual([4, 'For the board']);
    await saveDraft(null);
    type = 'privacy';
  });
});

test('a draft knows the version that it is made of, and publishing refuses a newer draft', async () => {
  const version = await start('<p>In force</p>');
  const mine = (await saveDraft('<p>Mine</p>')).body;
  expect(mine.basedOn).toBe(version);
  await save('<p>A fix</p>');
  const theirs = (await saveDraft('<p>Theirs</p>')).body;
  expect(theirs.basedOn).toBe(version);
  const stale = await publish({ content: '<p>Mine</p>', draft: mine.version });
  expect([stale.status, stale.failure.code, stale.failure.current]).toEqual([
    412,
    'edit-conflict',
    expect.objectContaining({ content: '<p>A fix</p>' }),
  ]);
  expect((await read()).body.content).toBe('<p>A fix</p>');
  const merged = await api.call('savePolicyDraft', {
    params: { type },
    body: { content: '<p>Both</p>', basedOn: version + 1 },
  });
  expect(merged.body.basedOn).toBe(version + 1);
  expect((await publish({ content: '<p>Both</p>', draft: merged.body.version })).status).toBe(200);
  expect((await desk()).draft).toBe(null);
});

test('an unchanged text makes no version and moves no date, but ends its draft', async () => {
  await start('<p>Same</p>');
  const { body } = await read();
  api.clock.advance(HOUR_MS);
  expect((await save('<p>Same</p>')).body).toEqual(body);
  expect((await publish({ content: '<p>Same</p>', note: 'News' })).body).toEqual(body);
  const planned = await publish({ content: '<p>Same</p>', inForceAt: later(HOUR_MS) });
  expect([planned.status, planned.failure.errors]).toEqual([
    422,
    { content: 'This text is in force already' },
  ]);
  const { items } = (await api.call('listPolicyVersions', { params: { type } })).body;
  expect(items[0]?.version).toBe(body.version);
});

test('access to content may publish, reading may not', async () => {
  await confirm();
  const email = 'reader@example.org';
  const id = await api.addUser({ name: 'Reader', email, role: 'admin' });
  for (const [access, status] of [
    ['content', 200],
    ['read-only', 403],
    ['support', 403],
  ] as const) {
    await api.call('changeAccess', { params: { id }, body: { access } });
    const as = await api.signIn(email, 'a fine passphrase');
    expect((await publish({ content: '<p>By content</p>' }, {}, as)).status).toBe(status);
    expect((await saveDraft('<p>By content</p>', undefined, as)).status).toBe(status);
    const seen = await api.call('getPolicyDesk', { params: { type }, as });
    expect(seen.status).toBe(access === 'support' ? 403 : 200);
  }
});

const accept = (id: string, body: Record<string, unknown>) =>
  api.call('recordAcceptance', { params: { id }, body: { type, ...body } });
/** As the contract describes it. */
const proofOf = (userId: string, version: number, sha256: string, at: string) =>
  createHash('sha256').update(`${userId}\n${type}\n${version}\n${sha256}\n${at}`).digest('hex');
const counts = async () => (await api.call('countAcceptances', { params: { type } })).body;

describe('an acceptance', () => {
  test('is stored once, shown, counted, exported, and restored with its user', async () => {
    await confirm();
    await start('<p>To accept</p>');
    const { version, sha256 } = (await read()).body;
    const userId = await api.addUser({ name: 'Lan', email: 'lan@example.org' });
    const before = await counts();
    expect(before).toMatchObject({ version, accepted: 0 });
    const first = await accept(userId, { version, sha256, source: 'Android 4.2, 203.0.113.7' });
    const stored = {
      type,
      version,
      sha256,
      acceptedAt: api.clock.now().toISOString(),
      source: 'Android 4.2, 203.0.113.7',
      proof: proofOf(userId, version ?? 0, sha256 ?? '', api.clock.now().toISOString()),
    };
    expect([first.status, first.body]).toEqual([200, stored]);
    api.clock.advance(1000);
    expect((await accept(userId, { version, sha256, source: 'iOS' })).body).toEqual(stored);
    expect(await counts()).toEqual({ version, accepted: 1, notAccepted: before.notAccepted - 1 });
    const list = () => api.call('listUserAcceptances', { params: { id: userId } });
    expect((await list()).body.items).toEqual([stored]);
    expect((await api.call('exportUserData', { params: { id: userId } })).body.acceptances).toEqual([stored]);
    const deleted = await api.call('deleteUser', { params: { id: userId } });
    expect((await list()).status).toBe(404);
    expect((await counts()).accepted).toBe(0);
    await api.call('undoActivity', { params: { id: deleted.headers.get('activity-id') ?? '' } });
    expect((await list()).body.items).toEqual([stored]);
    await save('<p>Newer</p>');
    expect((await counts()).accepted).toBe(0);
  });

  test.each([
    ['another hash', { sha256: '0'.repeat(64) }, 'sha256'],
    ['a version that does not exist', { version: 900_000 }, 'version'],
    ['the future', { acceptedAt: '2099-01-01T00:00:00.000Z' }, 'acceptedAt'],
    ['a time before it was in force', { acceptedAt: '2020-01-01T00:00:00.000Z' }, 'acceptedAt'],
  ])('of %s is refused', async (_what, fields, field) => {
    await start();
    const { version, sha256 } = (await read()).body;
    const { status, failure } = await accept(api.adminId, {
      version,
      sha256,
      source: 'Web',
      ...fields,
    });
    expect([status, Object.keys(failure.errors ?? {})]).toEqual([422, [field]]);
  });

  test('at a time of a clock that is up to a minute wrong counts as now, or as when the text came into force', async () => {
    await start('<p>With skew</p>');
    const { version, sha256, updatedAt } = (await read()).body;
    const acceptAt = async (acceptedAt: string) => {
      const id = await api.addUser({ email: `${acceptedAt.replaceAll(/\W/g, '')}@example.org` });
      return (await accept(id, { version, sha256, source: 'Web', acceptedAt })).body.acceptedAt;
    };
    const from = Date.parse(updatedAt ?? '');
    expect(await acceptAt(new Date(from - 60_000).toISOString())).toBe(updatedAt);
    api.clock.advance(HOUR_MS);
    expect(await acceptAt(later(60_000))).toBe(api.clock.now().toISOString());
    expect(await acceptAt(later(60_001))).toBe(undefined);
    expect(await acceptAt(new Date(from - 60_001).toISOString())).toBe(undefined);
    expect(await acceptAt(new Date(from + 5).toISOString())).toBe(new Date(from + 5).toISOString());
  });

  test('follows its text into an equal version, is listed and exported by version, and so is who has not', async () => {
    await confirm();
    await start('<p>Equal</p>');
    const { version: old, sha256 } = (await read()).body;
    const yes = await api.addUser({ name: 'Yes', email: 'yes@example.org' });
    const no = await api.addUser({ name: 'No', email: 'no@example.org' });
    const { body: first } = await accept(yes, { version: old, sha256, source: 'Web' });
    await save('<p>Between</p>');
    expect((await counts()).accepted).toBe(0);
    await save('<p>Equal</p>');
    const { version = 0 } = (await read()).body;
    expect(version).toBe((old ?? 0) + 2);
    expect(await counts()).toMatchObject({ version, accepted: 1 });
    await accept(yes, { version, sha256, source: 'Web, again' });
    expect((await counts()).accepted).toBe(1);

    const params = { type, version: String(version) };
    const accepted = await api.call('listAcceptances', { params });
    const { acceptedAt, proof } = first;
    const own = { userId: yes, name: 'Yes', email: 'yes@example.org' };
    expect(accepted.body).toEqual({
      items: [{ ...own, version: old, acceptedAt, source: 'Web', proof }],
      nextCursor: null,
    });
    const rest: string[] = [];
    let cursor: string | null | undefined;
    do {
      const query = { state: 'notAccepted', limit: '2', ...(cursor && { cursor }) };
      const { body } = await api.call('listAcceptances', { params, query });
      rest.push(...body.items.map(({ userId }) => userId));
      cursor = body.nextCursor;
    } while (cursor);
    expect(rest[0]).toBe(no);
    expect(rest).not.toContain(yes);
    expect(rest).toHaveLength((await counts()).notAccepted);

    const fileOf = async (query: string) => {
      const path = `/api/v1/policies/${type}/versions/${version}/users/export?${query}`;
      const response = await api.fetch(path, { headers: { Cookie: api.cookie } });
      expect(response.headers.get('content-disposition')).toBe(
        `attachment; filename="acceptances-${type}-${version}.csv"`,
      );
      return (await response.text()).replace('\uFEFF', '');
    };
    expect(await fileOf('columns=name,accepted')).toBe(`"Name","Accepted"\r\n"Yes","${acceptedAt}"\r\n`);
    const others = await fileOf('state=notAccepted&columns=email');
    expect(others).toContain('"no@example.org"');
    expect(others).not.toContain('yes@example.org');
    const { items } = (await api.call('listActivity', { query: { kind: 'acceptancesExported' } })).body;
    expect(items).toHaveLength(2);
  });

  test('leaves a proof that outlives the account, and names nobody', async () => {
    await confirm();
    await start('<p>To prove</p>');
    const { version, sha256 } = (await read()).body;
    const id = await api.addUser({ name: 'Gone', email: 'gone@example.org' });
    const { proof = '', acceptedAt } = (await accept(id, { version, sha256, source: 'Web' })).body;
    const find = (query = {}, userId = id) =>
      api.call('findAcceptanceProof', { params: { id: userId, proof }, query });
    expect((await find()).body).toEqual({ proof, type, version, sha256, hasAccount: true });
    const { token } = (
      await api.call('createToken', {
        body: { name: 'App', access: 'support', only: 'acceptances', days: 1 },
      })
    ).body;
    await api.call('deleteUser', { params: { id } });
    await api.call('eraseUser', { params: { id } });
    expect((await find({ acceptedAt })).body).toEqual({ proof, type, version, sha256, hasAccount: false });
    // It proves nothing of others, of another time, or to those who don't know it.
    for (const { status } of [
      await find(),
      await find({ acceptedAt }, api.adminId),
      await find({ acceptedAt: later(1) }),
    ])
      expect(status).toBe(404);
    const unknown = { id, proof: '0'.repeat(64) };
    expect((await api.call('findAcceptanceProof', { params: unknown, query: { acceptedAt } })).status).toBe(
      404,
    );
    expect(await api.engine.db.selectFrom('policy_acceptance_proofs').selectAll().execute()).toContainEqual({
      proof,
      type,
      version,
      sha256,
    });
    const response = await api.fetch(`/api/v1/users/${id}/acceptances/${proof}?acceptedAt=${acceptedAt}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
  });

  test('of a scheduled version is refused', async () => {
    await start();
    const { version } = (await schedule({ content: '<p>Two</p>', inForceAt: later(HOUR_MS) })).body;
    const sha256 = createHash('sha256').update('<p>Two</p>').digest('hex');
    expect((await accept(api.adminId, { version, sha256, source: 'Web' })).status).toBe(422);
  });
});

test('a policy whose first version is scheduled has no text until then, and keeps it', async () => {
  type = 'terms';
  const { body } = await schedule({ content: '<p>First</p>', inForceAt: later(HOUR_MS) });
  expect([body.version, (await read()).body]).toEqual([
    1,
    {
      type,
      timeZone: 'UTC',
      title: 'Terms and Conditions',
      language: 'en',
      translations: [],
      content: '',
      updatedAt: null,
      version: null,
      sha256: null,
      next: null,
      addresses: [],
    },
  ]);
  api.clock.advance(HOUR_MS);
  expect((await read()).body).toMatchObject({ content: '<p>First</p>', version: 1 });
  expect((await desk()).former).toBe(null);
  const withdrawn = await withdraw(1, 'Published by mistake');
  expect([withdrawn.status, withdrawn.failure.message]).toEqual([
    409,
    'Version 1 is in force. Publish another version first',
  ]);
  type = 'privacy';
});

test('the clock of the database decides', async () => {
  const other = await startTestApi({ hasDatabaseClock: true });
  const call = { params: { type: 'terms' } };
  // A server whose clock is wrong; the test's is of the year 2026-05.
  const soon = new Date(Date.now() + HOUR_MS).toISOString();
  await other.call('publishPolicy', {
    ...call,
    body: { content: '<p>Soon</p>', inForceAt: soon },
  });
  const isPostgres = other.engine.now !== undefined;
  expect((await other.call('getPolicyDesk', call)).body.scheduled).toMatchObject({
    version: 1,
    state: 'scheduled',
  });
  other.clock.advance(Date.parse(soon) - other.clock.now().getTime());
  const { content } = (await other.call('getPolicy', { ...call, as: null })).body;
  expect(content).toBe(isPostgres ? '' : '<p>Soon</p>');
  await other.stop();
});

describe('REQUIRE_APPROVAL', () => {
  test('lets one administrator save the draft, and another publish it', async () => {
    const strict = await startTestApi({ requireApproval: true });
    const params = { type: 'terms' };
    const email = 'second@example.org';
    await strict.addUser({ email, role: 'admin' });
    const other = await strict.signIn(email, 'a fine passphrase');
    const draft = (content: string, as = strict.cookie) =>
      strict.call('savePolicyDraft', { params, body: { content }, as });
    const release = async (body: Record<string, unknown>, as = strict.cookie) => {
      const { status, failure } = await strict.call('publishPolicy', { params, body, as });
      return [status, failure.code];
    };
    const refused = [403, 'approval-required'];
    const content = '<p>One</p>';
    // Past the draft.
    const atOnce = await strict.call('savePolicy', { body: { ...params, content } });
    expect([atOnce.status, atOnce.failure.code]).toEqual(refused);
    expect(await release({ content }, other)).toEqual(refused);

    const { version, needsApproval } = (await draft(content)).body;
    expect(needsApproval).toBe(true);
    expect((await strict.call('getPolicyDraft', { params, as: other })).body.needsApproval).toBe(false);
    expect(await release({ content, draft: version })).toEqual(refused);
    expect(await release({ content: '<p>Another</p>', draft: version }, other)).toEqual(refused);
    expect(await release({ content, draft: version }, other)).toEqual([200, undefined]);
    // Nothing changes.
    expect((await strict.call('savePolicy', { body: { ...params, content } })).status).toBe(200);

    const inDays = (days: number) => new Date(strict.clock.now().getTime() + days * DAY_MS).toISOString();
    const planned = '<p>Two</p>';
    const { body: nextDraft } = await draft(planned, other);
    expect(
      await release({ content: planned, draft: nextDraft.version, inForceAt: inDays(1) }, other),
    ).toEqual(refused);
    expect(await release({ content: planned, draft: nextDraft.version, inForceAt: inDays(1) })).toEqual([
      200,
      undefined,
    ]);
    const { scheduled } = (await strict.call('getPolicyDesk', { params })).body;
    const moved = { content: planned, inForceAt: inDays(2), replaces: scheduled?.version };
    expect(await release(moved, other)).toEqual([200, undefined]);
    await strict.stop();
  });

  test('lets nobody publish a draft that they have saved since it began', async () => {
    const strict = await startTestApi({ requireApproval: true });
    const params = { type: 'terms' };
    const emails = ['second@example.org', 'third@example.org'];
    for (const email of emails) await strict.addUser({ email, role: 'admin' });
    const [second, third] = await Promise.all(
      emails.map((email) => strict.signIn(email, 'a fine passphrase')),
    );
    const draft = async (content: string | null, as = strict.cookie) =>
      (await strict.call('savePolicyDraft', { params, body: { content }, as })).body;
    const release = async ({ content, version }: Awaited<ReturnType<typeof draft>>, as = strict.cookie) => {
      const body = { content, draft: version };
      const { status, failure } = await strict.call('publishPolicy', { params, body, as });
      return [status, failure.message];
    };
    const refused = [403, 'You have written in this draft, so an administrator who has not must publish it'];
    const needsApproval = async (as = strict.cookie) =>
      (await strict.call('getPolicyDraft', { params, as })).body.needsApproval;

    await draft('<p>Al</p>');
    const written = await draft('<p>All</p>', second);
    expect([await needsApproval(), await needsApproval(second), await needsApproval(third)]).toEqual([
      true,
      true,
      false,
    ]);
    expect([await release(written), await release(written, second)]).toEqual([refused, refused]);
    expect(await release(written, third)).toEqual([200, undefined]);

    // Discarded words are not published.
    await draft('<p>All, and more</p>');
    await draft(null);
    const begun = await draft('<p>All, or less</p>', second);
    expect(await release(begun, second)).toEqual(refused);
    expect(await release(begun)).toEqual([200, undefined]);

    // Versions without a name are the last 100.
    await draft('<p>Mine</p>');
    let last = begun;
    for (let count = 0; count < 101; count += 1) {
      strict.clock.advance(60_000);
      last = await draft(`<p>Mine ${count}</p>`, second);
    }
    expect(await release(last)).toEqual(refused);
    await strict.stop();
  });
});
