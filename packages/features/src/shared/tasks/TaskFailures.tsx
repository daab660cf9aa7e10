import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportList } from '../export/ExportList.tsx';
import { useApi } from '../app/ApiProvider.tsx';
import { useLoadState } from '../query/useLoadState.ts';
import { useSave } from '../query/useSave.ts';
import { exportTaskFailuresMutation, retryTaskMutation } from './mutations.ts';
import { listTaskFailuresQuery } from './queries.ts';
import { TaskFailuresView } from './TaskFailuresView.tsx';

export interface TaskFailuresProps {
  id: string;
  /** What the task is called, in the name of the file. */
  title: string;
  onClose: () => void;
}

export const TaskFailures = ({ id, title, onClose }: TaskFailuresProps) => {
  const client = useApi();
  const result = useInfiniteQuery(listTaskFailuresQuery(client, id));
  /** Each export starts over, even while the message about the last one is shown. 0: none. */
  const [exportNumber, setExportNumber] = useState(0);
  const retry = useSave(retryTaskMutation(client));
  return (
    <>
      <TaskFailuresView
        {...useLoadState(result, 'Failed to fetch what failed')}
        hasMore={result.hasNextPage}
        isLoadingMore={result.isFetchingNextPage}
        isRetryPending={retry.isPending}
        onLoadMore={() => void result.fetchNextPage()}
        onRetryFailed={() => retry.save(id, onClose)}
        onExport={() => setExportNumber(exportNumber + 1)}
        onClose={onClose}
      />
      {exportNumber > 0 && (
        <ExportList
          key={exportNumber}
          list={{ name: 'failed', one: 'row', many: 'rows' }}
          scope={[title]}
          mutationOf={(onProgress) => exportTaskFailuresMutation(client, id, onProgress)}
          onClose={() => setExportNumber(0)}
        />
      )}
    </>
  );
};
