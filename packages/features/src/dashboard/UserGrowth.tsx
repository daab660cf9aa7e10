import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { messages } from './messages.ts';
import { getUserGrowthQuery } from './queries.ts';
import { UserGrowthView } from './UserGrowthView.tsx';

/** The chart of new users per week. */
export const UserGrowth = () => {
  const weeks = useQuery(getUserGrowthQuery(useApi()));
  return (
    <UserGrowthView
      state={useLoadState(weeks, messages.getUserGrowth)}
      onRetry={() => void weeks.refetch()}
    />
  );
};
