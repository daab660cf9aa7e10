import { useInfiniteQuery } from '@tanstack/react-query';
import { useUndo } from '../shared/announce/useAnnouncer.ts';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { DeletedUsersView, type DeletedUsersViewProps } from './DeletedUsersView.tsx';
import { listDeletedUsersQuery } from './person/queries.ts';
import { errorTexts } from './queries.ts';

export interface DeletedUsersProps extends Pick<DeletedUsersViewProps, 'getUserHref'> {
  query: string;
  onRestored: () => void;
}

/** Those who can be restored, each alone. */
export const DeletedUsers = ({ query, getUserHref, onRestored }: DeletedUsersProps) => {
  const list = useInfiniteQuery(listDeletedUsersQuery(useApi(), query));
  const { undo, pendingIds } = useUndo();
  return (
    <DeletedUsersView
      {...useLoadState(list, errorTexts.listDeletedUsers)}
      getUserHref={getUserHref}
      isFiltered={query !== ''}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      restoringId={pendingIds[0]}
      onRestore={(activityId) =>
        undo([activityId], (isUndone) => {
          if (isUndone) onRestored();
        })
      }
      onLoadMore={() => void list.fetchNextPage()}
    />
  );
};
