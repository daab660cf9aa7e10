import { type ApiClient, getPolicy, type PolicyType } from '@planner/api-client';
import { loadRenderer } from '@planner/policy-html/display';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useApiQuery } from '../../shared/query/useApiQuery.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PublicPolicyView } from './PublicPolicyView.tsx';

/** Loads a policy, and in parallel DOMPurify for browsers that always need it. */
const loadPolicy = async (client: ApiClient, type: PolicyType, signal: AbortSignal) => {
  const [policy] = await Promise.all([getPolicy(client, type, { signal }), loadRenderer('')]);
  return { ...policy, render: await loadRenderer(policy.content) };
};

/** `type` is also the component's `key`. */
export const PublicPolicy = ({ type }: { type: PolicyType }) => {
  const client = useApi();
  const policy = useApiQuery((signal) => loadPolicy(client, type, signal));
  return <PublicPolicyView type={type} {...useLoadState(policy, 'Failed to fetch policy')} />;
};
