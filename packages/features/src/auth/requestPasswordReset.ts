import {
  ApiError,
  isApiError,
  type PublicClient,
  type Message,
  type PasswordResetRequest,
} from '@planner/api-client';

const INTERNAL_SERVER_ERROR = 500;

/** Drops the server's message from 5xx errors, so that the screen shows its own. */
const dropServerMessage = (error: unknown): never => {
  if (!isApiError(error) || error.status < INTERNAL_SERVER_ERROR) throw error;
  const { kind, status, retryAfterS } = error;
  throw new ApiError({ kind, status, retryAfterS, cause: error });
};

export const requestPasswordReset = (
  client: PublicClient,
  request: PasswordResetRequest,
): Promise<Message | undefined> => client.requestPasswordReset(request).catch(dropServerMessage);
