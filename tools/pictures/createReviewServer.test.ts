import { request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Baselines } from './Baselines.ts';
import { createReport } from './createReport.ts';
import { createReviewServer } from './createReviewServer.ts';
import { hashOf } from './hashOf.ts';
import { readReport } from './readReport.ts';
import type { ReviewedReport, Shown } from './Report.ts';
import { Review } from './Review.ts';
import { storyLink } from './storyLink.ts';
import { button, paint, toPng, type Color } from './testing/paint.ts';
import { temporaryRun } from './testing/temporaryRun.ts';
import { writeReport } from './writeReport.ts';

const BLUE: Color = [10, 91, 216];
const INDIGO: Color = [80, 60, 220];
const LINKS = { storybook: 'https://stories.example', globals: { dark: 'theme:dark' } };

let run: ReturnType<typeof temporaryRun>;
let servers: Server[];
beforeEach(() => {
  run = temporaryRun();
  servers = [];
  run.write('page/index.html', '<title>Picture review</title>');
  run.write('secret.txt', 'secret');
});
afterEach(() => {
  for (const server of servers) server.close();
  run.remove();
});

const page = () => path.join(run.root, 'page');

async function start(report = createReport(run.places, LINKS)) {
  const started = await createReviewServer(await Review.open(await report, new Baselines(run.root)), page());
  servers.push(started.server);
  return started;
}

