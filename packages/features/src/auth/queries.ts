import type { ApiClient, LoginRequest, PasswordReset, PasswordResetRequest } from '@planner/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';

/** Signs in. */
export const logInMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['logIn'],
    mutationFn: (credentials: LoginRequest) => client.logIn(credentials),
  });

/** Signs out. */
export const logOutMutation = (client: ApiClient) =>
  mutationOptions({ mutationKey: ['logOut'], mutationFn: () => client.logOut() });

/** Asks for a reset link. */
export const requestPasswordResetMutation = (client: ApiClient) =>
  mutationOptions({
    mutationKey: ['requestPasswordReset'],
    mutationFn: (request: PasswordResetRequest) => client.requestPasswordReset(request),
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
