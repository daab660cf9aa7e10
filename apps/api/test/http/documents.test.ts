import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPolicyCleaner } from '@planner/policy-html/server';
import { loadStaticFiles } from '../../src/platform/http/staticFiles.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';
import { watchQueries } from '../support/watchQueries.ts';

const PAGE = path.join(import.meta.dirname, '../../../console/index.html');

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
  await copyFile(PAGE, path.join(folder, 'index.html'));
  api = await startTestApi({
    staticFiles: loadStaticFiles(folder, 'http://localhost/admin'),
    publicUrl: 'http://localhost/admin',
  });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const get = async (address: string, init?: RequestInit) => {
  const response = await api.fetch(address, { redirect: 'manual', ...init });
  return { status: response.status, headers: response.headers, text: await response.text() };
};

/** What a browser without scripts shows. */
const shownBy = (html: string) =>
  /<main class="document">([^]*?)<\/main>/
    .exec(html)?.[1]
    ?.replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const savePolicy = async (content: string) => {
  await api.call('savePolicy', { body: { type: 'privacy', content } });
  api.clock.advance(3_600_000);
};

const FIRST = '<h2 id="root">What we keep</h2><p>A "name" & an e-mail.</p>';
const SECOND = '<p>Only the name. <a href="#root">More</a></p>';
const HASH = createHash('sha256').update(SECOND).digest('hex');
const OLD_HASH = createHash('sha256').update(FIRST).digest('hex');

const time = (date: Date) =>
  date.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'long', timeZone: 'UTC' });

test('legal texts, their versions and past states can be read without scripts', async () => {
  const before = await get('/terms-and-conditions');
  expect([before.status, shownBy(before.text)]).toEqual([
    200,
    'Terms and Conditions Nothing has been published yet.',
  ]);
  const first = api.clock.now();
  await savePolicy(FIRST);
  const second = api.clock.now();
  await savePolicy(SECOND);

  const current = await get('/privacy-policy');
  expect(shownBy(current.text)).toBe(
    `Privacy Policy In force since ${time(second)} Only the name. More Version 2, SHA-256: ${HASH} Download the text All versions`,
  );
  expect(current.text).toContain('<title>Privacy Policy · Planner</title>');
  expect(current.text).toContain('<meta name="description" content="Privacy Policy of Planner" />');
  expect(current.text).not.toContain("can't run in this browser");
  // The console's code shows the same, without asking again.
  expect(JSON.parse(/policies\/privacy">(.*?)<\/script>/.exec(current.text)?.[1] ?? '')).toMatchObject({
    type: 'privacy',
    content: SECOND,
    version: 2,
  });
  const again = await get('/privacy-policy', {
    headers: { 'If-None-Match': current.headers.get('etag') ?? '' },
  });
  expect(again.status).toBe(304);

  const old = await get('/privacy-policy/versions/1');
  expect(shownBy(old.text)).toBe(
    `Privacy Policy, version 1 In force from ${time(first)} to ${time(second)} This version is no longer in force. ` +
      `Read the version in force What we keep A "name" &amp; an e-mail. Version 1, SHA-256: ${OLD_HASH} Download the text All versions`,
  );
  // It can't take the place of the page's own elements.
  expect(old.text).toContain('<h2 id="policy-root" aria-label="What we keep">');

  const list = await get('/privacy-policy/versions');
  expect(shownBy(list.text)).toBe(
    `Privacy Policy: versions Read the version in force Version 2 : In force since ${time(second)} What changed in version 2 SHA-256: ${HASH} ` +
      `Version 1 : In force from ${time(first)} to ${time(second)} SHA-256: ${OLD_HASH}`,
  );
  expect(list.text).toContain('<a href="/admin/privacy-policy/versions/2">');
  expect(list.text).not.toContain('<script');
  const [, styles = ''] =
    /<\/title>[^]*<link rel="stylesheet" href="\/admin(\/document.*?)">/.exec(list.text) ?? [];
  expect((await get(styles)).headers.get('content-type')).toBe('text/css; charset=utf-8');

  const { status, headers } = await get(`/privacy-policy?at=${first.toISOString()}`);
  expect([status, headers.get('location')]).toEqual([302, '/admin/privacy-policy/versions/1']);
  for (const [at, code, reason] of [
    ['1999-12-31', 404, 'Nothing was in force at 1999-12-31.'],
    [
      '01.12.2026',
      400,
      `“01.12.2026” can't be read. Write a day as 2026-01-31, or a time as 2026-01-31T09:00.`,
    ],
    ['<b>', 400, `“&lt;b>” can't be read. Write a day as 2026-01-31, or a time as 2026-01-31T09:00.`],
  ] as const) {
    const none = await get(`/privacy-policy?at=${encodeURIComponent(at)}`);
    expect([none.status, shownBy(none.text)]).toEqual([code, `Privacy Policy ${reason} All versions`]);
    expect(none.text).toContain('<a href="/admin/privacy-policy/versions">');
  }

  const file = await get('/privacy-policy/versions/1/download');
  expect([file.text, file.headers.get('content-disposition')]).toEqual([
    FIRST,
    'attachment; filename="privacy-policy-1.html"',
  ]);
});

