import { describe, expect, it, vi } from 'vitest';
import { createFetchAhead } from './createFetchAhead.ts';

const get = (path: string) => new Request(new URL(path, 'http://localhost'));

const setUp = (...answers: (Response | Error)[]) => {
  const fetch = vi.fn<(request: Request) => Promise<Response>>(() => {
    const answer = answers.shift();
    return answer instanceof Response
      ? Promise.resolve(answer)
      : Promise.reject(answer ?? new Error('too many'));
  });
  return { fetch, ...createFetchAhead(fetch) };
};

describe('createFetchAhead', () => {
  it('answers the first equal request with what was sent ahead, and the second anew', async () => {
    const { fetch, send, take } = setUp(new Response('ahead'), new Response('anew'));
    void send(get('/users?page=2'));
    expect(await (await take(get('/users?page=2'))).text()).toBe('ahead');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(await (await take(get('/users?page=2'))).text()).toBe('anew');
  });

  it('answers nothing else with it', async () => {
    const { send, take } = setUp(new Response('ahead'), new Response('other page'), new Response('saved'));
    void send(get('/users?page=2'));
    expect(await (await take(get('/users?page=3'))).text()).toBe('other page');
    const save = new Request(get('/users?page=2'), { method: 'POST', body: '{}' });
    expect(await (await take(save)).text()).toBe('saved');
  });

  it.each([new Response('signed out', { status: 401 }), new TypeError('cut')])(
    'asks again after %s',
    async (failure) => {
      const { send, take } = setUp(failure, new Response('anew'));
      void send(get('/users'));
      expect(await (await take(get('/users'))).text()).toBe('anew');
    },
  );

  it('forgets what nobody has asked for', async () => {
    vi.useFakeTimers();
    const { send, take } = setUp(new Response('old'), new Response('anew'));
    void send(get('/users'));
    vi.advanceTimersByTime(10_000);
    expect(await (await take(get('/users'))).text()).toBe('anew');
    vi.useRealTimers();
  });
});
