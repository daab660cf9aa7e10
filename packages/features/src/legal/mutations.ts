import {
  type ApiClient,
  type Changed,
  getPolicy,
  isEditConflict,
  type Policy,
  type PolicyType,
  type PolicyUpdate,
  savePolicy,
  type Versioned,
} from '@planner/api-client';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';

/** Call it after each change of drafts and versions. */
export const refetchDesk = (queryClient: QueryClient, type: PolicyType): void => {
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
    // The conflict banner shows who saved the other version.
    onError: (_error, { type }, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: ['listPolicyVersions', type] }),
    onSuccess: (saved, _input, _result, { client: queryClient }) => refetchDesk(queryClient, saved.type),
  });
