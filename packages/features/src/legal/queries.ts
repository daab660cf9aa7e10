import {
  type ApiClient,
  countAcceptances,
  getPolicy,
  getPolicyDesk,
  getPolicyDraft,
  getPolicyDraftVersion,
  getPolicyVersion,
  listPolicyComments,
  listPolicyDraftVersions,
  listPolicyVersions,
  type PolicyType,
} from '@planner/api-client';
import { queryOptions } from '@tanstack/react-query';
import { editQueryOptions } from '../shared/form/editQueryOptions.ts';
import { logQueryOptions } from '../shared/list/logQueryOptions.ts';

/** Shown when the server sends no message. */
export const errorTexts = {
  get: 'Failed to fetch policy',
  save: 'Failed to save policy',
  listVersions: 'Failed to fetch the history',
  getVersion: 'Failed to fetch this version',
  saveDraft: 'Failed to save the draft',
  publish: 'Failed to publish',
  withdraw: 'Failed to withdraw this version',
  listComments: 'Failed to fetch the comments',
  saveComment: 'Failed to save the comment',
};

/** Query of a legal text to edit. */
export const getPolicyQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicy', type, 'edit'] as const,
    queryFn: ({ signal }) => getPolicy(client, type, { signal }),
    ...editQueryOptions,
  });

/** The draft to edit. */
export const getPolicyDraftQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicyDraft', type, 'edit'] as const,
    queryFn: ({ signal }) => getPolicyDraft(client, type, { signal }),
    ...editQueryOptions,
  });

/** The last save; null if there is none. */
export const newestPolicyVersionQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['listPolicyVersions', type] as const,
    queryFn: async ({ signal }) =>
      (await listPolicyVersions(client, type, { limit: 1 }, { signal })).items[0] ?? null,
  });

/** Newest first. */
export const listPolicyVersionsQuery = (client: ApiClient, type: PolicyType) =>
  logQueryOptions(['listPolicyVersions', type, 'history'] as const, ({ cursor, signal }) =>
    listPolicyVersions(client, type, { limit: 50, cursor }, { signal }),
  );

/** A version never changes. */
export const getPolicyVersionQuery = (client: ApiClient, type: PolicyType, version: number) =>
  queryOptions({
    queryKey: ['getPolicyVersion', type, version] as const,
    queryFn: ({ signal }) => getPolicyVersion(client, type, String(version), { signal }),
    staleTime: Infinity,
  });

export const listPolicyDraftVersionsQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['listPolicyDraftVersions', type] as const,
    queryFn: async ({ signal }) => (await listPolicyDraftVersions(client, type, { signal })).items,
  });

/** A save of the draft gets a new number. */
export const getPolicyDraftVersionQuery = (client: ApiClient, type: PolicyType, version: number) =>
  queryOptions({
    queryKey: ['getPolicyDraftVersion', type, version] as const,
    queryFn: ({ signal }) => getPolicyDraftVersion(client, type, String(version), { signal }),
    staleTime: Infinity,
  });

/** How often an open editor asks what others have done. */
const DESK_POLL_MS = 30_000;

export const policyDeskQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['getPolicyDesk', type] as const,
    queryFn: ({ signal, queryKey, client: queryClient }) =>
      getPolicyDesk(client, type, { signal, known: queryClient.getQueryData(queryKey) }),
    refetchInterval: DESK_POLL_MS,
    refetchOnWindowFocus: 'always',
  });

/** Newest first. */
export const listPolicyCommentsQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['listPolicyComments', type] as const,
    queryFn: async ({ signal }) => (await listPolicyComments(client, type, { signal })).items,
    refetchInterval: DESK_POLL_MS,
    refetchOnWindowFocus: 'always',
  });

export const countAcceptancesQuery = (client: ApiClient, type: PolicyType) =>
  queryOptions({
    queryKey: ['countAcceptances', type] as const,
    queryFn: ({ signal }) => countAcceptances(client, type, { signal }),
  });
