import { type ApiClient, getPolicy, type Policy, type PolicyType } from '@planner/api-client';
import { loadRenderer, type RenderPolicyHtml } from '@planner/policy-html/display';

/** A policy, and what renders it. */
export interface LoadedPolicy extends Policy {
  render: RenderPolicyHtml;
}

/** Loads a policy, and in parallel DOMPurify for browsers that always need it. */
export const loadPolicy = async (
  client: ApiClient,
  type: PolicyType,
  signal: AbortSignal,
): Promise<LoadedPolicy> => {
  const [policy] = await Promise.all([getPolicy(client, type, { signal }), loadRenderer('')]);
  return { ...policy, render: await loadRenderer(policy.content) };
};
