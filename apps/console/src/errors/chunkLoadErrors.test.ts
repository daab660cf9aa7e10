import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  page = new EventTarget();
  vi.resetModules();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { href: 'http://localhost/users/all-users' });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
});
afterEach(() => vi.unstubAllGlobals());

const failToLoad = (): Promise<never> => {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  return Promise.reject(payload);
};

const watch = async () => {
  const errors = await import('./chunkLoadErrors.ts');
  const { prefetchCode } = await import('./loadScreen.ts');
  errors.watchChunkLoadErrors();
  return { ...errors, prefetchCode };
};

describe('chunk load errors', () => {
  it('are reported', async () => {
    const { chunkLoadErrors } = await watch();
    await expect(failToLoad()).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(chunkLoadErrors.hasError()).toBe(true));
  });

  it('are reported while a prefetch is pending', async () => {
    const { chunkLoadErrors, prefetchCode } = await watch();
    prefetchCode(() => new Promise(() => {}));
    await expect(failToLoad()).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(chunkLoadErrors.hasError()).toBe(true));
  });

  it('are not reported for a prefetch, or when the caller handles them', async () => {
    const { chunkLoadErrors, prefetchCode, ignoreChunkErrors } = await watch();
    prefetchCode(failToLoad);
    await expect(ignoreChunkErrors(failToLoad)).rejects.toThrow(TypeError);
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    expect(chunkLoadErrors.hasError()).toBe(false);
  });

  it('do not reload over what the user types while the server is asked', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { href: 'http://localhost/users/add-user', reload });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    const { chunkLoadErrors } = await watch();
    const { unsaved } = await import('../unsaved/unsaved.ts');
    vi.stubGlobal('fetch', () => {
      unsaved.setDirty(true);
      return Promise.resolve(new Response());
    });
    await expect(failToLoad()).rejects.toThrow(TypeError);
    await vi.waitFor(() => expect(chunkLoadErrors.hasError()).toBe(true));
    expect(reload).not.toHaveBeenCalled();
  });
});
