import { type ApiClient, getPublishedPolicy, hasCode, type PolicyType } from '@planner/api-client';
import { loadRenderer } from '@planner/policy-html/display';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useApiQuery } from '../../shared/query/useApiQuery.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PastPolicyView, type PastPolicyViewProps } from './PastPolicyView.tsx';

/** Null: no such version is public. */
const loadVersion = async (client: ApiClient, type: PolicyType, version: string, signal: AbortSignal) => {
  try {
    const policy = await getPublishedPolicy(client, type, version, { signal });
    return { policy, render: await loadRenderer(policy.content ?? '') };
  } catch (error) {
    if (hasCode(error, 'not-found', 404)) return null;
    throw error;
  }
};

export type PastPolicyProps = Omit<PastPolicyViewProps, 'state' | 'onRetry'>;

/** A numbered version of a policy. */
export const PastPolicy = ({ type, version, currentHref }: PastPolicyProps) => {
  const client = useApi();
  const loaded = useApiQuery((signal) => loadVersion(client, type, version, signal));
  return (
    <PastPolicyView
      type={type}
      version={version}
      currentHref={currentHref}
      {...useLoadState(loaded, 'Failed to fetch this version')}
    />
  );
};
