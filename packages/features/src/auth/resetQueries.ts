import {
  ApiError,
  isApiError,
  type ApiClient,
  type PasswordReset,
  type PasswordResetRequest,
} from '@planner/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

// Apart from the other queries: who signs in needs none of these.

const SERVER_FAULT = 500;

/** A fault of the server without its words. */
const withoutWords = (error: unknown): never => {
  if (!isApiError(error) || error.status < SERVER_FAULT) throw error;
  const { kind, status, retryAfterS } = error;
  throw new ApiError({ kind, status, retryAfterS, cause: error });
};

/** Asks for a reset link. Of a fault of the server the screen says what could not be done, and nothing else. */
export const requestPasswordResetMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (request: PasswordResetRequest) => client.requestPasswordReset(request).catch(withoutWords),
  });

/** Asks whether a reset link still works; again, however fresh the answer, when somebody comes back from another tab. */
export const checkResetTokenQuery = (client: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['checkResetToken', token] as const,
    queryFn: ({ signal }) => client.checkResetToken({ token }, { signal }),
    refetchOnWindowFocus: 'always',
  });

/** Sets a new password with the token of a reset link. */
export const resetPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['resetPassword'],
    mutationFn: ({ token, body }: { token: string; body: PasswordReset }) =>
      client.resetPassword(token, body),
  });
