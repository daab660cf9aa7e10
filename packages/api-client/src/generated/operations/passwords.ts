// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { number, object, optional, string } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseRole, parseMessage } from './shared.ts';
import type { Message, ValidLink, PasswordResetRequest, PasswordReset, ResetTokenCheck, InvitationAnswer, SecurityLink } from '../types.ts';

export const parseValidLink = object<ValidLink>({ message: optional(string), email: optional(string), role: optional(parseRole), minLength: optional(number) });

/** Request a reset link. Mails a reset link to the address. Response and timing are the same whether or not an account exists. */
export const requestPasswordReset = ({ http, change }: ApiClient, body: PasswordResetRequest, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/auth/forgot-password-web', { body, ...streamInit(options) }), parseMessage, options);

/** Check a link. Returns what `resetPassword` or `acceptInvitation` would return for the link, without using it. The token is in the body, because it is still valid and URLs are logged. Counts as an attempt to use the link. */
export const checkResetToken = ({ http, receive }: ApiClient, body: ResetTokenCheck, options: CallOptions = {}): Promise<ValidLink> =>
  receive(http.POST('/auth/check-reset-token', { body, ...streamInit(options) }), parseValidLink, options);

/** Set a new password with a reset link. Sets the password of the link's account and ends all its sessions. Does not sign in. `acceptInvitation` does the same without a token in the URL. */
export const resetPassword = ({ http, change }: ApiClient, token: string, body: PasswordReset, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/auth/reset-password-web/{token}', { params: { path: { token } }, body, ...streamInit(options) }), parseMessage, options);

/** Choose a password with a link. Sets the password of an account that was invited, and of one that asked for a reset link. The token is in the body, which nothing logs. Does not sign in. */
export const acceptInvitation = ({ http, change }: ApiClient, body: InvitationAnswer, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/auth/invitation', { body, ...streamInit(options) }), parseMessage, options);

/** Say that it was someone else. Ends all sessions and tokens of the account that a security mail was about, removes its second factors and its password, and tells the other administrators. The owner gets a reset link by mail, or, if a second factor was removed, needs an invitation by another administrator. The only administrator with access to everything keeps the second factors that are older than the mail. Opening the link calls nothing: its page has a button. */
export const secureAccount = ({ http, change }: ApiClient, body: SecurityLink, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.POST('/auth/secure-account', { body, ...streamInit(options) }), parseMessage, options);
