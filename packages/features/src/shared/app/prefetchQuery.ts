import {
  QueryObserver,
  type FetchQueryOptions,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';

/** Lifetime of a prefetched result without a screen, in milliseconds. */
const MAX_WAIT_MS = 10_000;

/**
 * Starts a query before the screen that uses it mounts. Unlike `queryClient.prefetchQuery`, it also works for queries with
 * `gcTime: 0`: it observes the query until the screen does. Errors are left to the screen. A new mutation discards
 * what is waiting.
 */
export const prefetchQuery = <Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): void => {
  const observer = new QueryObserver(queryClient, options);
  const query = observer.getCurrentQuery();
  if (query.getObserversCount() > 0) return;

  const release = (): void => {
    clearTimeout(timer);
    for (const unsubscribe of subscriptions) unsubscribe();
  };
  const timer = setTimeout(release, MAX_WAIT_MS);
  const subscriptions = [
    observer.subscribe(() => {}),
    queryClient.getQueryCache().subscribe((event) => {
      if (event.type === 'observerAdded' && event.query === query) release();
    }),
    queryClient.getMutationCache().subscribe(({ type }) => {
      if (type === 'added') release();
    }),
  ];
};
