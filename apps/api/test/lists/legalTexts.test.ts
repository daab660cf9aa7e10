import { createHash } from 'node:crypto';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadStaticFiles } from '../../src/platform/http/staticFiles.ts';
import { startTestApi, type TestApi } from '../support/startTestApi.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'planner-console-'));
  await copyFile(
    path.join(import.meta.dirname, '../../../console/index.html'),
    path.join(folder, 'index.html'),
  );
  api = await startTestApi({
    staticFiles: loadStaticFiles(folder),
    legalTexts: 'imprint=Imprint & contact,imprint.de=Impressum,imprint.ar=بيانات الناشر',
  });
});
afterAll(async () => {
  await api.stop();
  await rm(folder, { recursive: true });
});

const pageAt = async (address: string) => (await api.fetch(address)).text();
const params = { type: 'imprint.de' };
const CONTENT = '<h2>Angaben</h2><p>Planner GmbH, Berlin</p>';

test('the session announces further texts, and each is drafted, published, undone and accepted like the others', async () => {
  const { body: session } = await api.call('getSession');
  expect(session.legalTexts).toEqual([
    { type: 'imprint', title: 'Imprint & contact', language: 'en' },
    { type: 'imprint.de', title: 'Impressum', language: 'de' },
    { type: 'imprint.ar', title: 'بيانات الناشر', language: 'ar' },
  ]);
  const { body: draft } = await api.call('savePolicyDraft', { params, body: { content: CONTENT } });
  const { body: published } = await api.call('publishPolicy', {
    params,
    body: { content: CONTENT, draft: draft.version },
  });
  expect(published).toMatchObject({
    type: 'imprint.de',
    title: 'Impressum',
    language: 'de',
    version: 1,
    translations: [{ type: 'imprint' }, { type: 'imprint.ar' }],
  });
  // Each language has versions of its own.
  expect((await api.call('getPolicy', { params: { type: 'imprint' } })).body.version).toBeNull();
  await api.call('savePolicy', { body: { ...params, content: `${CONTENT}<p>HRB 1</p>` } });
  const { body: activity } = await api.call('listActivity', { query: { limit: 1 } });
  expect(activity.items[0]).toMatchObject({ kind: 'policySaved', subject: 'imprint.de' });
  for (const { _id: id } of activity.items) await api.call('undoActivity', { params: { id } });
  const { body: restored } = await api.call('getPolicy', { params });
  expect([restored.version, restored.content]).toEqual([3, CONTENT]);

  const id = await api.addUser({ email: 'lan@example.org' });
  const acceptance = { ...params, version: 3, sha256: restored.sha256, source: 'App 1' };
  expect((await api.call('recordAcceptance', { params: { id }, body: acceptance })).status).toBe(200);
  expect((await api.call('countAcceptances', { params })).body).toMatchObject({ version: 3, accepted: 1 });
});

test('its public page is in its language, and leads to the others and to its versions', async () => {
  const page = await pageAt('/texts/imprint.de');
  expect(page).toContain('<html lang="de" dir="ltr"');
  expect(page).toContain('<title>Impressum · Planner</title>');
  expect(page).toContain('<link rel="alternate" hreflang="en" href="/texts/imprint">');
  expect(page).toContain('<a href="/texts/imprint" hreflang="en" lang="en">Imprint &amp; contact</a>');
  expect(page).toContain('<article lang="de" dir="auto"><h2');
  expect(page).toContain('<p>Planner GmbH, Berlin</p>');
  expect(page).toContain('data-address="/policies/imprint.de"');
  expect(await pageAt('/texts/imprint.ar')).toContain('<html lang="ar" dir="rtl"');
  expect(await pageAt('/texts/imprint')).toContain('<h1>Imprint &amp; contact</h1>');

  const versions = await pageAt('/texts/imprint.de/versions');
  expect(versions).toContain('<a href="/texts/imprint.de/versions/2">Version 2</a>');
  const past = await pageAt('/texts/imprint.de/versions/1');
  expect(past).toContain('<h1>Impressum, version 1</h1>');
  // The console has no screen for it.
  expect(past).not.toContain('<script');
  const file = await api.fetch('/texts/imprint.de/versions/1/download');
  expect(await file.text()).toBe(CONTENT);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="texts-imprint.de-1.html"');
  const hash = createHash('sha256').update(CONTENT).digest('hex');
  expect(past).toContain(`SHA-256: <code>${hash}</code>`);
  const at = await api.fetch(`/texts/imprint.de?at=${api.clock.now().toISOString()}`, { redirect: 'manual' });
  expect(at.headers.get('location')).toBe('/texts/imprint.de/versions/3');
});

test('public pages link to the further texts that are in force', async () => {
  const related = '<link rel="related" href="/texts/imprint.de" hreflang="de" title="Impressum">';
  for (const address of [
    '/privacy-policy',
    '/terms-and-conditions/versions',
    '/texts/imprint.ar',
    '/contact',
  ]) {
    const page = await pageAt(address);
    expect(page.match(/<link rel="related".*?>/g)).toEqual([related]);
    // For browsers without scripts. The page of another language has them above the text.
    expect(
      page.includes('<p><a href="/texts/imprint.de" hreflang="de" lang="de">Impressum</a></p></main>'),
    ).toBe(!['/contact', '/texts/imprint.ar'].includes(address));
  }
  await api.call('savePolicy', { body: { type: 'imprint', content: '<p>A</p>' } });
  expect((await pageAt('/contact')).match(/<link rel="related"/g)).toHaveLength(2);
});

test('a text that the installation does not have is not found', async () => {
  for (const type of ['cookies', 'imprint.fr', 'privacy.de', 'Privacy', 'privacy.'])
    for (const operation of ['getPolicy', 'getPolicyDesk', 'getPolicyDraft', 'countAcceptances'] as const)
      expect((await api.call(operation, { params: { type } })).status).toBe(404);
  const { status, failure } = await api.call('savePolicy', {
    body: { type: 'cookies', content: '<p>A</p>' },
  });
  expect([status, failure.errors]).toEqual([422, { type: 'This server has no such legal text' }]);
  expect(await pageAt('/texts/cookies')).not.toContain('<main class="document">');
});
