// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, number, object, optional, string, strings } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseRole, parseLegalText, parseMessage } from './shared.ts';
import type { SignedInUser, SessionAnswer, Message, Challenge, LoginRequest, ChallengeAnswer } from '../types.ts';

export const parseSignedInUser = object<SignedInUser>({ id: optional(id), name: optional(string), email: string, role: optional(parseRole) });

export const parseSessionAnswer = object<SessionAnswer>({ user: parseSignedInUser, extras: strings, idleLockMinutes: optional(number), timeZone: optional(string), legalTexts: optional(array(parseLegalText)), refused: optional(array(string)), daysToEnroll: optional(number) });

export const parseChallenge = object<Challenge>({ challenge: string, methods: array(string), rpId: optional(string), passkeyIds: optional(array(string)) });

/** Sign in. Starts a session with a new id and sets its cookie. Unknown addresses and wrong passwords get the same response. 400: The body is not JSON. 401: Wrong e-mail or password. 403: The account is not an administrator, or the request is cross-site. 413: The body is too large. 415: The content type is not JSON. 422: A field is missing or invalid. 429: Too many attempts. 503: The database or the password hasher is overloaded. */
export const logIn = ({ http, receive }: ApiClient, body: LoginRequest, options: CallOptions = {}): Promise<SessionAnswer> =>
  receive(http.POST('/auth/login', { body, ...streamInit(options) }), parseSessionAnswer, { ...options, isSignIn: true });

/** Sign out. Ends the session on the server and clears the cookie. Returns the same without a session. */
export const logOut = ({ http, change }: ApiClient, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/auth/logout', streamInit(options)), parseMessage, options);

/** Get the signed-in user. Returns the signed-in user, or 401 without a session. 401: Not signed in. `extras` lists those that need no session. */
export const getSession = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<SessionAnswer> =>
  receive(http.GET('/auth/session', streamInit(options)), parseSessionAnswer, options);

/** Answer a challenge at sign-in. Completes a sign-in with the second factor, or with a passkey alone. Sets the session cookie. A challenge can be answered correctly once, within five minutes, and is void after five answers. A wrong answer gets 422, never 401, and counts like a wrong password. */
export const answerChallenge = ({ http, receive }: ApiClient, body: ChallengeAnswer, options: CallOptions = {}): Promise<SessionAnswer> =>
  receive(http.PUT('/auth/challenge', { body, ...streamInit(options) }), parseSessionAnswer, options);

/** Start a sign-in with a passkey. Returns a challenge that any passkey of an administrator can sign, without e-mail address and password. */
export const startPasskeySignIn = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<Challenge> =>
  receive(http.POST('/auth/passkey', streamInit(options)), parseChallenge, options);

/** Start to confirm the session. Returns a challenge for `confirmSession`, and what it accepts. */
export const startConfirmation = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<Challenge> =>
  receive(http.POST('/auth/confirmation', streamInit(options)), parseChallenge, options);

/** Confirm the session. Proves again who the user is, with a passkey, or with the password and, if the account has one, the second factor. For ten minutes the session may then do what otherwise gets 403 with `confirmation-required`. A wrong answer gets 422, never 401. */
export const confirmSession = ({ http, change }: ApiClient, body: ChallengeAnswer, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.PUT('/auth/confirmation', { body, ...streamInit(options) }), parseMessage, options);