test('a text cannot end the data beside it, and a withdrawn one is gone', async () => {
  await savePolicy('<p>&lt;/script&gt; <code>&lt;!--</code></p>');
  const { text } = await get('/privacy-policy');
  const data = /policies\/privacy">(.*?)<\/script>/.exec(text)?.[1] ?? '';
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toHaveProperty('content', '<p>&lt;/script&gt; <code>&lt;!--</code></p>');
  await api.call('withdrawPolicyVersion', {
    params: { type: 'privacy', version: '3' },
    body: { reason: 'It was <b>wrong</b>.' },
  });
  const withdrawn = await get('/privacy-policy/versions/3');
  expect(shownBy(withdrawn.text)).toContain('This version was withdrawn. It was &lt;b>wrong&lt;/b>.');
  expect(withdrawn.text).not.toContain('/script&gt;');
  const gone = await get('/privacy-policy/versions/3/download');
  expect([gone.status, gone.text]).toEqual([404, 'There is no such text.']);
  expect(shownBy((await get('/privacy-policy')).text)).toContain('Only the name.');
});

const FEES = '<p>1. You pay 10 euros.</p><p>2. We keep your data.</p>';

const saveTerms = async (content: string) => {
  const { body } = await api.call('savePolicy', { body: { type: 'terms', content } });
  api.clock.advance(3_600_000);
  return body.version ?? 0;
};

