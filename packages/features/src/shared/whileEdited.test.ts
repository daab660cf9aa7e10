import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { WHILE_EDITED } from './whileEdited.ts';

/** Opens a screen that edits something; gives the version that its saves would go over, and how to leave it. */
const open = async (queryClient: QueryClient, queryFn: () => number) => {
  const observer = new QueryObserver(queryClient, { queryKey: ['getUser'], queryFn, ...WHILE_EDITED });
  const close = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data).toBeDefined();
  return { version: () => observer.getCurrentResult().data, close };
};

it('keeps the version that was loaded when everything else is brought up to date', async () => {
  const queryClient = new QueryClient();
  let stored = 1;
  const screen = await open(queryClient, () => stored);
  stored = 2;
  // As after signing in again over the page.
  await queryClient.invalidateQueries();
  expect(screen.version()).toBe(1);
  screen.close();
});

it('loads anew for each screen that opens', async () => {
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
