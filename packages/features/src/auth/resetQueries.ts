import {
  ApiError,
  isApiError,
  type ApiClient,
  type PasswordReset,
  type PasswordResetRequest,
} from '@planner/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

// Separate from `queries.ts`, to keep them out of the sign-in's bundle.

const INTERNAL_SERVER_ERROR = 500;

/** Drops the server's message from 5xx errors, so that the screen shows its own. */
const dropServerMessage = (error: unknown): never => {
  if (!isApiError(error) || error.status < INTERNAL_SERVER_ERROR) throw error;
  const { kind, status, retryAfterS } = error;
  throw new ApiError({ kind, status, retryAfterS, cause: error });
};

export const requestPasswordResetMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (request: PasswordResetRequest) =>
      client.requestPasswordReset(request).catch(dropServerMessage),
  });

export const checkResetTokenQuery = (client: ApiClient, token: string) =>
  queryOptions({
    queryKey: ['checkResetToken', token] as const,
    queryFn: ({ signal }) => client.checkResetToken({ token }, { signal }),
    refetchOnWindowFocus: 'always',
  });

export const resetPasswordMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['resetPassword'],
    mutationFn: ({ token, body }: { token: string; body: PasswordReset }) =>
      client.resetPassword(token, body),
  });
