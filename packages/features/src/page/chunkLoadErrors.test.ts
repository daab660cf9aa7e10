import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;
const reload = vi.fn<() => void>();
/** Statuses by path; a path without one is not reached. */
let statuses: Record<string, number>;

beforeEach(() => {
  vi.resetModules();
  page = new EventTarget();
  reload.mockReset();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  vi.stubGlobal('document', { hidden: true, documentElement: { dataset: {} } });
  vi.stubGlobal('location', { href: 'http://localhost/users/all-users', reload });
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
  });
  vi.stubGlobal('fetch', (path: string) =>
    path in statuses
      ? Promise.resolve(new Response(null, { status: statuses[path] ?? 0 }))
      : Promise.reject(new TypeError('offline')),
  );
  statuses = { '/': 200, '/api/v1/health': 200 };
});
afterEach(() => vi.unstubAllGlobals());

const failToLoad = async (detail: Error) => {
  const { chunkLoadErrors, watchChunkLoadErrors } = await import('./chunkLoadErrors.ts');
  const isReported = new Promise<string>((resolve) => {
    page.addEventListener('offline', () => resolve('lost'), { once: true });
    chunkLoadErrors.subscribe(() => resolve('outdated'));
    reload.mockImplementation(() => resolve('reloaded'));
  });
  watchChunkLoadErrors();
  page.dispatchEvent(new CustomEvent('planner:load-error', { detail }));
  return isReported;
};

const gone = new Error('http://localhost/assets/Menu.js');

describe('a chunk load error', () => {
  it('reloads the page if the code is gone', async () => {
    expect(await failToLoad(gone)).toBe('reloaded');
  });

  it('is a lost connection if the request failed', async () => {
    const { ConnectionError } = await import('../shared/query/ConnectionError.ts');
    expect(await failToLoad(new ConnectionError('users.js'))).toBe('lost');
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['neither API nor page respond', {}],
    ['only the page responds', { '/': 200, '/api/v1/health': 502 }],
    ['only the API responds', { '/': 503, '/api/v1/health': 404 }],
  ])('is a lost connection if %s', async (_, responses) => {
    statuses = responses;
    expect(await failToLoad(gone)).toBe('lost');
    expect(reload).not.toHaveBeenCalled();
  });

  it('does not reload over what the user types while the server is asked', async () => {
    const { unsaved } = await import('./unsaved.ts');
    const reported = failToLoad(gone);
    unsaved.setDirty(true);
    expect(await reported).toBe('outdated');
    expect(reload).not.toHaveBeenCalled();
  });
});
