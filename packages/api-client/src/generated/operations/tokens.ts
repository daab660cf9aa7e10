// Generated from openapi.yaml by `pnpm generate`. Do not edit.

import { array, id, nullable, object, string, timestamp } from '../../parse.ts';
import { streamInit } from '../../createApiClient.ts';
import type { ApiClient } from '../../createApiClient.ts';
import type { CallOptions, Changed } from '../../types.ts';
import { parseMessage } from './shared.ts';
import { parseAccess } from './records.ts';
import type { Message, ApiToken, ApiTokenList, CreatedApiToken, NewApiToken } from '../types.ts';

export const parseApiToken = object<ApiToken>({ id: id, name: string, access: parseAccess, only: nullable(string), createdBy: string, createdAt: timestamp, expiresAt: timestamp, lastUsedAt: nullable(timestamp) });

export const parseApiTokenList = object<ApiTokenList>({ tokens: array(parseApiToken) });

export const parseCreatedApiToken = object<CreatedApiToken>({ id: id, name: string, access: parseAccess, only: nullable(string), createdBy: string, createdAt: timestamp, expiresAt: timestamp, lastUsedAt: nullable(timestamp), token: string });

/** List tokens. Tokens of all administrators, newest first. */
export const listTokens = ({ http, receive }: ApiClient, options: CallOptions = {}): Promise<ApiTokenList> =>
  receive(http.GET('/tokens', streamInit(options)), parseApiTokenList, options);

/** Make a token. The token itself is returned this once. It ends within a year, and for good when its maker gets another password, role or access, loses the second factors, is suspended or deleted, or is signed out everywhere. All administrators get a mail. */
export const createToken = ({ http, receive }: ApiClient, body: NewApiToken, options: CallOptions = {}): Promise<CreatedApiToken> =>
  receive(http.POST('/tokens', { body, ...streamInit(options) }), parseCreatedApiToken, options);

/** Revoke a token. It ends at once. */
export const revokeToken = ({ http, change }: ApiClient, id: string, options: CallOptions = {}): Promise<Changed<Message> | undefined> =>
  change(http.DELETE('/tokens/{id}', { params: { path: { id } }, ...streamInit(options) }), parseMessage, options);
