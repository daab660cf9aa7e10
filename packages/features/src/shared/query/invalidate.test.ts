import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { invalidate } from './invalidate.ts';

const setUp = () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const respond: ((rows: string[]) => void)[] = [];
  const queryFn = vi.fn<() => Promise<string[]>>(() => new Promise((resolve) => respond.push(resolve)));
  const observer = new QueryObserver(queryClient, { queryKey: ['listUsers', { page: 1 }], queryFn });
  observer.subscribe(() => {});
  return { queryClient, queryFn, respond, rows: () => observer.getCurrentResult().data };
};

it('drops the response to a first request that was sent before the change', async () => {
  const { queryClient, queryFn, respond, rows } = setUp();
  const refetched = invalidate(queryClient, 'listUsers');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  respond[0]?.(['Ada', 'Eve']);
  respond[1]?.(['Ada']);
  await refetched;
  expect(rows()).toEqual(['Ada']);
});

it('refetches what is there, and nothing else', async () => {
  const { queryClient, queryFn, respond, rows } = setUp();
  respond[0]?.(['Ada', 'Eve']);
  await vi.waitFor(() => expect(rows()).toEqual(['Ada', 'Eve']));
  await invalidate(queryClient, 'listSubscriptions');
  expect(queryFn).toHaveBeenCalledTimes(1);
  const refetched = invalidate(queryClient, 'listUsers');
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(2));
  respond[1]?.(['Ada']);
  await refetched;
  expect(rows()).toEqual(['Ada']);
});
