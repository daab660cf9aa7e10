import { createApiClient } from '@planner/api-client';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { listSubscriptionsQuery } from './queries.ts';

test('the next letter of a search, or leaving the list, cancels the former request', () => {
  const send = vi.fn<(request: Request) => Promise<Response>>(() => new Promise(() => {}));
  const client = createApiClient({ baseUrl: 'http://planner.test/api/v1', fetch: send });
  const areAborted = () => send.mock.calls.map(([request]) => request.signal.aborted);
  const optionsOf = (query: string) =>
    listSubscriptionsQuery(
      client,
      { page: 1, query, status: '', endsWithin: undefined, sort: undefined },
      true,
    );
  const observer = new QueryObserver(new QueryClient(), optionsOf('a'));
  const leave = observer.subscribe(() => {});
  observer.setOptions(optionsOf('an'));
  expect(areAborted()).toEqual([true, false]);
  leave();
  expect(areAborted()).toEqual([true, true]);
});
