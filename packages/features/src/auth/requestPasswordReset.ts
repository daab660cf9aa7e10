import {
  type ApiClient,
  ApiError,
  isApiError,
  type Message,
  type PasswordResetRequest,
  requestPasswordReset as sendRequest,
} from '@planner/api-client';

const INTERNAL_SERVER_ERROR = 500;

/** Drops the server's message from 5xx errors, so that the screen shows its own. */
const dropServerMessage = (error: unknown): never => {
  if (!isApiError(error) || error.status < INTERNAL_SERVER_ERROR) throw error;
  const { kind, status, retryAfterS } = error;
  throw new ApiError({ kind, status, retryAfterS, cause: error });
};

export const requestPasswordReset = (
  client: ApiClient,
  request: PasswordResetRequest,
): Promise<Message | undefined> => sendRequest(client, request).catch(dropServerMessage);
