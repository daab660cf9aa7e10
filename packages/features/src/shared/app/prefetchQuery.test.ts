import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prefetchQuery } from './prefetchQuery.ts';

const setUp = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const queryFn = vi.fn<() => Promise<string>>();
  const options = { queryKey: ['getUser', '1'] as const, queryFn, staleTime: 'static', gcTime: 0 } as const;
  /** Returns a function that unmounts the screen. */
  const mount = () => {
    const observer = new QueryObserver(queryClient, options);
    const unmount = observer.subscribe(() => {});
    return { observer, unmount };
  };
  return { queryClient, queryFn, prefetch: () => prefetchQuery(queryClient, options), mount };
};

const settle = () => vi.advanceTimersByTimeAsync(1);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('prefetchQuery', () => {
  it('keeps the result for the screen that mounts next', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValue('Ada');
    prefetch();
    await settle();
    expect(mount().observer.getCurrentResult().data).toBe('Ada');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('shares a request that is still pending', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValue('Ada');
    prefetch();
    const { observer } = mount();
    await settle();
    expect(observer.getCurrentResult().data).toBe('Ada');
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('serves one screen: the next one fetches again', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValue('Ada');
    prefetch();
    await settle();
    mount().unmount();
    await settle();
    mount();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('sends one request when called twice', () => {
    const { queryFn, prefetch } = setUp();
    queryFn.mockResolvedValue('Ada');
    prefetch();
    prefetch();
    expect(queryFn).toHaveBeenCalledTimes(1);
  });

  it('does not outlive a screen that already shows the data', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValue('Ada');
    const { unmount } = mount();
    await settle();
    prefetch();
    unmount();
    await settle();
    mount();
    expect(queryFn).toHaveBeenCalledTimes(2);
  });

  it('leaves an error to the screen, which tries again', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue('Ada');
    prefetch();
    await settle();
    const { observer } = mount();
    await settle();
    expect(observer.getCurrentResult().data).toBe('Ada');
  });

  it('discards the result after a mutation', async () => {
    const { queryClient, queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValueOnce('old').mockResolvedValue('new');
    prefetch();
    await settle();
    await new MutationObserver(queryClient, { mutationFn: () => Promise.resolve() }).mutate();
    await settle();
    const { observer } = mount();
    await settle();
    expect(observer.getCurrentResult().data).toBe('new');
  });

  it('discards a result that no screen has used for 10 seconds', async () => {
    const { queryFn, prefetch, mount } = setUp();
    queryFn.mockResolvedValueOnce('old').mockResolvedValue('new');
    prefetch();
    await vi.advanceTimersByTimeAsync(10_001);
    const { observer } = mount();
    await settle();
    expect(observer.getCurrentResult().data).toBe('new');
  });
});
