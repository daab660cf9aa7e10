import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { getUserGrowthQuery } from './queries.ts';
import { UserGrowthView } from './UserGrowthView.tsx';

export const UserGrowth = () => {
  const weeks = useQuery(getUserGrowthQuery(useApi()));
  return <UserGrowthView {...useLoadState(weeks, 'Failed to fetch new users per week')} />;
};
