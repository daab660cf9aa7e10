import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/app/useApi.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { messages } from './messages.ts';
import { PrivacyPolicyView } from './PrivacyPolicyView.tsx';
import { getPolicyQuery } from './queries.ts';

export const PrivacyPolicy = () => {
  const policy = useQuery(getPolicyQuery(useApi(), 'privacy'));
  return (
    <PrivacyPolicyView state={useLoadState(policy, messages.get)} onRetry={() => void policy.refetch()} />
  );
};
