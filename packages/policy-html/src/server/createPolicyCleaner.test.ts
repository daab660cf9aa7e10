import { afterAll, expect, test } from 'vitest';
import { createPolicyCleaner } from './createPolicyCleaner.ts';

const cleaner = createPolicyCleaner();
afterAll(() => cleaner.stop());

test('cleans in a thread of its own, one text after the other', { timeout: 60_000 }, async () => {
  const texts = ['<p>a</p>', '<p onclick="b()">b</p>', '<p>c</p>'];
  const cleaned = await Promise.all(texts.map((html) => cleaner.clean(html)));
  expect(cleaned.map(({ html }) => html)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
});

test('refuses what is too deep', async () => {
  await expect(cleaner.clean('<div>'.repeat(1000))).rejects.toThrow(/nested/);
});

test('gives up on a text that takes too long, and takes the next one', { timeout: 60_000 }, async () => {
  const hasty = createPolicyCleaner({ timeoutMs: 1 });
  await expect(hasty.clean('<p>a</p>')).rejects.toThrow('The text is too complicated');
  await expect(hasty.clean('<p>a</p>')).rejects.toThrow('The text is too complicated');
  await hasty.stop();
  await expect(cleaner.clean('<p>a</p>')).resolves.toEqual({ html: '<p>a</p>', removed: [] });
});

test('starts anew after a pause', { timeout: 60_000 }, async () => {
  const resting = createPolicyCleaner({ idleMs: 1 });
  expect((await resting.clean('a')).html).toBe('a');
  await expect.poll(() => resting.clean('b').then(({ html }) => html)).toBe('b');
  await resting.stop();
});