async function signIn({ url, origin }: { url: string; origin: string }) {
  const cookie = (await fetch(url)).headers.get('set-cookie')?.split(';')[0] ?? '';
  const post = (action: string, body: unknown, headers: Record<string, string> = {}) =>
    fetch(`${origin}/${action}`, {
      method: 'POST',
      headers: { cookie, origin, 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const get = (file: string) => fetch(`${origin}/${file}`, { headers: { cookie } });
  const report = async () => (await (await get('report.json')).json()) as ReviewedReport;
  return { cookie, post, get, report };
}

/** Sends a path and headers as they are; `fetch` would normalize them. */
const rawStatus = (origin: string, target: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    httpRequest(origin, { path: target, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .on('error', reject)
      .end();
  });

const shownOf = (report: ReviewedReport, group: number): Shown[] =>
  (report.groups[group]?.stories ?? []).flatMap(({ differences }) =>
    differences.map(({ file, before, after }) => ({
      file,
      before: before?.sha256 ?? null,
      after: after.sha256,
    })),
  );

/** Three pictures changed by a token, and one by a drawing. */
async function drawTwoChanges() {
  for (const [index, component] of ['Button', 'Link', 'Switch'].entries()) {
    const draw = (color: Color) =>
      toPng(paint(90, 40 + index, button(10 + index, 10, 30 + 5 * index, color)));
    run.draw(component, await draw(BLUE), await draw(INDIGO));
  }
  run.draw('Icon', await toPng(paint(40, 40, [])), await toPng(paint(40, 40, button(8, 8, 20, BLUE))));
}

it('leaves exactly what was not accepted to the next review', async () => {
  await drawTwoChanges();
  const first = await signIn(await start());
  const report = await first.report();
  expect(report.groups.map(({ title, stories }) => [title, stories.length])).toEqual([
    ['Color #0a5bd8 → #503cdc', 3],
    ['Redrawn in one place', 1],
  ]);
  expect((await first.post('accept', { shown: shownOf(report, 0) })).status).toBe(200);
  expect((await first.post('reject', { shown: shownOf(report, 1), note: 'No icon' })).status).toBe(200);

  const rest = await (await signIn(await start())).report();
  expect(rest.groups).toEqual([report.groups[1]]);
});

it('reviews a report that another machine wrote', async () => {
  await drawTwoChanges();
  const folder = path.join(run.root, 'picture-report');
  writeReport(folder, page(), await createReport(run.places, LINKS));
  const { report, get } = await signIn(await start(Promise.resolve(readReport(folder))));
  const { groups } = await report();
  const sha256 = groups[0]?.stories[0]?.differences[0]?.after.sha256;
  const picture = await get(`pictures/${sha256}.webp`);
  expect(picture.headers.get('content-type')).toBe('image/webp');

  expect(storyLink(await report(), { id: 'icon--default' }, 'dark')).toBe(
    'https://stories.example/?path=/story/icon--default&globals=theme:dark',
  );

  run.write(`picture-report/pictures/${sha256}.webp`, 'other bytes');
  expect(() => readReport(folder)).toThrow('has other bytes than the report says');
});

it('shows the other looks of a changed story for reference', async () => {
  await drawTwoChanges();
  const dark = await toPng(paint(60, 40, button(10, 10, 30, INDIGO)));
  run.write(run.file('Icon', 'dark'), dark);
  const { report, get } = await signIn(await start());
  const stories = (await report()).groups.flatMap((group) => group.stories);
  const unchanged = stories.flatMap((story) => story.unchanged);
  expect(unchanged).toEqual([{ look: 'dark', shot: { sha256: hashOf(dark), width: 60, height: 40 } }]);
  const picture = await get(`pictures/${hashOf(dark)}.webp`);
  expect(Buffer.from(await picture.arrayBuffer())).toEqual(dark);
});

it('reads no report that links to anything but a Storybook', async () => {
  await drawTwoChanges();
  const folder = path.join(run.root, 'picture-report');
  writeReport(folder, page(), await createReport(run.places, { ...LINKS, storybook: 'javascript:alert(1)' }));
  expect(() => readReport(folder)).toThrow('is not a Storybook');
});

it('tells an outdated page what changed, and saves nothing', async () => {
  await drawTwoChanges();
  const { post, report } = await signIn(await start());
  const shown = shownOf(await report(), 1);
  run.write(run.file('Icon'), await toPng(paint(40, 40, button(8, 8, 20, INDIGO))));
  const answer = await post('accept', { shown });
  expect(answer.status).toBe(409);
  const { message } = (await answer.json()) as { message: string };
  expect(message).toContain(run.file('Icon'));
});

it('listens on loopback, and lets in the first browser with the token', async () => {
  const started = await start();
  expect((started.server.address() as AddressInfo).address).toBe('127.0.0.1');
  expect((await fetch(`${started.origin}/`)).status).toBe(401);
  expect((await fetch(`${started.origin}/?token=${'0'.repeat(64)}`)).status).toBe(401);
  const first = await fetch(started.url);
  expect(first.headers.get('set-cookie')).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
  expect((await fetch(started.url)).status).toBe(401);
});

it('refuses other hosts, other origins and forms', async () => {
  const started = await start();
  const { cookie, post } = await signIn(started);
  const { origin } = started;
  expect(await rawStatus(origin, '/report.json', { cookie })).toBe(200);
  expect(await rawStatus(origin, '/report.json', { cookie, host: 'evil.example' })).toBe(403);
  expect(await rawStatus(origin, '/report.json', { cookie, origin: 'https://evil.example' })).toBe(403);
  expect((await post('undo', {}, { origin: 'https://evil.example' })).status).toBe(403);
  expect((await post('undo', {}, { 'content-type': 'text/plain' })).status).toBe(403);
  expect((await post('undo', {}, { cookie: '' })).status).toBe(401);
  expect((await fetch(`${origin}/undo`, { method: 'POST', headers: { cookie } })).status).toBe(403);
  expect((await post('undo', {})).status).toBe(200);
});

it('serves the page and the pictures of the report, and nothing else', async () => {
  const started = await start();
  const { cookie, get } = await signIn(started);
  const index = await get('');
  expect(await index.text()).toContain('Picture review');
  const policy = index.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toContain('unsafe');
  for (const target of [
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/pictures/../../secret.txt',
    `/pictures/${'0'.repeat(64)}.webp`,
    `/${run.file('Button')}`,
    '//etc/passwd',
  ])
    expect([target, await rawStatus(started.origin, target, { cookie })]).toEqual([target, 404]);
});

it.each([
  {},
  { shown: 'all' },
  { shown: [{ file: '../secret.txt' }] },
  { shown: [{ file: 1, before: null, after: '' }] },
  null,
])('refuses %j as a decision', async (body) => {
  const { post } = await signIn(await start());
  expect((await post('accept', body)).status).toBe(400);
});
