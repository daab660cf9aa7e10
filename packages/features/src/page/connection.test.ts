import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Answer = Response | 'fails' | 'hangs';

const request = new Request('http://localhost/api/v1/subscriptions');
const json = (status: number, type = 'application/json') =>
  new Response(null, { status, headers: { 'Content-Type': type } });

let page: EventTarget;
let tab: EventTarget & { hidden: boolean };
let health: Answer;
let probes: number;
let recoveries: number;

const sendAs = (answer: Answer): Promise<Response> => {
  if (answer === 'hangs') return new Promise(() => {});
  return answer === 'fails' ? Promise.reject(new TypeError('refused')) : Promise.resolve(answer);
};

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
  page = new EventTarget();
  tab = Object.assign(new EventTarget(), { hidden: false });
  probes = 0;
  recoveries = 0;
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', tab);
  vi.stubGlobal('fetch', () => {
    probes += 1;
    return sendAs(health);
  });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(new AbortController().signal);
  page.addEventListener('online', () => (recoveries += 1));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const settle = () => vi.advanceTimersByTimeAsync(0);

const failWith = async (answer: Answer) => {
  const { connection, watchRequests } = await import('./connection.ts');
  const sent = watchRequests(() => sendAs(answer))(request).catch(() => undefined);
  await settle();
  return { connection, sent };
};

describe('the connection', () => {
  it.each([
    ['a refused connection', 'fails'],
    ['a gateway whose server is down', json(502, 'text/html')],
    ['an overloaded gateway', json(503)],
    ['a gateway that waited in vain', json(504)],
    ['the page of a captive portal', json(200, 'text/html; charset=utf-8')],
  ] as const)('is down after %s, if the server does not respond either', async (_, answer) => {
    health = answer;
    const { connection } = await failWith(answer);
    expect(connection.isDown()).toBe(true);
    health = json(200);
    await vi.advanceTimersByTimeAsync(5000);
    expect(connection.isDown()).toBe(false);
    expect(recoveries).toBe(1);
  });

  it.each([
    ['a response', json(200)],
    ['an error of the server', json(500)],
    ['a refusal', json(401)],
    ['a page that does not exist', json(404, 'text/html')],
  ])('is not in doubt after %s', async (_, answer) => {
    await failWith(answer);
    expect(probes).toBe(0);
  });

  it('is up on a server without the health operation', async () => {
    health = json(404, 'text/html');
    const { connection } = await failWith('fails');
    expect(connection.isDown()).toBe(false);
    await vi.advanceTimersByTimeAsync(1000);
    expect(recoveries).toBe(1);
  });

  it('asks less and less often about an operation that keeps failing, but at least every five seconds', async () => {
    health = json(200);
    const { watchRequests } = await import('./connection.ts');
    const send = watchRequests(() => sendAs(json(504)));
    page.addEventListener('online', () => void send(request));
    void send(request);
    await vi.advanceTimersByTimeAsync(7500);
    expect(recoveries).toBe(3);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(recoveries).toBe(7);
  });

  it('is asked after a request that hangs, which is not taken for lost if the server responds', async () => {
    health = json(200);
    const { connection } = await failWith('hangs');
    await vi.advanceTimersByTimeAsync(30_000);
    expect([probes, recoveries, connection.isDown()]).toEqual([1, 0, false]);
    health = 'fails';
    await failWith('hangs');
    const events: string[] = [];
    for (const type of ['offline', 'online']) page.addEventListener(type, () => events.push(type));
    await vi.advanceTimersByTimeAsync(8000);
    expect(connection.isDown()).toBe(true);
    health = json(200);
    await vi.advanceTimersByTimeAsync(5000);
    // TanStack Query refetches only after it was offline.
    expect(events).toEqual(['offline', 'online']);
  });

  it('waits while the tab is hidden', async () => {
    health = 'fails';
    const { connection } = await failWith('fails');
    const { watchConnection } = await import('./connection.ts');
    watchConnection('/api/v1');
    tab.hidden = true;
    const before = probes;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(probes).toBe(before);
    expect(connection.isDown()).toBe(true);
  });
});
