import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useIsSlow } from '../shared/useIsSlow.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { useServerNow } from '../shared/useServerNow.ts';
import { messages } from './messages.ts';
import { getRecentUsersQuery } from './queries.ts';
import { RecentUsersView } from './RecentUsersView.tsx';

export interface RecentUsersProps {
  /** Where all users are listed. */
  allHref: string;
}

/** Who joined last. */
export const RecentUsers = ({ allHref }: RecentUsersProps) => {
  const users = useQuery(getRecentUsersQuery(useApi()));
  const state = useLoadState(users, messages.getRecentUsers);
  const serverNow = useServerNow();
  return (
    <RecentUsersView
      state={state}
      allHref={allHref}
      now={serverNow()}
      isSlow={useIsSlow(state.status === 'loading')}
      onRetry={() => void users.refetch()}
    />
  );
};
