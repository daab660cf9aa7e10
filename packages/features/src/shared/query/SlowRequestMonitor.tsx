import { useIsFetching, useIsMutating, useQueryClient, type Query } from '@tanstack/react-query';
import { SlowRequestNotice, useIsSlow } from './SlowRequestNotice.tsx';
import { useApi } from '../app/ApiProvider.tsx';

/** Quiet requests show their own progress, or the user doesn't wait for them. */
const isLoud = ({ meta }: Pick<Query, 'meta'>): boolean => !meta?.['isQuiet'];

/** Queries that a screen needs before it can show anything. The command palette has its own notice. */
const blockingQueries = {
  type: 'active',
  predicate: (query: Query) =>
    isLoud(query) && query.queryKey[1] !== 'palette' && query.state.data === undefined,
} as const;

/** One notice for the whole shell, while any save or blocking query is slow. */
export const SlowRequestMonitor = () => {
  const client = useApi();
  const queryClient = useQueryClient();
  const isSlow = useIsSlow(useIsMutating({ predicate: isLoud }) + useIsFetching(blockingQueries) > 0);
  const cancel = () => {
    client.cancelSaves();
    // Without revert the query fails instead of staying pending, so its screen offers to try again.
    void queryClient.cancelQueries(blockingQueries, { revert: false });
  };
  return <SlowRequestNotice isSlow={isSlow} onCancel={cancel} />;
};
