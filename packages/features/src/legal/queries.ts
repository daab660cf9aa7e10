import {
  isEditConflict,
  type ApiClient,
  type Policy,
  type PolicyType,
  type PolicyUpdate,
  type PolicyVersion,
  type Versioned,
} from '@planner/api-client';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type InfiniteData,
} from '@tanstack/react-query';
import { WHILE_EDITED } from '../shared/whileEdited.ts';

/** A policy, for its readers. */
export const getPolicyQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicy', type] as const,
    queryFn: ({ signal }) => client.getPolicy(type, { signal }),
  });

/** A policy, to be edited. */
export const editPolicyQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicy', type, 'edit'] as const,
    queryFn: ({ signal }) => client.getPolicy(type, { signal }),
    ...WHILE_EDITED,
  });

/** The newest saves of a policy. */
export const listPolicyVersionsQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['listPolicyVersions', type] as const,
    queryFn: ({ signal }) => client.listPolicyVersions(type, { signal }),
  });

/** Before the first save there is none. */
const olderThan = (page: PolicyVersion[]): number | undefined => {
  const oldest = page.at(-1)?.version ?? 1;
  return oldest > 1 ? oldest : undefined;
};

const inOneList = ({ pages }: InfiniteData<PolicyVersion[]>): PolicyVersion[] => pages.flat();

/** All saves of a policy, newest first, as many at a time as the server lists. */
export const policyHistoryQuery = (client: ApiClient, type: PolicyType) =>
  infiniteQueryOptions({
    queryKey: ['listPolicyVersions', type, 'history'] as const,
    queryFn: ({ pageParam: before, signal }) => client.listPolicyVersions(type, { before, signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: olderThan,
    select: inOneList,
  });

/** One save of a policy; it never changes. */
export const getPolicyVersionQuery = (client: ApiClient, type: PolicyType, version: number) =>
  queryOptions({
    queryKey: ['getPolicyVersion', type, version] as const,
    queryFn: ({ signal }) => client.getPolicyVersion(type, version, { signal }),
    staleTime: Infinity,
  });

/** What to save, and the version that it was made from. */
export interface SavePolicyInput extends PolicyUpdate {
  etag: string | null;
}

/**
 * Saves a policy as its next version. Where a save was stored and its answer got lost, the next attempt meets its own text:
 * nobody else has changed anything then.
 */
export const savePolicyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['savePolicy'],
    mutationFn: async ({ etag, ...update }: SavePolicyInput) => {
      try {
        return await client.savePolicy(update, { etag });
      } catch (error) {
        if (isEditConflict<Policy>(error) && error.current.content === update.content) return error.current;
        throw error;
      }
    },
    // Who has saved in the meantime is told with the conflict.
    onError: (_error, { type }, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: ['listPolicyVersions', type] }),
    onSuccess: (saved: Versioned<Policy>, _input, _result, { client: queryClient }) => {
      queryClient.setQueryData(['getPolicy', saved.type], saved);
      void queryClient.invalidateQueries({ queryKey: ['listPolicyVersions', saved.type] });
    },
  });