test('what a version changed is shown without scripts, in words that need no color', async () => {
  const start = api.clock.now();
  const first = await saveTerms(FEES);
  const change = api.clock.now();
  const second = await saveTerms(
    FEES.replace('10', '12')
      .replace('</p>', '</p><p>2. We send one mail.</p>')
      .replace('2. We keep', '3. We keep'),
  );
  const list = await get('/terms-and-conditions/versions');
  expect(list.text).toContain(
    `<a href="/admin/terms-and-conditions/versions/${second}/changes">What changed in version ${second}</a>`,
  );
  expect(list.text).not.toContain(`/${first}/changes`);

  const changes = await get(`/terms-and-conditions/versions/${second}/changes`);
  expect(shownBy(changes.text)).toBe(
    `Terms and Conditions: what changed in version ${second} In force since ${time(change)} ` +
      `Compared with version ${first} , which it replaced: In force from ${time(start)} to ${time(change)} 2 changes ` +
      `Changed 1. You pay 10 12 euros. Inserted 2. We send one mail. ` +
      `Numbers move by 1 from here: 2. is now 3. ⋯ 1 unchanged block: 3. Read version ${second} All versions`,
  );
  expect(changes.text).toMatch(/<del>10<\/del><ins>12<\/ins>/);
  expect(changes.text).not.toContain('<script');
  expect((await get('/document.css')).text).toMatch(/\.changes ins::before \{\s*content: ' \[inserted: '/);
  const nothing = await get(`/terms-and-conditions/versions/${first}/changes`);
  expect([nothing.status, shownBy(nothing.text)]).toEqual([
    404,
    `Terms and Conditions Version ${first} can't be compared: it isn't public, or replaced nothing. All versions`,
  ]);

  // A withdrawn text is not for readers, in a comparison neither.
  await api.call('withdrawPolicyVersion', {
    params: { type: 'terms', version: String(second) },
    body: { reason: 'The fee was wrong.' },
  });
  expect((await get(`/terms-and-conditions/versions/${second}/changes`)).status).toBe(404);
  const third = await saveTerms(FEES.replace('data', 'invoices'));
  const later = await get(`/terms-and-conditions/versions/${third}/changes`);
  expect(shownBy(later.text)).toContain(`Compared with version ${first} ,`);
  expect(shownBy(later.text)).not.toContain('one mail');
});

test('versions are compared once, few at a time, and not if they are long', async () => {
  const cleaner = createPolicyCleaner();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  let compared = 0;
  const other = await startTestApi({
    staticFiles: loadStaticFiles(folder),
    policyCleaner: {
      ...cleaner,
      compare: async (...of) => {
        compared += 1;
        await opened;
        return cleaner.compare(...of);
      },
    },
  });
  const save = async (content: string) => {
    await other.call('savePolicy', { body: { type: 'terms', content } });
    other.clock.advance(3_600_000);
  };
  for (let version = 1; version <= 7; version += 1) await save(`<p>${version} euros</p>`);
  const read = async (version: number) => {
    const response = await other.fetch(`/terms-and-conditions/versions/${version}/changes`);
    return {
      status: response.status,
      text: await response.text(),
      retry: response.headers.get('retry-after'),
    };
  };
  const first = [2, 3, 4, 5, 6].map(read);
  const same = read(2);
  await expect.poll(() => compared).toBe(1);
  expect(await read(7)).toEqual({
    status: 429,
    text: 'Too many versions are being compared. Try again in a minute.',
    retry: '10',
  });
  open();
  expect((await Promise.all([...first, same])).map(({ status }) => status)).toEqual(Array(6).fill(200));
  expect(shownBy((await read(2)).text)).toContain('Changed 1 2 euros');
  expect(compared).toBe(5);

  await save(`<p>${'Long. '.repeat(51_000)}</p>`);
  expect(shownBy((await read(8)).text)).toContain('There is too much to compare it here. Read version 8');
  expect(compared).toBe(5);
  await other.stop();
});

test('a text with a large picture is compared', async () => {
  const picture = `<p><img src="data:image/png;base64,${'A'.repeat(320_000)}" alt="Plan"></p>`;
  await saveTerms(`<p>You pay 10 euros.</p>${picture}`);
  const version = await saveTerms(`<p>You pay 12 euros.</p>${picture}`);
  const { text } = await get(`/terms-and-conditions/versions/${version}/changes`);
  expect(shownBy(text)).toContain('Changed You pay 10 12 euros. ⋯ 1 unchanged block');
});

test('comments on a text are in nothing that the public reads', async () => {
  const params = { type: 'privacy' };
  const passage = { exact: 'SECRETQUOTE', prefix: '', suffix: '', start: 0, count: 1 };
  const request = { params, body: { passage, text: 'SECRETWORDS' } };
  const { _id: id } = (await api.call('addPolicyComment', request)).body;
  const answer = { params: { ...params, id }, body: { text: 'SECRETANSWER' } };
  expect((await api.call('answerPolicyComment', answer)).status).toBe(201);
  const content = '<p>Published with an open comment.</p>';
  const inForceAt = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
  await api.call('publishPolicy', { params, body: { content, inForceAt, isAnnounced: true } });
  const next = (await api.call('getNextPolicy', { params, as: null })).body;
  api.clock.advance(3_600_001);
  const { version } = (await api.call('getPolicy', { params, as: null })).body;
  const read = [
    JSON.stringify(next),
    ...(await Promise.all(
      [
        '/privacy-policy',
        '/privacy-policy/versions',
        `/privacy-policy/versions/${version}`,
        `/privacy-policy/versions/${version}/download`,
        `/privacy-policy/versions/${version}/changes`,
        '/api/v1/policies/privacy',
        `/api/v1/policies/privacy/published/${version}`,
      ].map(async (address) => (await get(address)).text),
    )),
  ];
  expect(read.filter((text) => !text.includes('Published with an open comment')).length).toBe(1);
  expect(read.filter((text) => text.includes('SECRET'))).toEqual([]);
  const denied = ['/api/v1/policies/privacy/comments', '/api/v1/policies/terms/comments'];
  for (const address of denied) expect((await get(address)).status).toBe(401);
  // It is still on the text.
  const { items } = (await api.call('listPolicyComments', { params })).body;
  expect(items.map(({ text, answers }) => [text, ...answers.map((one) => one.text)])).toEqual([
    ['SECRETWORDS', 'SECRETANSWER'],
  ]);
});

test('what the database should not hold is not shown', async () => {
  await api.engine.db
    .updateTable('policy_versions')
    .set({ content: '<p onclick="a()">Kept<script>b()</script><img src="x" onerror="c()"></p>' })
    .where('type', '=', 'privacy')
    .where('version', '=', 2)
    .execute();
  await savePolicy('<p>Other</p>');
  const { text } = await get('/privacy-policy/versions/2');
  expect(shownBy(text)).toContain('Kept Version 2');
  expect(/<article[^]*<\/article>/.exec(text)?.[0]).not.toMatch(/onclick|onerror|script/);
});

test.each(['/privacy-policy', '/privacy-policy/versions', '/privacy-policy/versions/1'])(
  'at %s the console answers while the database does not',
  async (address) => {
    await savePolicy('<p>New</p>');
    const { db } = api.engine;
    api.engine.db = watchQueries(db, (result) =>
      result.rows.some((row) => 'content' in row || 'bytes' in row) ? new Promise(() => {}) : result,
    );
    const start = performance.now();
    const { status, text } = await get(address);
    api.engine.db = db;
    expect([status, shownBy(text)]).toEqual([200, undefined]);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(api.takeLog()).toMatchObject([
      { level: 'warn', stack: expect.stringContaining('500 ms') as string },
    ]);
    // The next request tries again.
    expect(shownBy((await get('/privacy-policy')).text)).toContain('New');
  },
);

test('a version that is announced can be read and compared, others that are scheduled cannot', async () => {
  const old = await saveTerms('<p>You pay 10 euros.</p>');
  const params = { type: 'terms' };
  const inForceAt = new Date(api.clock.now().getTime() + 3_600_000);
  const plan = async (isAnnounced: boolean, replaces: number | null = null) => {
    const body = {
      content: '<p>You pay 12 euros.</p>',
      inForceAt: inForceAt.toISOString(),
      note: 'New price',
      isAnnounced,
      replaces,
    };
    await api.call('publishPolicy', { params, body });
    return (await api.call('getPolicyDesk', { params })).body.scheduled?.version ?? 0;
  };
  const secret = await plan(false);
  for (const version of [secret, 99]) {
    const { status, text } = await get(`/terms-and-conditions/versions/${version}`);
    expect([status, shownBy(text)]).toEqual([
      404,
      `Terms and Conditions There is no version ${version} that is public. All versions`,
    ]);
    expect(text).not.toContain('<script');
  }
  expect((await get(`/terms-and-conditions/versions/${secret}/changes`)).status).toBe(404);
  const version = await plan(true, secret);
  const current = await get('/terms-and-conditions');
  expect(shownBy(current.text)).toContain(
    `A new version comes into force ${time(inForceAt)} . New price Read the new version You pay 10 euros.`,
  );
  const next = await get(`/terms-and-conditions/versions/${version}`);
  expect(next.status).toBe(200);
  expect(shownBy(next.text)).toContain(
    `Terms and Conditions, version ${version} This version is not in force yet. It comes into force ${time(inForceAt)} . ` +
      `New price Read the version in force What will change You pay 12 euros. Version ${version}, SHA-256:`,
  );
  const changes = await get(`/terms-and-conditions/versions/${version}/changes`);
  expect(shownBy(changes.text)).toContain(
    `what changed in version ${version} Comes into force ${time(inForceAt)} New price Compared with version ${old} , which it replaces:`,
  );
  expect(changes.text).toMatch(/<del>10<\/del><ins>12<\/ins>/);
  api.clock.advance(3_600_000);
  expect(shownBy((await get(`/terms-and-conditions/versions/${version}`)).text)).toContain('In force since');
});

test.each(['/privacy-policy/versions/0', '/contact'])('at %s the console answers', async (address) => {
  const { status, text } = await get(address);
  expect([status, shownBy(text)]).toEqual([200, undefined]);
  expect(text).toContain("can't run in this browser");
});

test('dates are in the time zone of the company, and name it', async () => {
  const sydney = await startTestApi({
    staticFiles: loadStaticFiles(folder, 'http://localhost'),
    timeZone: 'Australia/Sydney',
  });
  await sydney.call('savePolicy', { body: { type: 'terms', content: '<p>Terms</p>' } });
  const at = sydney.clock.now();
  const shown = at.toLocaleString('en-US', {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'Australia/Sydney',
  });
  const page = await (await sydney.fetch('/terms-and-conditions')).text();
  expect(page).toContain(`<time datetime="${at.toISOString()}">${shown} (Australia/Sydney)</time>`);
  expect(shown).toMatch(/GMT\+1[01]$/);
  const { body } = await sydney.call('getSession');
  expect(body.timeZone).toBe('Australia/Sydney');

  // From 1 a.m. on 5 May.
  sydney.clock.advance(5 * 3_600_000);
  await sydney.call('savePolicy', { body: { type: 'terms', content: '<p>New terms</p>' } });
  for (const [asked, version] of [
    ['2026-05-05', '/1'],
    ['2026-05-05T00:59', '/1'],
    ['2026-05-05T01:00', '/2'],
    ['2026-05-06', '/2'],
    ['2026-05-04T14:59:59Z', '/1'],
    ['2026-05-04T17:00:00%2B02:00', '/2'],
    ['2026-05-04', 404],
    ['2026-13-04', 400],
  ] as const) {
    const response = await sydney.fetch(`/terms-and-conditions?at=${asked}`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual(
      typeof version === 'number' ? [version, null] : [302, `/terms-and-conditions/versions${version}`],
    );
  }
  await sydney.stop();
});

const addressesIn = (text: string) =>
  [
    ...(/<article[^]*<\/article>/.exec(text)?.[0].matchAll(/data-address="" href="#policy-([^"]*)"/g) ?? []),
  ].map(([, id]) => id);

test('a block keeps its address in later versions, and the stored text stays as it was written', async () => {
  await savePolicy('<h2>Cookies</h2><p>1. We set one cookie when you log in.</p>');
  const before = await get('/privacy-policy');
  expect(addressesIn(before.text)).toEqual(['cookies', 'we-set-one-cookie-when-you-log-in']);
  const content =
    '<p>1. Only what is needed.</p><h2>What we store</h2><p>2. We set a single cookie when you log in.</p>';
  await savePolicy(content);
  const after = await get('/privacy-policy');
  expect(addressesIn(after.text)).toEqual([
    'only-what-is-needed',
    'cookies',
    'we-set-one-cookie-when-you-log-in',
  ]);
  const { body: policy } = await api.call('getPolicy', { params: { type: 'privacy' }, as: null });
  expect([policy.content, policy.addresses]).toEqual([
    content,
    [
      { index: 1, id: 'cookies' },
      { index: 2, id: 'we-set-one-cookie-when-you-log-in' },
    ],
  ]);
  const past = await api.call('getPublishedPolicy', {
    params: { type: 'privacy', version: String(policy.version) },
    as: null,
  });
  expect(past.body.addresses).toEqual(policy.addresses);
  // Undone, the text has the addresses that it had.
  const { body } = await api.call('listActivity', { query: { limit: 1 } });
  for (const { _id: id } of body.items) await api.call('undoActivity', { params: { id } });
  expect(addressesIn((await get('/privacy-policy')).text)).toEqual([
    'cookies',
    'we-set-one-cookie-when-you-log-in',
  ]);
});
