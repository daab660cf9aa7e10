import { createHabitCategory, createWorkoutCategory, updateHabitCategory } from './index.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApiClient } from './createApiClient.ts';
import { iconFile } from './testing/icons.ts';
import { wireHabitCategories } from './testing/wire.ts';

const BASE = 'http://planner.test/api/v1';
const [category] = wireHabitCategories;

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
  private responseHeaders = '';

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
    return this.responseHeaders;
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
  respond(status: number, body: unknown, headers = '') {
    this.status = status;
    this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
    this.responseHeaders = headers;
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

describe('an upload with progress events', () => {
  test('sends the same request as one without', async () => {
    const saved = updateHabitCategory(
      client,
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
    xhr.respond(200, category, 'Content-Type: application/json\r\nETag: "4"\r\n');
    await expect(saved).resolves.toMatchObject({ name: category?.name, etag: '"4"' });
  });

  test('reports progress up to 1', async () => {
    const fractions: number[] = [];
    const saved = createWorkoutCategory(
      client,
      { name: 'Running', ...icons },
      { onUploadProgress: (fraction) => fractions.push(fraction) },
    );
    const xhr = await sent;
    xhr.progress(0, 0);
    xhr.progress(500, 2000);
    xhr.upload.dispatchEvent(new Event('load'));
    xhr.respond(201, category);
    await saved;
    expect(fractions).toEqual([0.25, 1]);
  });

  test("rejects with the signal's reason when it is aborted", async () => {
    const controller = new AbortController();
    const saved = createHabitCategory(
      client,
      { name: 'Reading', ...icons },
      { signal: controller.signal, onUploadProgress: () => {} },
    );
    const xhr = await sent;
    controller.abort();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    expect(xhr.isAborted).toBe(true);
  });

  test('is cancelled by cancelSaves', async () => {
    const saved = createHabitCategory(client, { name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    const xhr = await sent;
    client.cancelSaves();
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
    expect(xhr.isAborted).toBe(true);
  });

  test('rejects if the signal is already aborted', async () => {
    const saved = createHabitCategory(
      client,
      { name: 'Reading', ...icons },
      { signal: AbortSignal.abort(), onUploadProgress: () => {} },
    );
    await expect(saved).rejects.toMatchObject({ name: 'AbortError' });
  });

  test('rejects with the error of the server', async () => {
    const refused = createHabitCategory(
      client,
      { name: 'Reading', ...icons },
      { onUploadProgress: () => {} },
    );
    (await sent).respond(413, { message: 'The icon is larger than 1 MiB', requestId: 'r1' });
    await expect(refused).rejects.toMatchObject({
      kind: 'http',
      status: 413,
      message: 'The icon is larger than 1 MiB',
    });
  });

  test.each([
    ['a page instead of JSON', '<h1>Stored</h1>', 200],
    ['no body', '', 204],
  ])('succeeds with a 2xx response and %s', async (_name, body, status) => {
    const saved = createHabitCategory(client, { name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    (await sent).respond(status, body);
    await expect(saved).resolves.toBeUndefined();
  });

  test('is a network error when the connection is cut', async () => {
    const saved = createHabitCategory(client, { name: 'Reading', ...icons }, { onUploadProgress: () => {} });
    (await sent).dispatchEvent(new Event('error'));
    await expect(saved).rejects.toMatchObject({ kind: 'network', status: 0 });
  });
});

test("an upload without progress events uses the client's fetch", async () => {
  await createHabitCategory(client, { name: 'Reading', ...icons });
  expect(plainFetch).toHaveBeenCalledOnce();
});

test('without XMLHttpRequest, all uploads use fetch', async () => {
  vi.stubGlobal('XMLHttpRequest', undefined);
  await createHabitCategory(client, { name: 'Reading', ...icons }, { onUploadProgress: () => {} });
  expect(plainFetch).toHaveBeenCalledOnce();
});
