import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { editQueryOptions } from './editQueryOptions.ts';

/** Returns the version that saves are based on, and a function that unmounts the screen. */
const open = async (queryClient: QueryClient, queryFn: () => number) => {
  const observer = new QueryObserver(queryClient, { queryKey: ['getUser'], queryFn, ...editQueryOptions });
  const close = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
  return { version: () => observer.getCurrentResult().data, close };
};

it('keeps the loaded version when all queries are invalidated', async () => {
  const queryClient = new QueryClient();
  let stored = 1;
  const screen = await open(queryClient, () => stored);
  stored = 2;
  // Happens after the user signs in again over the page.
  await queryClient.invalidateQueries();
  expect(screen.version()).toBe(1);
  screen.close();
});

it('fetches again for each screen that mounts', async () => {
  const queryClient = new QueryClient();
  let stored = 1;
  const first = await open(queryClient, () => stored);
  first.close();
  await expect.poll(() => queryClient.getQueryCache().getAll()).toEqual([]);
  stored = 2;
  const second = await open(queryClient, () => stored);
  expect(second.version()).toBe(2);
  second.close();
});

it('fetches what could not be loaded once the client is online, and then never again', async () => {
  const queryClient = new QueryClient({
    defaultOptions: { queries: { networkMode: 'always', refetchOnReconnect: true, retry: false } },
  });
  queryClient.mount();
  let stored: number | Promise<never> = Promise.reject(new Error('refused'));
  const queryFn = async () => stored;
  const observer = new QueryObserver(queryClient, { queryKey: ['getUser'], queryFn, ...editQueryOptions });
  const close = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().isError).toBe(true);
  for (const version of [3, 4]) {
    stored = version;
    onlineManager.setOnline(false);
    onlineManager.setOnline(true);
    await expect.poll(() => observer.getCurrentResult().data).toBe(3);
  }
  close();
  queryClient.unmount();
});
