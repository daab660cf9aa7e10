import {
  isEditConflict,
  type ApiClient,
  type Policy,
  type PolicyUpdate,
  type Versioned,
} from '@planner/api-client';
import { mutationOptions } from '@tanstack/react-query';

export interface SavePolicyInput extends PolicyUpdate {
  etag: string | null;
}

/** Some servers respond to a save without a body. The save succeeded even if this read fails. */
const fetchSavedPolicy = (client: ApiClient, update: PolicyUpdate): Promise<Versioned<Policy>> =>
  client.getPolicy(update.type).catch(() => ({ ...update, updatedAt: null, etag: null }));

/** A conflict with identical text is a success: the response to an earlier attempt was lost. */
export const savePolicyMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['savePolicy'],
    mutationFn: async ({ etag, ...update }: SavePolicyInput) => {
      try {
        return (await client.savePolicy(update, { etag })) ?? (await fetchSavedPolicy(client, update));
      } catch (error) {
        if (isEditConflict<Policy>(error) && error.current.content === update.content) return error.current;
        throw error;
      }
    },
    // The conflict banner shows who saved the other version.
    onError: (_error, { type }, _result, { client: queryClient }) =>
      queryClient.invalidateQueries({ queryKey: ['listPolicyVersions', type] }),
    onSuccess: (saved, _input, _result, { client: queryClient }) => {
      void queryClient.invalidateQueries({ queryKey: ['listPolicyVersions', saved.type] });
    },
  });
