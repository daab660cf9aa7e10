import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

interface Example {
  id: string;
  cls?: string;
  feature?: string;
  payload: string;
  live?: string[];
}

const examples = (name: string): Example[] =>
  JSON.parse(
    readFileSync(new URL(`../../../../packages/policy-html/corpora/${name}.json`, import.meta.url), 'utf8'),
  ) as Example[];

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const read = () => api.call('getPolicy', { params: { type: 'privacy' }, as: null });
const save = (content: string) => api.call('savePolicy', { body: { type: 'privacy', content } });

/** Patterns that no stored text may match. Coarse on purpose, and independent of the sanitizer. */
const HARMFUL =
  /<(?:script|style|svg|math|object|embed|base|meta|link|form|input|template|frameset|body|html)\b|<[a-z][^>]*[\s/"']on[a-z]+\s*=|<iframe(?![^>]*src="https:\/\/(?:www\.youtube(?:-nocookie)?\.com\/embed|player\.vimeo\.com\/video)\/)|srcdoc|(?:href|src|background|action)\s*=\s*["']?\s*(?:j\s*a\s*v\s*a|vbscript|data:text)/i;

/** False positives of that pattern: a link to such a name, and two attribute values that contain an attack as text. */
const HARMLESS = new Set(['own-0715', 'own-1147', 'own-1195']);

describe('hostile markup', () => {
  const hostile = examples('xss-own');

  test('matches the pattern before it is stored', () => {
    const live = hostile.filter((example) => example.live?.length);
    const noticed = live.filter(({ payload }) => HARMFUL.test(payload));
    expect(noticed.length / live.length).toBeGreaterThan(0.9);
  });

  test('is rejected or sanitized, and never blocks the server', async () => {
    const left: string[] = [];
    for (const { id, payload } of hostile) {
      const { status, body } = await save(payload);
      if (![200, 413, 422].includes(status)) left.push(`${id} got ${status}`);
      const isHarmful = status === 200 && !HARMLESS.has(id) && HARMFUL.test(body.content);
      if (isHarmful) left.push(`${id} left ${body.content}`);
    }
    expect(left).toEqual([]);
  });

  test.each([
    ['too many bytes', '€'.repeat(333_334), 413],
    ['too many characters', 'x'.repeat(1_000_001), 422],
    ['a body over its limit', 'x'.repeat(7_000_000), 413],
    ['nesting too deep', '<div>'.repeat(100_000), 422],
    ['formatting nested too deep', '<b><i><u><s><a>'.repeat(20_000), 422],
    ['too many elements', '<br>'.repeat(100_000), 422],
  ])('%s', async (_name, content, expected) => {
    const before = (await read()).body;
    const response = save(content);
    const health = await api.call('getHealth', { as: null });
    const { status, failure } = await response;
    expect([health.status, status, (await read()).body]).toEqual([200, expected, before]);
    expect(failure.message).not.toBe('');
  });

  test('other requests get a response while a long text is sanitized', async () => {
    const response = save('<p>A <b>long</b> text</p>'.repeat(8000));
    let isDone = false;
    const done = response.finally(() => {
      isDone = true;
    });
    // The server has received the text by the time this returns; sanitizing takes longer.
    const health = await api.call('getHealth', { as: null });
    expect([health.status, isDone]).toEqual([200, false]);
    expect((await done).status).toBe(200);
  });
});

describe('benign markup', () => {
  /** Classes that the sanitizer changes: word processor styles, a whole document. */
  const cleaned = new Set(['word paste', 'full document']);

  test.each(examples('benign-own').map(({ id, feature = '', payload }) => ({ id, feature, payload })))(
    '$id $feature',
    async ({ feature, payload }) => {
      const { status } = await save(payload);
      const { content } = (await read()).body;
      expect([status, content === payload]).toEqual([200, !cleaned.has(feature)]);
    },
  );
});
