import { readMessage, readSession } from '../readers.ts';
import { textOf, type Transport } from '../transport.ts';
import type {
  CallOptions,
  LoginRequest,
  Message,
  PasswordReset,
  PasswordResetRequest,
  ResetTokenCheck,
  SignedInUser,
} from '../types.ts';

/** Signing in and out, and getting back in after a forgotten password. */
export const authOperations = ({ http, receive }: Transport) => ({
  /** Starts a session. 401: wrong e-mail or password; 403: no administrator; 429: wait `retryAfterS`. */
  logIn: async (body: LoginRequest, options: CallOptions = {}): Promise<SignedInUser> => {
    const answer = http.POST('/auth/login', { body, ...textOf(options) });
    return (await receive(answer, readSession, { ...options, isSignIn: true })).user;
  },

  /** Ends the session; also answers so when there is none. */
  logOut: (options: CallOptions = {}): Promise<Message> =>
    receive(http.POST('/auth/logout', textOf(options)), readMessage, options),

  /** Who is signed in. 401: nobody. */
  getSession: async (options: CallOptions = {}): Promise<SignedInUser> =>
    (await receive(http.GET('/auth/session', textOf(options)), readSession, options)).user,

  /** Asks for a reset link. The answer is the same whether an account has the address or not. */
  requestPasswordReset: (body: PasswordResetRequest, options: CallOptions = {}): Promise<Message> =>
    receive(http.POST('/auth/forgot-password-web', { body, ...textOf(options) }), readMessage, options),

  /** Asks whether a reset link still works, and leaves it as it is. 410: it is unknown, spent or too old. */
  checkResetToken: (body: ResetTokenCheck, options: CallOptions = {}): Promise<Message> =>
    receive(http.POST('/auth/check-reset-token', { body, ...textOf(options) }), readMessage, options),

  /** Sets a new password with the token of a reset link. 410: the link is unknown, spent or too old. */
  resetPassword: (token: string, body: PasswordReset, options: CallOptions = {}): Promise<Message> =>
    receive(
      http.POST('/auth/reset-password-web/{token}', {
        params: { path: { token } },
        body,
        ...textOf(options),
      }),
      readMessage,
      options,
    ),
});
