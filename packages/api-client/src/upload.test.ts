import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { iconFile } from './testing/icons.ts';
import { wireHabitCategories } from './testing/wire.ts';

const BASE = 'http://planner.test/api/v1';
const [category] = wireHabitCategories;

/** Takes the place of the browser's XMLHttpRequest: keeps what was asked, and answers when the test says so. */
class FakeXhr extends EventTarget {
  static last: FakeXhr;
  readonly upload = new EventTarget();
  readonly headers = new Headers();
  withCredentials = false;
  target = '';
  body: Blob | undefined;
  isAborted = false;
  status = 0;
  statusText = '';
  responseText = '';
  private answerHeaders = '';

  constructor() {
    super();
    FakeXhr.last = this;
  }
  open(method: string, url: string) {
    this.target = `${method} ${url}`;
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value);
  }
  getAllResponseHeaders() {
    return this.answerHeaders;
  }
  send(body: Blob) {
    this.body = body;
    announce(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('loadend'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  answer(status: number, body: unknown, headers = '') {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.answerHeaders = headers;
    this.dispatchEvent(new Event('load'));
    this.dispatchEvent(new Event('loadend'));
  }
}

let sent: Promise<FakeXhr>;
let announce: (xhr: FakeXhr) => void;
const plainFetch = vi.fn<(request: Request) => Promise<Response>>();
const client = createApiClient({ baseUrl: BASE, fetch: plainFetch });
const icons = { iconLight: iconFile('sun.png'), iconDark: iconFile('moon.png') };

beforeEach(() => {
  sent = new Promise((resolve) => {
    announce = resolve;
  });
  plainFetch.mockReset().mockImplementation(() => Promise.resolve(Response.json(category)));
  vi.stubGlobal('XMLHttpRequest', FakeXhr);
});
afterEach(() => vi.unstubAllGlobals());

describe('an upload that is watched', () => {
  test('sends what an unwatched one sends', async () => {
    const saved = client.updateHabitCategory(
      '1',
      { name: 'Reading', ...icons },
      { etag: '"3"', onUploadProgress: () => {} },
    );
    const xhr = await sent;
    expect(xhr.target).toBe(`PUT ${BASE}/habit-categories/1`);
    expect(xhr.withCredentials).toBe(true);
    expect(xhr.headers.get('If-Match')).toBe('"3"');
    const contentType = xhr.headers.get('Content-Type') ?? '';
    const form = await new Response(xhr.body, { headers: { 'Content-Type': contentType } }).formData();
    expect([...form.keys()]).toEqual(['name', 'iconLight', 'iconDark']);
    expect(form.get('iconDark')).toMatchObject({ name: 'moon.png', size: iconFile().size });
    expect(plainFetch).not.toHaveBeenCalled();
    xhr.answer(200, category, 'Content-Type: application/json\r\nETag: "4"\r\n');
    await expect(saved).resolves.toMatchObject({ name: category?.name, etag: '"4"' });
  });

  test('tells how far it has got, and when the server has everything', async () => {
    const shares: number[] = [];
    const saved = client.createWorkoutCategory(
      { name: 'Running', ...icons },
      { onUploadProgress: (share) => shares.push(share) },
    );
    const xhr = await sent;
    xhr.progress(0, 0);
    xhr.progress(500, 2000);
    xhr.upload.dispatchEvent(new Event('load'));
    xhr.answer(201, category);
    await saved;
    expect(shares).toEqual([0.25, 1]);
  });

  test('can be ended on the way: the call rejects with the reason of the signal', async () => {
    const controller = new AbortController();
    const saved = client.createHabitCategory(
      { name: 'Reading', ...icons },
      { signal: controller.signal, onUploadProgress: () => {} },
    );
    const xhr = await sent;
    controller.abort();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    expect(xhr.isAborted).toBe(true);
  });

  test('is among the saves that a person gives up', async () => {
    const saved = client.createHabitCategory({ name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    const xhr = await sent;
    client.cancelSaves();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    expect(xhr.isAborted).toBe(true);
  });

  test('ended before it began, it sends nothing', async () => {
    const saved = client.createHabitCategory(
      { name: 'Reading', ...icons },
      { signal: AbortSignal.abort(), onUploadProgress: () => {} },
    );
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('fails like any other call', async () => {
    const refused = client.createHabitCategory({ name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    (await sent).answer(413, { message: 'The icon is larger than 1 MiB', requestId: 'r1' });
    await expect(refused).rejects.toMatchObject({
      kind: 'http',
      status: 413,
      message: 'The icon is larger than 1 MiB',
    });
  });

  test.each([
    ['a page in place of JSON', '<h1>Sign in to the Wi-Fi</h1>', 200],
    ['no body where one is due', '', 204],
  ])('is not taken in by %s', async (_what, body, status) => {
    const saved = client.createHabitCategory({ name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    (await sent).answer(status, body);
    await expect(saved).rejects.toMatchObject({ kind: 'malformed', status });
  });

  test('that is cut says that no answer came', async () => {
    const saved = client.createHabitCategory({ name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    (await sent).dispatchEvent(new Event('error'));
    await expect(saved).rejects.toMatchObject({ kind: 'network', status: 0 });
  });
});

test('nobody watches: icons go with the fetch that the client was given', async () => {
  await client.createHabitCategory({ name: 'Reading', ...icons });
  expect(plainFetch).toHaveBeenCalledOnce();
});

test('where there is no XMLHttpRequest, watched uploads go with fetch as well', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  await client.createHabitCategory({ name: 'Reading', ...icons }, { onUploadProgress: () => {} });
  expect(plainFetch).toHaveBeenCalledOnce();
});

test('a call can be told to outlive the page', async () => {
  plainFetch.mockImplementation(() => Promise.resolve(Response.json({ message: 'Category deleted' })));
  await client.deleteHabitCategory('1', { keepalive: true });
  await client.deleteHabitCategory('1');
  expect(plainFetch.mock.calls.map(([request]) => request.keepalive)).toEqual([true, false]);
});
