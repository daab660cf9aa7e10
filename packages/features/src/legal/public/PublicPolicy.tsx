import { type ApiClient, getPolicy, type PolicyType } from '@planner/api-client';
import { loadRenderer } from '@planner/policy-html/display';
import { useEffect } from 'react';
import { useApi } from '../../shared/app/ApiProvider.tsx';
import { useApiQuery } from '../../shared/query/useApiQuery.ts';
import { useLoadState } from '../../shared/query/useLoadState.ts';
import { PublicPolicyView, type PublicPolicyViewProps } from './PublicPolicyView.tsx';

/** Loads a policy, and in parallel DOMPurify for browsers that always need it. */
const loadPolicy = async (client: ApiClient, type: PolicyType, signal: AbortSignal) => {
  const [policy] = await Promise.all([getPolicy(client, type, { signal }), loadRenderer('')]);
  return { ...policy, render: await loadRenderer(policy.content) };
};

export interface PublicPolicyProps {
  /** Also the component's `key`. */
  type: PolicyType;
  getTextHref: PublicPolicyViewProps['getTextHref'];
  /** Called with the title of a further text. */
  onTitle?: ((title: string) => void) | undefined;
}

/** The public page of a legal text. */
export const PublicPolicy = ({ type, getTextHref, onTitle }: PublicPolicyProps) => {
  const client = useApi();
  const policy = useApiQuery((signal) => loadPolicy(client, type, signal));
  const title = policy.data?.title;
  useEffect(() => {
    if (title !== undefined) onTitle?.(title);
  }, [title, onTitle]);
  return (
    <PublicPolicyView
      type={type}
      getTextHref={getTextHref}
      {...useLoadState(policy, 'Failed to fetch policy')}
    />
  );
};
