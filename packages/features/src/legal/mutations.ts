import {
  addPolicyComment,
  answerPolicyComment,
  type ApiClient,
  type Changed,
  getPolicy,
  getPolicyDraft,
  isEditConflict,
  type NewPolicyComment,
  type Policy,
  type PolicyDraft,
  type PolicyPublication,
  type PolicyType,
  type PolicyUpdate,
  publishPolicy,
  resolvePolicyComment,
  savePolicy,
  savePolicyDraft,
  type Versioned,
  withdrawPolicyVersion,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { listPolicyCommentsQuery, listPolicyDraftVersionsQuery, policyDeskQuery } from './queries.ts';

/** Call it after each change of drafts and versions. */
const refetchDesk = (queryClient: QueryClient, type: PolicyType): void => {
  for (const key of ['listPolicyVersions', 'getPolicyDesk', 'countAcceptances'])
    void queryClient.invalidateQueries({ queryKey: [key, type] });
};

export interface SavePolicyInput extends PolicyUpdate {
  etag: string | null;
  /** The text that the user began with. */
  opened: string | undefined;
}

/** Some servers respond to a save without a body. The save succeeded even if this read fails. */
const fetchSavedPolicy = (client: ApiClient, update: PolicyUpdate): Promise<Changed<Versioned<Policy>>> =>
  getPolicy(client, update.type).catch(() => ({
    ...update,
    updatedAt: null,
    version: null,
    sha256: null,
    next: null,
    etag: null,
  }));

/**
 * A conflict with identical text is a success: the response to an earlier attempt was lost. One with the text that the user
 * began with changes nothing, so it is saved over.
 */
export const savePolicyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ etag, opened, ...update }: SavePolicyInput): Promise<Changed<Versioned<Policy>>> => {
      const send = async (version: string | null) =>
        (await savePolicy(client, update, { etag: version })) ?? fetchSavedPolicy(client, update);
      try {
        return await send(etag);
      } catch (error) {
        if (!isEditConflict<Policy>(error)) throw error;
        if (error.current.content === update.content) return error.current;
        if (error.current.content === opened) return send(error.current.etag);
        throw error;
      }
    },
    onSuccess: (saved, _input, _result, { client: queryClient }) => refetchDesk(queryClient, saved.type),
  });

interface SaveDraftInput {
  content: string | null;
  basedOn: number | null;
  /** Of the version that is kept. */
  name: string | null;
  /** Keeps what was saved within the last minute, too. */
  isNewVersion: boolean;
  draft: Versioned<PolicyDraft>;
}

export const savePolicyDraftMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: async ({ draft, ...update }: SaveDraftInput): Promise<Versioned<PolicyDraft>> => {
      try {
        const saved = await savePolicyDraft(client, type, update, { etag: draft.etag });
        return saved ?? (await getPolicyDraft(client, type));
      } catch (error) {
        // The response to an earlier attempt was lost.
        if (isEditConflict<PolicyDraft>(error) && error.current.content === update.content)
          return error.current;
        throw error;
      }
    },
    onSuccess: ({ content, ...info }, _input, _result, { client: queryClient }) => {
      queryClient.setQueryData(
        policyDeskQuery(client, type).queryKey,
        (desk) => desk && { ...desk, etag: null, draft: content === null ? null : info },
      );
      void queryClient.invalidateQueries(listPolicyDraftVersionsQuery(client, type));
    },
  });

export const publishPolicyMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: async ({ etag, ...publication }: PolicyPublication & { etag: string | null }) => {
      try {
        await publishPolicy(client, type, publication, { etag });
      } catch (error) {
        // The response to an earlier attempt was lost.
        const isPublished =
          isEditConflict<Policy>(error) &&
          !publication.inForceAt &&
          error.current.content === publication.content;
        if (!isPublished) throw error;
      }
      // It is published even if this fails; the next look at the desk finds it.
      return Promise.all([getPolicy(client, type), getPolicyDraft(client, type)]).catch(() => undefined);
    },
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) => refetchDesk(queryClient, type),
  });

export const withdrawPolicyVersionMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: ({ version, reason }: { version: number; reason: string | null }) =>
      withdrawPolicyVersion(client, type, String(version), { reason }),
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) => refetchDesk(queryClient, type),
  });

/** Adds a comment, answers one, or resolves one or opens it again. */
export const changeCommentsMutation = (client: ApiClient, type: PolicyType) =>
  mutationOptions({
    mutationFn: (
      change:
        | { comment: NewPolicyComment; idempotencyKey: string }
        | { id: string; answer: string; idempotencyKey: string }
        | { id: string; isResolved: boolean },
    ) => {
      if ('isResolved' in change)
        return resolvePolicyComment(client, type, change.id, { isResolved: change.isResolved });
      const { idempotencyKey } = change;
      return 'comment' in change
        ? addPolicyComment(client, type, change.comment, { idempotencyKey })
        : answerPolicyComment(client, type, change.id, { text: change.answer }, { idempotencyKey });
    },
    onSettled: (_saved, _error, _input, _result, { client: queryClient }) =>
      queryClient.invalidateQueries(listPolicyCommentsQuery(client, type)),
  });
