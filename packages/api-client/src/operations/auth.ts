import { isApiError } from '../ApiError.ts';
import { type ApiClient, streamInit } from '../createApiClient.ts';
import { logOut as sendLogout, parseChallenge, parseSessionAnswer } from '../generated/operations/auth.ts';
import type { Challenge, LoginRequest, SessionAnswer } from '../generated/types.ts';
import { isRecord } from '../parse.ts';
import type { CallOptions } from '../types.ts';

/** Signs in. The user is signed in only if the result has `user`: otherwise `answerChallenge` completes the sign-in. */
export const logIn = (
  { http, receive }: ApiClient,
  body: LoginRequest,
  options: CallOptions = {},
): Promise<SessionAnswer | Challenge> =>
  receive<SessionAnswer | Challenge>(
    http.POST('/auth/login', { body, ...streamInit(options) }),
    (value) =>
      isRecord(value) && 'challenge' in value && !('user' in value)
        ? parseChallenge(value)
        : parseSessionAnswer(value),
    { ...options, isSignIn: true },
  );

/** Statuses of a logout without a session to end: there is none, or the server has no such operation. */
const NOTHING_TO_END = new Set([401, 404, 405, 501]);

/** Ends the session. Also resolves if there is none, or if the server has no such operation. */
export const logOut = async (client: ApiClient, options: CallOptions = {}): Promise<void> => {
  try {
    await sendLogout(client, options);
  } catch (error) {
    if (!isApiError(error) || !NOTHING_TO_END.has(error.status)) throw error;
  }
};
