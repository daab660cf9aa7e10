import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ADMIN, startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const PASSAGE = { exact: 'thirty days', prefix: 'within ', suffix: ' of receipt', start: 42, count: 1 };
const params = { type: 'terms' };

const list = async (type = 'terms') =>
  (await api.call('listPolicyComments', { params: { type } })).body.items;
const add = (text: string, headers: Record<string, string> = {}, as = api.cookie) =>
  api.call('addPolicyComment', { params, body: { passage: PASSAGE, text }, headers, as });
const answer = (id: string, text: string, headers: Record<string, string> = {}, as = api.cookie) =>
  api.call('answerPolicyComment', { params: { ...params, id }, body: { text }, headers, as });
const resolve = (id: string, isResolved: boolean, as = api.cookie) =>
  api.call('resolvePolicyComment', { params: { ...params, id }, body: { isResolved }, as });
const entries = async () =>
  (await api.call('listActivity', { query: { group: 'legal', limit: 100 } })).body.items;

/** Who works with the administrator. */
let colleague: string;
beforeAll(async () => {
  await api.addUser({ name: 'Lan', email: 'lan@example.org', role: 'admin', password: 'a long password' });
  colleague = await api.signIn('lan@example.org', 'a long password');
});

beforeEach(async () => {
  await api.engine.db.deleteFrom('policy_comments').execute();
  api.clock.advance(1000);
});

const by = (name: string, email: string) => ({
  savedAt: api.clock.now().toISOString(),
  savedBy: name,
  savedByEmail: email,
});

test('a comment is answered, resolved and opened again, with who and when', async () => {
  const before = (await entries()).length;
  const { status, body } = await add('Too long?');
  const { _id: id } = body;
  expect([status, body]).toEqual([
    201,
    {
      _id: id,
      passage: PASSAGE,
      text: 'Too long?',
      ...by('Admin', ADMIN.email),
      resolved: null,
      answers: [],
    },
  ]);
  api.clock.advance(60_000);
  const answered = await answer(id, 'The law\nwants it.', {}, colleague);
  expect(answered.body).toEqual({
    _id: expect.any(String),
    text: 'The law\nwants it.',
    ...by('Lan', 'lan@example.org'),
  });
  api.clock.advance(60_000);
  expect((await resolve(id, true, colleague)).body.resolved).toEqual(by('Lan', 'lan@example.org'));
  // It is resolved once.
  api.clock.advance(60_000);
  await resolve(id, true);
  expect((await list())[0]?.resolved?.savedBy).toBe('Lan');
  expect((await resolve(id, false)).body.resolved).toBeNull();
  expect(await list()).toEqual([{ ...body, answers: [answered.body] }]);
  expect(await list('privacy')).toEqual([]);
  const left = (await entries()).slice(0, -before || undefined);
  expect(left.map(({ kind, actor, subject }) => [kind, actor, subject])).toEqual([
    ['policyCommentReopened', ADMIN.email, 'terms'],
    ['policyCommentResolved', 'lan@example.org', 'terms'],
    ['policyCommentAnswered', 'lan@example.org', 'terms'],
    ['policyCommented', ADMIN.email, 'terms'],
  ]);
  // The activity keeps none of the words.
  expect(JSON.stringify(left)).not.toMatch(/Too long|The law|thirty/);
});

test('a repeated request adds nothing', async () => {
  const key = { 'Idempotency-Key': 'one-comment-of-mine' };
  const first = (await add('Once', key)).body;
  const { _id: id } = first;
  expect((await add('Once', key)).body).toEqual(first);
  expect((await add('Other words', key)).status).toBe(422);
  const again = { 'Idempotency-Key': 'one-answer-of-mine' };
  const yes = (await answer(id, 'Yes', again)).body;
  expect((await answer(id, 'Yes', again)).body).toEqual(yes);
  expect(await list()).toEqual([{ ...first, answers: [yes] }]);
});

test('it belongs to its text, and an answer has no answers', async () => {
  const { _id } = (await add('Here')).body;
  const { _id: reply } = (await answer(_id, 'There')).body;
  const answers = { params: { ...params, id: reply }, body: { text: 'Deeper' } };
  expect((await api.call('answerPolicyComment', answers)).status).toBe(404);
  const elsewhere = { params: { type: 'privacy', id: _id }, body: { isResolved: true } };
  expect((await api.call('resolvePolicyComment', elsewhere)).status).toBe(404);
});

test('comments outlive the draft, and resolved ones come after as many open ones as there can be', async () => {
  await api.call('savePolicyDraft', { params, body: { content: '<p>Draft</p>' } });
  const { _id } = (await add('Before')).body;
  await api.call('savePolicyDraft', { params, body: { content: null } });
  await api.call('savePolicy', { body: { type: 'terms', content: '<p>Published</p>' } });
  await resolve(_id, true);
  for (let number = 1; number <= 100; number += 1) await add(`Open ${number}`);
  const { status, failure } = await add('One more');
  expect([status, failure?.errors]).toEqual([
    422,
    { text: 'Resolve a comment first: at most 100 can be open' },
  ]);
  expect((await resolve(_id, false)).failure?.errors).toEqual({
    isResolved: 'Resolve a comment first: at most 100 can be open',
  });
  const items = await list();
  expect([items.length, items[0]?.text, items.at(-1)?.text]).toEqual([101, 'Open 100', 'Before']);
});

test('an answer too many is refused', async () => {
  const { _id } = (await add('Well?')).body;
  for (let number = 1; number <= 20; number += 1) await answer(_id, `Answer ${number}`);
  expect((await answer(_id, 'Answer 21')).failure?.errors).toEqual({
    text: 'A comment has at most 20 answers',
  });
  expect((await list())[0]?.answers.map(({ text }) => text).slice(0, 2)).toEqual(['Answer 1', 'Answer 2']);
});

test('an erased administrator is named in none, and the words stay', async () => {
  await api.call('confirmSession', { body: { password: ADMIN.password } });
  const person = await api.addUser({
    name: 'Ted Ng',
    email: 'ted.ng@example.org',
    role: 'admin',
    password: 'a long password',
  });
  const ted = await api.signIn('ted.ng@example.org', 'a long password');
  const { _id } = (await add('Ask ted.ng@example.org', {}, ted)).body;
  await answer(_id, 'Mine', {}, ted);
  await resolve(_id, true, ted);
  await api.call('eraseUser', { params: { id: person } });
  const [comment] = await list();
  const nobody = { savedBy: null, savedByEmail: null };
  expect(comment).toMatchObject({
    text: 'Ask erased',
    ...nobody,
    resolved: nobody,
    answers: [{ text: 'Mine', ...nobody }],
  });
});
