import { ApiError, isApiError, type PasswordResetRequest, requestPasswordReset } from '@planner/api-client';
import { useApi } from '../shared/app/ApiProvider.tsx';
import { useRateLimitedSave } from '../shared/form/useRateLimitedSave.ts';
import { useSend } from '../shared/query/useSend.ts';

/** Drops the server's message from 5xx errors, so that the screen shows its own. */
const dropServerMessage = (error: unknown): never => {
  if (!isApiError(error) || error.status < 500) throw error;
  const { kind, status, retryAfterS } = error;
  throw new ApiError({ kind, status, retryAfterS, cause: error });
};

/** Sends a reset link. @param fields show their own server errors */
export const useRequestReset = (fields: readonly string[]) => {
  const client = useApi();
  return useRateLimitedSave(
    useSend((request: PasswordResetRequest) =>
      requestPasswordReset(client, request).catch(dropServerMessage),
    ),
    {
      failed: 'Failed to send reset email',
      done: 'If an account has this address, a reset link is on its way',
    },
    fields,
  );
};
