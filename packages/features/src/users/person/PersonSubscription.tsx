import type { User } from '@planner/api-client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PersonSubscriptionView } from './PersonSubscriptionView.tsx';
import { errorTexts, listPersonSubscriptionsQuery } from './queries.ts';

export interface PersonSubscriptionProps {
  user: User;
  /** True if the server has `listSubscriptions.userId`. */
  canFilter: boolean;
}

export const PersonSubscription = ({ user, canFilter }: PersonSubscriptionProps) => {
  const result = useQuery(listPersonSubscriptionsQuery(useApi(), user.id, canFilter));
  return <PersonSubscriptionView {...useLoadState(result, errorTexts.listSubscriptions)} />;
};
