import { afterEach, expect, it, vi } from 'vitest';
import { createServerClock } from './createServerClock.ts';

const DEVICE_TIME = Date.parse('2026-11-14T12:00:00Z');
const request = new Request('https://planner.example.org/api/v1/health');

const answerWith = (headers: HeadersInit) =>
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { headers })));

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('uses the time of the device until the first response of the server', async () => {
  vi.useFakeTimers({ now: DEVICE_TIME });
  answerWith({ Date: 'Sun, 15 Nov 2026 12:00:00 GMT' });
  const clock = createServerClock();
  expect(clock.now()).toBe(DEVICE_TIME);
  await clock.fetch(request);
  vi.advanceTimersByTime(2000);
  expect(clock.now()).toBe(Date.parse('2026-11-15T12:00:02Z'));
});

it('goes by when a response arrived that was requested before', async () => {
  vi.useFakeTimers({ now: DEVICE_TIME });
  const headers = { Date: 'Sun, 15 Nov 2026 12:00:00 GMT' };
  const started = { response: Promise.resolve(new Response(null, { headers })), receivedAt: DEVICE_TIME };
  vi.advanceTimersByTime(3000);
  const clock = createServerClock();
  expect(await clock.fetch(request, started)).toBe(await started.response);
  expect(clock.now()).toBe(Date.parse('2026-11-15T12:00:03Z'));
});

it('ignores responses without a date', async () => {
  vi.useFakeTimers({ now: DEVICE_TIME });
  answerWith({});
  const clock = createServerClock();
  await clock.fetch(request);
  expect(clock.now()).toBe(DEVICE_TIME);
});
