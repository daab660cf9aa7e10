import type { PolicyType } from '@planner/api-client';
import { useApi } from '../shared/app/useApi.ts';
import { useLoad } from '../shared/query/useLoad.ts';
import { useLoadState } from '../shared/query/useLoadState.ts';
import { errorTexts } from './errorTexts.ts';
import { loadPolicy } from './loadPolicy.ts';
import { PublicPolicyView } from './PublicPolicyView.tsx';

/** `type` is also the component's `key`. */
export const PublicPolicy = ({ type }: { type: PolicyType }) => {
  const client = useApi();
  const policy = useLoad((signal) => loadPolicy(client, type, signal));
  return (
    <PublicPolicyView type={type} state={useLoadState(policy, errorTexts.get)} onRetry={policy.reload} />
  );
};
