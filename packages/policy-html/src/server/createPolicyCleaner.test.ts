import { afterAll, expect, test } from 'vitest';
import { createPolicyCleaner } from './createPolicyCleaner.ts';

const cleaner = createPolicyCleaner();
afterAll(() => cleaner.stop());

test('cleans texts one after another in a worker', async () => {
  const texts = ['<p>a</p>', '<p onclick="b()">b</p>', '<p>c</p>'];
  const cleaned = await Promise.all(texts.map((html) => cleaner.clean(html)));
  expect(cleaned.map(({ html }) => html)).toEqual(['<p>a</p>', '<p>b</p>', '<p>c</p>']);
});

test('cleans what parsers misread without another worker', async () => {
  let workers = 0;
  const count = () => {
    workers += 1;
  };
  process.on('worker', count);
  const one = createPolicyCleaner();
  for (const text of ['<<![CDATA[tab>le', '<<!--x-->form', '<p>a</p>'])
    await expect(one.clean(text)).resolves.toHaveProperty('html');
  process.off('worker', count);
  await one.stop();
  expect(workers).toBe(1);
});

test('removes pictures that call the API of the public URL', async () => {
  const own = createPolicyCleaner({ publicUrl: 'https://console.acme.example:8443' });
  const clean = async (src: string) => (await own.clean(`<img src="${src}">`)).html;
  expect(await clean('https://console.acme.example/api/v1/messages')).toBe('<img>');
  expect(await clean('https://other.acme.example/api/v1/messages')).toContain('src=');
  await own.stop();
});

test('rejects a text that is nested too deep', async () => {
  await expect(cleaner.clean('<div>'.repeat(1000))).rejects.toThrow(/nested/);
});

test('rejects a text that takes too long and cleans the next one', async () => {
  const hasty = createPolicyCleaner({ timeoutMs: 1 });
  await expect(hasty.clean('<p>a</p>')).rejects.toThrow('The text is too complicated');
  await expect(hasty.clean('<p>a</p>')).rejects.toThrow('The text is too complicated');
  await hasty.stop();
  await expect(cleaner.clean('<p>a</p>')).resolves.toEqual({ html: '<p>a</p>', removed: [] });
});

test('warm() starts the worker before the first text', { timeout: 60_000 }, async () => {
  let workers = 0;
  const count = () => {
    workers += 1;
  };
  process.on('worker', count);
  const warmed = createPolicyCleaner();
  warmed.warm();
  await expect.poll(() => workers, { timeout: 30_000 }).toBe(1);
  expect((await warmed.clean('<p>a</p>')).html).toBe('<p>a</p>');
  expect(workers).toBe(1);
  process.off('worker', count);
  await warmed.stop();
});
