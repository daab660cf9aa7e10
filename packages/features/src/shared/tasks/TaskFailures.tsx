import { useInfiniteQuery } from '@tanstack/react-query';
import { useApi } from '../app/ApiProvider.tsx';
import { useLoadState } from '../query/useLoadState.ts';
import { useSave } from '../query/useSave.ts';
import { retryTaskMutation } from './mutations.ts';
import { listTaskFailuresQuery } from './queries.ts';
import { TaskFailuresView } from './TaskFailuresView.tsx';

export interface TaskFailuresProps {
  id: string;
  onClose: () => void;
}

export const TaskFailures = ({ id, onClose }: TaskFailuresProps) => {
  const client = useApi();
  const result = useInfiniteQuery(listTaskFailuresQuery(client, id));
  const retry = useSave(retryTaskMutation(client));
  return (
    <TaskFailuresView
      {...useLoadState(result, 'Failed to fetch what failed')}
      hasMore={result.hasNextPage}
      isLoadingMore={result.isFetchingNextPage}
      isRetryPending={retry.isPending}
      onLoadMore={() => void result.fetchNextPage()}
      onRetryFailed={() => retry.save(id, onClose)}
      onClose={onClose}
    />
  );
};
