import {
  type ApiClient,
  type PolicyPublication,
  type PolicyType,
  publishPolicy,
  savePolicyDraft,
  withdrawPolicyVersion,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { refetchDesk } from '../mutations.ts';

/** `etag`: of the draft that the text is based on. */
export const savePolicyDraftMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: ({ content, etag }: { content: string | null; etag: string | null }) =>
      savePolicyDraft(client, type, { content }, { etag }),
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) => refetchDesk(queryClient, type),
  });

export const publishPolicyMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: ({ etag, ...publication }: PolicyPublication & { etag: string | null }) =>
      publishPolicy(client, type, publication, { etag }),
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) => refetchDesk(queryClient, type),
  });

export const withdrawPolicyVersionMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: ({ version, reason }: { version: number; reason: string | null }) =>
      withdrawPolicyVersion(client, type, String(version), { reason }),
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) => refetchDesk(queryClient, type),
  });
