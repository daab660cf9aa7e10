import {
  type ApiClient,
  ApiError,
  getPolicyDraft,
  type PolicyDraft,
  type PolicyPublication,
  type PolicyType,
  publishPolicy,
  savePolicyDraft,
  type Versioned,
  withdrawPolicyVersion,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';
import { refetchDesk } from '../mutations.ts';

/** The shared draft that the text in the editor is based on. */
export type SharedDraft = Versioned<PolicyDraft>;

export const DRAFT_EXISTS = 'There is a shared draft already. Open it first, or discard it.';

/** Without the `draft` that the text is based on, one that exists is a conflict: it is not overwritten unseen. */
export const savePolicyDraftMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: async ({ content, draft }: { content: string | null; draft: SharedDraft | undefined }) => {
      const known = draft ?? (await getPolicyDraft(client, type));
      if (!draft && content !== null && known.content !== null)
        throw new ApiError({ kind: 'http', status: 412, code: 'edit-conflict', current: known });
      return savePolicyDraft(client, type, { content }, { etag: known.etag });
    },
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
