import { useQuery } from '@tanstack/react-query';
import { useApi } from '../shared/useApi.ts';
import { useLoadState } from '../shared/useLoadState.ts';
import { messages } from './messages.ts';
import { PrivacyPolicyView } from './PrivacyPolicyView.tsx';
import { getPolicyQuery } from './queries.ts';

/** The public page with the privacy policy. */
export const PrivacyPolicy = () => {
  const policy = useQuery(getPolicyQuery(useApi(), 'privacy'));
  return (
    <PrivacyPolicyView state={useLoadState(policy, messages.get)} onRetry={() => void policy.refetch()} />
  );
};
