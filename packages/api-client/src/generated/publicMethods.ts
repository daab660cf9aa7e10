// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { changeInit, readInit, type Transport } from '../transport.ts';
import type { CallOptions, CreateOptions } from '../types.ts';
import { parseSessionAnswer, parseMessage, parseDashboard } from './publicParsers.ts';
import type { SessionAnswer, Message, Dashboard, LoginRequest, PasswordResetRequest, PasswordReset, ResetTokenCheck, ContactMessage } from './types.ts';

/** The methods of pages without a session that follow from the contract alone. */
export const createPublicMethods = ({ http, receive, change, idempotencyKey }: Transport) => {
  /** Sign in. Starts a session with a new id and sets its cookie. Unknown addresses and wrong passwords get the same response. 400: The body is not JSON. 401: Wrong e-mail or password. 403: The account is not an administrator, or the request is cross-site. 413: The body is too large. 415: The content type is not JSON. 422: A field is missing or invalid. 429: Too many attempts. 503: The database or the password hasher is overloaded. */
  const logIn = (body: LoginRequest, options: CallOptions = {}): Promise<SessionAnswer> =>
    receive(http.POST('/auth/login', { body, ...readInit(options) }), parseSessionAnswer, { ...options, isSignIn: true });

  /** Sign out. Ends the session on the server and clears the cookie. Returns the same without a session. */
  const logOut = (options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.POST('/auth/logout', changeInit(options)), parseMessage, options);

  /** Get the signed-in user. Returns the signed-in user, or 401 without a session. 401: Not signed in. `extras` lists those that need no session. */
  const getSession = (options: CallOptions = {}): Promise<SessionAnswer> =>
    receive(http.GET('/auth/session', readInit(options)), parseSessionAnswer, options);

  /** Request a reset link. Mails a reset link to the address. Response and timing are the same whether or not an account exists. */
  const requestPasswordReset = (body: PasswordResetRequest, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.POST('/auth/forgot-password-web', { body, ...changeInit(options) }), parseMessage, options);

  /** Check a reset link. Returns what `resetPassword` would return for the link, without using it. The token is in the body, because it is still valid and URLs are logged. Counts as an attempt to use the link. */
  const checkResetToken = (body: ResetTokenCheck, options: CallOptions = {}): Promise<Message> =>
    receive(http.POST('/auth/check-reset-token', { body, ...readInit(options) }), parseMessage, options);

  /** Set a new password with a reset link. Sets the password of the link's account and ends all its sessions. Does not sign in. */
  const resetPassword = (token: string, body: PasswordReset, options: CallOptions = {}): Promise<Message | undefined> =>
    change(http.POST('/auth/reset-password-web/{token}', { params: { path: { token } }, body, ...changeInit(options) }), parseMessage, options);

  /** Totals and recent users. Counts of users and categories, and the newest users. */
  const getDashboard = (options: CallOptions = {}): Promise<Dashboard> =>
    receive(http.GET('/users/dashboard', readInit(options)), parseDashboard, options);

  /** Send a message. Stores a message for the administrators. */
  const sendContactMessage = (body: ContactMessage, options: CreateOptions = {}): Promise<Message | undefined> =>
    change(http.POST('/contact', { params: { header: idempotencyKey('sendContactMessage', options) }, body, ...changeInit(options) }), parseMessage, options);

  return { logIn, logOut, getSession, requestPasswordReset, checkResetToken, resetPassword, getDashboard, sendContactMessage };
};
